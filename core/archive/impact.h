// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Which recorded hands would have ended otherwise under other rules, over all of them.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "core/archive/index.h"

namespace oddchip {

// How one hand would have ended: nothing where the same. 'row' is left empty but for its number.
std::optional<Moved> movedBy(const HandFacts& facts, const RulesChosen& chosen);
// The same of a packed row, as impactOf looks at it: hands that no changed option can reach are not played again, and
// what the difference is made of is not told.
std::optional<Moved> movedBy(std::span<const std::uint8_t> packed, const Shared& shared, const RulesChosen& chosen);

// The packed rows of an index, on worker threads of their own; each opens the file again. 'told', if given, hears of
// what was found so far now and then, on a worker's thread. A hand cannot be told twice. Throws JournalError.
Impacted impactOf(const std::string& indexPath, const Journal& journal, const Impact& impact, unsigned threads,
                  std::stop_token stop = {}, Progress* progress = nullptr,
                  const std::function<void(const Impacted&)>& told = {});

// The same over several journals, one after the other, as one answer. A row's key names the journal by its place in
// 'sources'.
struct ImpactSource {
    std::string indexPath;
    const Journal* journal;
};
Impacted impactOf(std::span<const ImpactSource> sources, const Impact& impact, unsigned threads,
                  std::stop_token stop = {}, Progress* progress = nullptr,
                  const std::function<void(const Impacted&)>& told = {});

// The same of some hands alone, read from the journal's own lines: what the packed rows say is held against it.
Impacted impactOfText(const Index& index, const Journal& journal, const RulesChosen& chosen,
                      std::span<const std::int64_t> hands);

}  // namespace oddchip
