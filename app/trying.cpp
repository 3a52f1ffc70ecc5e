// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/trying.h"

#include <algorithm>

#include "core/archive/compare.h"

namespace oddchip::app {
namespace {

// Depth first: the first line goes straight down, the others stand after it, one deeper.
void list(const WhatIf& tree, std::vector<TriedAct>& acts) {
    struct Open {
        int node, number, depth;
    };
    std::vector<Open> open{{tree.root(), 0, 0}};
    while (!open.empty()) {
        const Open at = open.back();
        open.pop_back();
        const WhatIf::Node& node = tree.at(at.node);
        if (node.event) {
            TriedAct act{at.node, node.parent, at.number, at.depth, write(*node.event), node.note, node.record, {}};
            const Verdict verdict = tree.verdict(at.node);
            if (const auto* ruling = std::get_if<Ruling>(&verdict)) act.counts = ruling->counts;
            acts.push_back(std::move(act));
        }
        // What is pushed last is listed first: the branches before the line that goes on.
        if (!node.next.empty()) open.push_back({node.next.front(), at.number + 1, at.depth});
        for (std::size_t i = node.next.size(); i > 1; --i)
            open.push_back({node.next[i - 1], at.number + 1, at.depth + 1});
    }
}

}  // namespace

Tried Trying::done(const Try& wanted, const HandTold& told) {
    Tried tried;
    tried.row = told.row;
    if (!m_tree || !(m_key == wanted.key)) {
        m_key = wanted.key;
        m_tree.reset();
        if (const auto facts = factsOf(told.log)) m_tree.emplace(*facts);
    }
    if (!m_tree) return tried;
    WhatIf& tree = *m_tree;
    const bool there = wanted.node >= 0 && wanted.node < std::ssize(tree.nodes());
    tried.node = there ? wanted.node : tree.root();
    switch (wanted.what) {
    case Try::Do::look: break;
    case Try::Do::add: {
        const auto read = readEvent(wanted.text);
        if (const auto* error = std::get_if<ReadError>(&read)) {
            tried.refused = error->what;
            break;
        }
        const auto added = tree.add(tried.node, std::get<Event>(read));
        if (const auto* refusal = std::get_if<Refusal>(&added)) {
            tried.refused = name(refusal->reason);
        } else {
            tried.node = std::get<int>(added);
        }
        break;
    }
    case Try::Do::promote: tree.promote(tried.node); break;
    case Try::Do::remove: {
        const int parent = tree.at(tried.node).parent;
        if (tree.remove(tried.node)) tried.node = std::max(parent, 0);
        break;
    }
    case Try::Do::note: tree.note(tried.node, wanted.text); break;
    }
    list(tree, tried.acts);
    const bool record = tree.at(tried.node).record;
    if (record) {
        if (const auto compared = compare(told.log, wanted.columns)) tried.compared = *compared;
    } else {
        tried.compared = compare(tree.facts(tried.node), wanted.columns);
    }
    tried.log = tree.log(tried.node);
    tried.json = tree.json();
    const auto hand = tree.hand(tried.node);
    if (const auto* found = std::get_if<Hand>(&hand)) tried.hand = *found;
    return tried;
}

}  // namespace oddchip::app
