// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/practice/scene.h"

// What has happened in a hand, in sentences: seats that did the same one after the other are told in one.
namespace oddchip::practice {

class Story {
public:
    void add(const Event& event);
    void add(Text what);
    void addBoard(const Hand& hand, const BoardDealt& dealt);  // 'hand': with the cards on it
    const std::vector<Text>& texts() const { return m_texts; }
    std::vector<Text> takeLast(std::size_t most);  // and begins anew

private:
    std::vector<Text> m_texts;
    std::string_view m_together;
    SeatSet m_seats;
};

}  // namespace oddchip::practice
