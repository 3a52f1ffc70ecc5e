// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/records/punto_json.h"

#include "core/notation/claims.h"
#include "core/notation/punto_walk.h"
#include "core/records/json_writer.h"

namespace oddchip {
namespace {

using baccarat::Side;

std::string_view name(Side side) {
    switch (side) {
    case Side::player: return "player";
    case Side::bank: return "bank";
    case Side::tie: break;
    }
    return "tie";
}

std::string_view name(baccarat::Row::Kind kind) {
    switch (kind) {
    case baccarat::Row::Kind::takes: return "takes";
    case baccarat::Row::Kind::pushes: return "pushes";
    case baccarat::Row::Kind::pays: break;
    }
    return "pays";
}

void sideOrNull(JsonWriter& json, std::string_view key, const std::optional<Side>& side) {
    json.key(key);
    side ? json.value(name(*side)) : json.null();
}

void hand(JsonWriter& json, std::string_view key, const baccarat::Cards& cards) {
    json.key(key);
    json.object([&] {
        json.list("cards", [&] {
            for (const baccarat::Card card : cards) { json.value(text(cardOf(card))); }
        });
        json.pair("total", cards.total());
    });
}

void row(JsonWriter& json, const baccarat::Row& row, bool settled) {
    json.object([&] {
        json.pair("id", 's' + std::to_string(row.seat));
        json.pair("side", name(row.side));
        json.pair("bet", Chips{row.bet});
        json.key("result");
        settled ? json.value(name(row.kind)) : json.null();
        json.pair("pays", settled ? std::optional(Chips{row.pays}) : std::nullopt);
        json.pair("commission", settled ? std::optional(Chips{row.commission}) : std::nullopt);
    });
}

// Of a coup that is not settled the bets alone, by seat.
void bets(JsonWriter& json, const baccarat::Table& table) {
    json.list("bets", [&] {
        if (table.coup.settled && !table.coup.isVoid) {
            for (const baccarat::Row& each : settlement(table)) { row(json, each, true); }
            return;
        }
        for (std::uint8_t seat = 1; seat <= baccarat::kPlaces; ++seat) {
            for (const Side side : baccarat::kSides) {
                const baccarat::Amount bet = table.coup.bets.at(seat, side);
                if (bet != 0) { row(json, {.seat = seat, .side = side, .bet = bet}, false); }
            }
        }
    });
}

void coupFlags(JsonWriter& json, const Ruling& ruling) {
    json.list("flags", [&] {
        for (const RuleId flag : ruling.flags.ids) {
            if (flag != RuleId::none) { json.value(name(flag)); }
        }
    });
}

class CoupTelling {
public:
    CoupTelling(std::string& to, const CoupHead& head) : m_to(to), m_head(head), m_index(head.index) {}

    int tell(const Punto& played) {
        walk(played, [&](const PuntoHappened& one) {
            if (m_head.steps) { step(one); }
            if (!one.ruling.flags.empty()) { flagged(one); }
            if (one.after.coup.settled && !one.before.coup.settled) { coup(one.after); }
        });
        const baccarat::Coup& last = played.table.coup;
        if (!last.settled && (last.begun() || !last.bets.empty())) { coup(played.table); }
        return m_index;
    }

private:
    void step(const PuntoHappened& one) {
        const baccarat::Coup& coup = one.after.coup;
        const baccarat::Called now = coup.isVoid ? baccarat::Called{} : called(coup);
        JsonWriter json(m_to);
        json.object([&] {
            json.pair("type", "step");
            json.pair("index", m_index + 1);
            json.pair("n", one.number - 1);
            json.pair("event", write(one.event));
            json.pair("player", coup.player.total());
            json.pair("bank", coup.bank.total());
            sideOrNull(json, "draw", now.due());
            sideOrNull(json, "winner", now.winner);
            coupFlags(json, one.ruling);
        });
        m_to += '\n';
    }

    void flagged(const PuntoHappened& one) {
        if (!m_rulings.empty()) { m_rulings += ','; }
        JsonWriter json(m_rulings);
        json.object([&] {
            json.pair("rule", name(one.ruling.rules.first()));
            json.pair("event", write(one.event));
            coupFlags(json, one.ruling);
        });
    }

    void coup(const baccarat::Table& table) {
        JsonWriter json(m_to);
        json.object([&] {
            json.pair("type", "coup");
            json.pair("file", m_head.file);
            json.pair("index", ++m_index);
            json.pair("game", "punto banco");
            json.pair("decks", table.house.decks);
            json.pair("rules", m_head.rules);
            json.pair("status", table.coup.isVoid ? "void" : table.coup.settled ? "over" : "open");
            hand(json, "player", table.coup.player);
            hand(json, "bank", table.coup.bank);
            sideOrNull(json, "winner", table.coup.isVoid ? std::nullopt : called(table.coup).winner);
            bets(json, table);
            json.key("shoe");
            table.holder == 0 ? json.null() : json.value('s' + std::to_string(table.holder));
            const auto toCome = coupsToCome(table);  // once the cut card is out
            json.key("coups_left");
            toCome ? json.value(*toCome) : json.null();
            json.list("rulings", [&] { json.plain(m_rulings); });
        });
        m_to += '\n';
        m_rulings.clear();
    }

    std::string& m_to;
    const CoupHead& m_head;
    int m_index;
    std::string m_rulings;  // of the coup in play, those that raise a flag
};

}  // namespace

int appendCoups(std::string& to, const CoupHead& head, const Punto& played) {
    return CoupTelling(to, head).tell(played);
}

}  // namespace oddchip
