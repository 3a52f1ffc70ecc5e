// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/journal/chain.h"

#include "core/journal/epoch.h"

#include <algorithm>
#include <sodium.h>

namespace oddchip {

namespace {

class Blake {
public:
    Blake() { crypto_generichash_init(&m_state, nullptr, 0, std::tuple_size_v<Hash>); }

    void add(std::string_view bytes) {
        addNumber(static_cast<std::int64_t>(bytes.size()));
        addRaw(bytes.data(), bytes.size());
    }
    void add(std::span<const std::uint8_t> bytes) {
        addNumber(static_cast<std::int64_t>(bytes.size()));
        addRaw(bytes.data(), bytes.size());
    }
    void add(std::int64_t value) {
        addNumber(sizeof value);
        addNumber(value);
    }
    Hash result() {
        Hash hash{};
        crypto_generichash_final(&m_state, hash.data(), hash.size());
        return hash;
    }

private:
    void addNumber(std::int64_t value) {
        std::array<std::uint8_t, 8> bytes{};
        auto rest = static_cast<std::uint64_t>(value);
        for (auto& byte : bytes) {
            byte = static_cast<std::uint8_t>(rest & 0xff);
            rest >>= 8;
        }
        addRaw(bytes.data(), bytes.size());
    }
    void addRaw(const void* data, std::size_t size) {
        crypto_generichash_update(&m_state, static_cast<const unsigned char*>(data), size);
    }

    crypto_generichash_state m_state{};
};

Hash hashOf(std::string_view text) {
    Hash hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                       nullptr, 0);
    return hash;
}

}  // namespace

Digest digest(std::string_view canonical) {
    Digest digest;
    digest.bytes[0] = 1;
    const Hash hash = hashOf(canonical);
    std::copy_n(hash.begin(), digest.bytes.size() - 1, digest.bytes.begin() + 1);
    return digest;
}

Hash chainOrigin(std::string_view journalId) { return hashOf(journalId); }

Hash chainHash(const Hash& previous, const Record& record) {
    Blake blake;
    blake.add(std::span<const std::uint8_t>(previous));
    blake.add(record.seq);
    blake.add(record.at);
    blake.add(record.actor);
    blake.add(record.approver);
    blake.add(record.reason);
    blake.add(name(record.kind));
    blake.add(record.body);
    blake.add(std::span<const std::uint8_t>(record.digest.bytes));
    return blake.result();
}

Hash chainEpoch(const Hash& previous, const Epoch& epoch) {
    Blake blake;
    blake.add(std::span(previous));
    blake.add(epoch.number);
    blake.add(epochText(epoch));
    return blake.result();
}

Hash chainedFrom(const Head& head, std::span<const Epoch> epochs) {
    Hash from = head.hash;
    for (const Epoch& epoch : epochs) {
        if (epoch.after.seq == head.seq && epoch.seal) { from = *epoch.seal; }
    }
    return from;
}

}  // namespace oddchip
