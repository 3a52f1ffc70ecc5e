// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The chain: what each entry's hash is taken over. Lengths and numbers are 8 bytes, the least significant first.
#pragma once

#include "core/journal/journal.h"

namespace oddchip {

// What the first entry is chained to: BLAKE2b-256 of the journal's id, so that no entry fits another journal.
Hash chainOrigin(std::string_view journalId);

// BLAKE2b-256 over the previous hash, seq, at, actor, approver, reason, kind (its word), body, digest, each preceded by
// its length. Does not look at record.hash.
Hash chainHash(const Hash& previous, const Record& record);

// What an epoch is sealed with: BLAKE2b-256 over what the next entry would have been chained to, the epoch's number,
// and the heads that it names as text. Does not look at epoch.seal.
Hash chainEpoch(const Hash& previous, const Epoch& epoch);

// What the entry after a head is chained to: the head's hash, or the seal of the last epoch that began there.
Hash chainedFrom(const Head& head, std::span<const Epoch> epochs);

}  // namespace oddchip
