// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/archive/whatif.h"

#include <algorithm>

#include "core/rules/decided.h"

namespace oddchip {
namespace {

std::string rulesLine(const HandBegan& began) { return write(RulesLine{began.rules, Book::house, true}); }

std::string handLine(HandBegan began) {
    began.rulesAt = 0;
    return write(began);
}

}  // namespace

WhatIf::WhatIf(const HandFacts& facts) : m_began(facts.began) {
    Node root;
    root.record = true;
    m_nodes.push_back(root);
    for (const Live& live : facts.events) {
        const int parent = static_cast<int>(m_nodes.size()) - 1;
        m_nodes.back().next.push_back(parent + 1);
        m_nodes.push_back({parent, {}, live.event, live.decided, true, {}});
    }
}

std::vector<int> WhatIf::line(int node) const {
    std::vector<int> nodes;
    for (; node > 0; node = at(node).parent) { nodes.push_back(node); }
    std::ranges::reverse(nodes);
    return nodes;
}

int WhatIf::recordAt(int event) const {
    int node = 0;
    while (event-- > 0 && !at(node).next.empty() && at(at(node).next.front()).record) { node = at(node).next.front(); }
    return node;
}

std::variant<int, Refusal> WhatIf::add(int node, const Event& event) {
    for (const int next : at(node).next) {
        if (at(next).event == event && !at(next).decided) { return next; }
    }
    const auto before = hand(node);
    if (const auto* refusal = std::get_if<Refusal>(&before)) { return *refusal; }
    const Verdict verdict = rule(std::get<Hand>(before), event);
    if (const auto* refusal = std::get_if<Refusal>(&verdict)) { return *refusal; }
    const int added = static_cast<int>(m_nodes.size());
    m_nodes[static_cast<std::size_t>(node)].next.push_back(added);
    m_nodes.push_back({node, {}, event, std::nullopt, false, {}});
    return added;
}

std::variant<Hand, Refusal> WhatIf::hand(int node, const RulesChosen& chosen) const {
    HandBegan began = m_began;
    began.rules = chosen.over(began.rules);
    admitStraddles(began);
    Hand hand = begin(began);
    int number = 0;
    for (const int step : line(node)) {
        ++number;
        const Live live{*at(step).event, at(step).decided};
        const Verdict verdict = verdictOf(hand, live);
        if (const auto* refusal = std::get_if<Refusal>(&verdict)) { return Refusal{refusal->reason, number}; }
        commit(hand, live.event, std::get<Ruling>(verdict));
    }
    return hand;
}

Verdict WhatIf::verdict(int node, const RulesChosen& chosen) const {
    if (node == 0) { return Ruling{}; }
    auto before = hand(at(node).parent, chosen);
    if (const auto* refusal = std::get_if<Refusal>(&before)) { return *refusal; }
    return verdictOf(std::get<Hand>(before), {*at(node).event, at(node).decided});
}

HandFacts WhatIf::facts(int node) const {
    HandFacts facts;
    facts.began = m_began;
    for (const int step : line(node)) { facts.events.push_back({*at(step).event, at(step).decided}); }
    return facts;
}

bool WhatIf::promote(int node) {
    if (node == 0 || at(node).record) { return false; }
    auto& siblings = m_nodes[static_cast<std::size_t>(at(node).parent)].next;
    const auto place = std::ranges::find(siblings, node);
    if (place == siblings.begin() || at(*(place - 1)).record) { return false; }
    std::iter_swap(place, place - 1);
    return true;
}

bool WhatIf::remove(int node) {
    if (at(node).record) { return false; }
    std::vector<int> moved(m_nodes.size(), -1);
    std::vector<bool> gone(m_nodes.size());
    std::vector<Node> left;
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {  // a parent stands before its children
        const int parent = m_nodes[i].parent;
        gone[i] = static_cast<int>(i) == node || (parent >= 0 && gone[static_cast<std::size_t>(parent)]);
        if (gone[i]) { continue; }
        moved[i] = static_cast<int>(left.size());
        left.push_back(m_nodes[i]);
    }
    for (Node& one : left) {
        if (one.parent >= 0) { one.parent = moved[static_cast<std::size_t>(one.parent)]; }
        std::erase_if(one.next, [&](int next) { return gone[static_cast<std::size_t>(next)]; });
        for (int& next : one.next) { next = moved[static_cast<std::size_t>(next)]; }
    }
    m_nodes = std::move(left);
    return true;
}

void WhatIf::note(int node, std::string text) { m_nodes[static_cast<std::size_t>(node)].note = std::move(text); }

bool WhatIf::operator==(const WhatIf& other) const {
    return m_began == other.m_began && std::ranges::equal(m_nodes, other.m_nodes, [](const Node& a, const Node& b) {
               return a.parent == b.parent && a.next == b.next && a.event == b.event && a.record == b.record &&
                      a.note == b.note;
           });
}

std::string WhatIf::log(int node) const {
    std::string text = rulesLine(m_began) + '\n' + handLine(m_began) + '\n';
    int number = 0;
    for (const int step : line(node)) {
        const Node& one = at(step);
        ++number;
        if (!one.note.empty()) {
            std::string note = one.note;
            std::ranges::replace(note, '\n', ' ');
            text += "# " + note + '\n';
        }
        text += write(*one.event) + '\n';
        if (!one.decided || !one.decided->counts) { continue; }
        const Action action = *one.decided->counts;
        const FloorRuled decision{FloorSays::act, action.seat, action.verb, action.to};
        text += body(Entry{FloorOn{number, decision}}) + '\n';
    }
    return text;
}

std::string WhatIf::json() const {
    std::string text =
        "{\"hand\":" + jsonText(handLine(m_began)) + ",\"rules\":" + jsonText(rulesLine(m_began)) + ",\"line\":";
    // Without recursion: a hand has hundreds of events.
    struct Open {
        int node;
        std::size_t next = 0;
    };
    std::vector<Open> open{{0}};
    const auto begin = [&](int node) {
        const Node& one = at(node);
        text += '{';
        if (one.event) { text += "\"event\":" + jsonText(write(*one.event)) + ','; }
        text += one.record ? "\"record\":true" : "\"record\":false";
        if (!one.note.empty()) { text += ",\"note\":" + jsonText(one.note); }
        const Verdict verdict = this->verdict(node);
        const auto* ruling = std::get_if<Ruling>(&verdict);
        if (ruling != nullptr && ruling->counts) {
            const claim::CountsAs counts{ruling->counts->verb, ruling->counts->to};
            text += ",\"counts\":" + jsonText(write(Claim{counts, ruling->rules.first()}).substr(2));
        }
        text += ",\"next\":[";
    };
    begin(0);
    while (!open.empty()) {
        Open& top = open.back();
        const std::vector<int>& next = at(top.node).next;
        if (top.next == next.size()) {
            text += "]}";
            open.pop_back();
            continue;
        }
        if (top.next > 0) { text += ','; }
        const int node = next[top.next++];
        begin(node);
        open.push_back({node});
    }
    return text + '}';
}

std::string jsonText(std::string_view text) {
    std::string quoted = "\"";
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        constexpr std::string_view digits = "0123456789abcdef";
        if (letter == '"' || letter == '\\') {
            (quoted += '\\') += letter;
        } else if (byte < 0x20) {
            ((quoted += "\\u00") += digits[byte >> 4]) += digits[byte & 15];
        } else {
            quoted += letter;
        }
    }
    return quoted + '"';
}

}  // namespace oddchip
