// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Numbers in as few bytes as they need: seven bits a byte, the least first.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace oddchip::archive {

class ByteWriter {
public:
    void byte(std::uint8_t value) { m_bytes.push_back(value); }
    void number(std::uint64_t value) {
        for (; value >= 0x80; value >>= 7) { byte(static_cast<std::uint8_t>(value | 0x80)); }
        byte(static_cast<std::uint8_t>(value));
    }
    void signedNumber(std::int64_t value) {  // small either side of 0 is short
        const auto bits = static_cast<std::uint64_t>(value);
        number(value < 0 ? ~(bits << 1) : bits << 1);
    }
    void text(std::string_view text) {
        number(text.size());
        m_bytes.insert(m_bytes.end(), text.begin(), text.end());
    }
    std::vector<std::uint8_t> take() { return std::move(m_bytes); }

private:
    std::vector<std::uint8_t> m_bytes;
};

// Reads what ByteWriter wrote. Past the end, or after spoil(), everything is 0 and good() is false.
class ByteReader {
public:
    explicit ByteReader(std::span<const std::uint8_t> bytes) : m_at(bytes.data()), m_end(bytes.data() + bytes.size()) {}

    bool good() const { return m_good; }
    void spoil() { m_good = false; }
    std::uint8_t byte() {
        if (m_at == m_end) {
            m_good = false;
            return 0;
        }
        return *m_at++;
    }
    std::uint64_t number() {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            const std::uint8_t next = byte();
            value |= static_cast<std::uint64_t>(next & 0x7f) << shift;
            if (next < 0x80) { return value; }
        }
        m_good = false;
        return 0;
    }
    std::int64_t signedNumber() {
        const std::uint64_t bits = number();
        return static_cast<std::int64_t>((bits & 1) != 0 ? ~(bits >> 1) : bits >> 1);
    }
    std::string_view text() {
        const std::uint64_t size = number();
        if (size > static_cast<std::uint64_t>(m_end - m_at)) {
            m_good = false;
            return {};
        }
        const auto* from = reinterpret_cast<const char*>(m_at);
        m_at += size;
        return {from, size};
    }

private:
    const std::uint8_t* m_at;
    const std::uint8_t* m_end;
    bool m_good = true;
};

}  // namespace oddchip::archive
