// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Lines that were tried beside a hand's record, as a tree: a plain value, copied to undo a change. The record's own
// line is the first at every branch and cannot be changed here; it changes by a decision of the floor alone.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/archive/pack.h"
#include "core/notation/chosen.h"

namespace oddchip {

class WhatIf {
public:
    struct Node {
        int parent = -1;
        std::vector<int> next;          // the record's first, then in the order chosen
        std::optional<Event> event;     // of the root: none
        std::optional<Ruling> decided;  // by the floor, in the record
        bool record = false;
        std::string note;
    };

    explicit WhatIf(const HandFacts& facts);

    const std::vector<Node>& nodes() const { return m_nodes; }
    const Node& at(int node) const { return m_nodes[static_cast<std::size_t>(node)]; }
    int root() const { return 0; }
    const HandBegan& began() const { return m_began; }
    std::vector<int> line(int node) const;  // from the first event to this one
    int recordAt(int event) const;          // the record's node after so many events

    // Another act after a node. Where that line is there already it is given. A refusal changes nothing.
    std::variant<int, Refusal> add(int node, const Event& event);
    // The hand after a node under its own rules or others.
    std::variant<Hand, Refusal> hand(int node, const RulesChosen& chosen = {}) const;
    Verdict verdict(int node, const RulesChosen& chosen = {}) const;  // of its own event
    HandFacts facts(int node) const;                                  // of the line to it, to compare under rulebooks

    bool promote(int node);  // one place up among the lines that were tried there; false: it is first, or the record's
    bool remove(int node);   // with all after it; false: the record's. Numbers of other nodes may change
    void note(int node, std::string text);
    bool operator==(const WhatIf& other) const;

    // The line to a node as a scenario file and a PHH `_log` have it.
    std::string log(int node) const;
    // The whole tree: {"hand":..., "rules":..., "line":{"event":..., "record":true, "note":..., "next":[...]}}.
    std::string json() const;

private:
    HandBegan m_began;
    std::vector<Node> m_nodes;
};

// As JSON writes a text, with its quotes.
std::string jsonText(std::string_view text);

}  // namespace oddchip
