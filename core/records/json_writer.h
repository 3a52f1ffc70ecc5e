// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "core/records/utf8.h"
#include "core/rules/chips.h"

namespace oddchip {

// Appends JSON to a text, in the order of the calls; commas come by themselves.
class JsonWriter {
public:
    explicit JsonWriter(std::string& to) : m_to(to) {}

    void key(std::string_view name) {
        comma();
        m_to += '"';
        m_to += name;
        m_to += "\":";
        m_first = true;
    }
    void null() { plain("null"); }
    void value(bool is) { plain(is ? "true" : "false"); }
    void value(int number) {
        comma();
        digits(number);
    }
    void value(Chips amount) {  // in the currency's units: whole, or with two decimals
        comma();
        if (amount.count < 0) { m_to += '-'; }
        const std::int64_t hundredths = amount.count < 0 ? -amount.count : amount.count;
        digits(hundredths / 100);
        if (const auto cents = static_cast<char>(hundredths % 100); cents != 0) {
            m_to += '.';
            m_to += static_cast<char>('0' + cents / 10);
            m_to += static_cast<char>('0' + cents % 10);
        }
    }
    void value(const std::optional<Chips>& amount) { amount ? value(*amount) : null(); }
    void value(std::string_view text) {
        comma();
        m_to += '"';
        while (!text.empty()) {
            const std::size_t size = characterAt(text);
            if (size == 1) {
                escaped(text[0]);
            } else {
                m_to += size == 0 ? std::string_view("\\ufffd") : text.substr(0, size);  // no text is left out
            }
            text.remove_prefix(std::max<std::size_t>(size, 1));
        }
        m_to += '"';
    }
    void value(const char* text) { value(std::string_view(text)); }
    void plain(std::string_view json) {  // JSON that is written already; perhaps nothing
        if (json.empty()) { return; }
        comma();
        m_to += json;
    }
    template <class Fill> void object(const Fill& fill) {
        open('{');
        fill();
        close('}');
    }
    template <class Fill> void list(std::string_view name, const Fill& fill) {
        key(name);
        open('[');
        fill();
        close(']');
    }
    template <class T> void pair(std::string_view name, const T& of) {
        key(name);
        value(of);
    }

private:
    void open(char bracket) {
        comma();
        m_to += bracket;
        m_first = true;
    }
    void close(char bracket) {
        m_to += bracket;
        m_first = false;
    }
    void comma() {
        if (!m_first) { m_to += ','; }
        m_first = false;
    }
    void digits(std::int64_t number) {
        char text[24];
        m_to.append(text, std::to_chars(text, text + sizeof text, number).ptr);
    }
    void escaped(char c) {
        if (c == '"' || c == '\\') {
            m_to += '\\';
            m_to += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            constexpr std::string_view hex = "0123456789abcdef";
            m_to += "\\u00";
            m_to += hex[static_cast<std::size_t>(c) >> 4];
            m_to += hex[static_cast<std::size_t>(c) & 15];
        } else {
            m_to += c;
        }
    }

    std::string& m_to;
    bool m_first = true;
};

}  // namespace oddchip
