// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/tokens.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>

namespace oddchip::ui {
namespace {

using C = Colours;
constexpr Token kPalette[] = {
    {"bg", &C::bg, 0x0D1116, 0xE3E7EC, 0x000000},
    {"panel", &C::panel, 0x151B22, 0xFFFFFF, 0x000000},
    {"raised", &C::raised, 0x222B36, 0xFFFFFF, 0x000000},
    {"raised2", &C::raised2, 0x303C49, 0xDCE2E9, 0x1E1E1E},
    {"well", &C::well, 0x0A0E12, 0xFFFFFF, 0x000000},
    {"hollow", &C::hollow, 0x10151B, 0xE3E7EC, 0x000000},
    {"felt1", &C::felt1, 0x1B232C, 0xD3DAE1, 0x000000},
    {"felt2", &C::felt2, 0x151C24, 0xC8D0D9, 0x000000},
    {"rail", &C::rail, 0x2A3541, 0xAEB9C4, 0x8A8A8A},
    {"line", &C::line, 0x2C3743, 0xC3CBD4, 0x8A8A8A},
    {"edge", &C::edge, 0x6E7D8D, 0x606C78, 0xFFFFFF},
    {"text", &C::text, 0xF2F5F8, 0x12171D, 0xFFFFFF},
    {"text2", &C::text2, 0xBAC5D0, 0x3C4854, 0xFFFFFF},
    {"dim", &C::dim, 0x93A0AD, 0x596571, 0xC6C6C6},
    {"act", &C::act, 0xFFC44D, 0xFFC23A, 0xFFE800},
    {"on-act", &C::onAct, 0x1A1200, 0x1A1200, 0x000000},
    {"act-ink", &C::actInk, 0xFFC44D, 0x7A4A00, 0xFFE800},
    {"focus", &C::focus, 0x8CCBFF, 0x0B57D0, 0x00E5FF},
    {"ok", &C::ok, 0x69D39A, 0x0B6B41, 0x5CFF9D},
    {"warn", &C::warn, 0xFF9389, 0xB3261E, 0xFF9C94},
    {"layer M", &C::layerM, 0x6FB7FF, 0x1B5DB8, 0x4FC3FF},
    {"layer A", &C::layerA, 0x4ED0AE, 0x0A6B54, 0x3DFFB4},
    {"layer B", &C::layerB, 0xEC9FD8, 0x96297F, 0xFF9BEF},
    {"layer C", &C::layerC, 0xFF9E64, 0xA1430A, 0xFFA63D},
    {"on-layer", &C::onLayer, 0x0A0E12, 0xFFFFFF, 0x000000},
    {"card face", &C::cardFace, 0xF4F2EC, 0xFFFFFF, 0xFFFFFF},
    {"card edge", &C::cardEdge, 0x0A0E12, 0x606C78, 0x000000},
    {"back", &C::back, 0x3B5B86, 0x3B5B86, 0x000000},
    {"back lines", &C::backLines, 0x8CA9CF, 0x8CA9CF, 0xFFFFFF},
};

// The layers apart in lightness too, so that hue is not needed.
constexpr Token kSafe[] = {
    {"layer M", &C::layerM, 0x4C9BFF, 0x1560D8, 0x4C9BFF},
    {"layer A", &C::layerA, 0xF7F0A8, 0x8A5A00, 0xF7F0A8},
    {"layer B", &C::layerB, 0xD2C4FF, 0x33104F, 0xD2C4FF},
    {"layer C", &C::layerC, 0xD9902B, 0x4A2C12, 0xD9902B},
};

constexpr struct {
    Type type;
    int line;
} kTypes[] = {
    {Type::Caption, 16}, {Type::Second, 20},  {Type::Name, 24}, {Type::Label, 28},
    {Type::Stack, 28},   {Type::Verdict, 32}, {Type::Say, 40},  {Type::Typed, 56},
};

using ThreeThemes = std::array<Colours, 3>;

void take(ThreeThemes& all, std::span<const Token> tokens) {
    for (const Token& token : tokens) {
        all[0].*token.colour = QColor::fromRgb(token.dark);
        all[1].*token.colour = QColor::fromRgb(token.light);
        all[2].*token.colour = QColor::fromRgb(token.contrast);
    }
}

ThreeThemes allColours(bool safe) {
    ThreeThemes all;
    take(all, kPalette);
    if (safe) take(all, kSafe);
    return all;
}

// Figures and Latin letters are of one face in all languages; the next one has the letters that it lacks. The packages
// that bring them are named in packaging/cpack.cmake.
const QStringList& families() {
    static const QStringList latin{QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans"),
                                   QStringLiteral("Noto Sans CJK SC")};
    static const QStringList arabic{QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans Arabic"),
                                    QStringLiteral("DejaVu Sans")};
    static const QStringList chinese{QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans CJK SC"),
                                     QStringLiteral("WenQuanYi Micro Hei"), QStringLiteral("DejaVu Sans")};
    const QLocale::Script script = QLocale().script();
    return script == QLocale::ArabicScript ? arabic : script == QLocale::SimplifiedHanScript ? chinese : latin;
}

}  // namespace

const Colours& colours(Theme theme, bool safe) {
    static const ThreeThemes usual = allColours(false), kept = allColours(true);
    return (safe ? kept : usual)[static_cast<std::size_t>(theme)];
}

std::span<const Token> palette() { return kPalette; }

int lineHeight(Type type) {
    return std::find_if(std::begin(kTypes), std::end(kTypes), [=](const auto& row) { return row.type == type; })->line;
}

Type oneSmaller(Type type) {
    const auto row = std::find_if(std::begin(kTypes), std::end(kTypes), [=](const auto& r) { return r.type == type; });
    return row == std::begin(kTypes) ? type : std::prev(row)->type;
}

Layer layer(int index) {
    constexpr char letters[] = "MABCEFGHIJK";
    constexpr QColor Colours::*repeated[] = {&C::layerM, &C::layerA, &C::layerB, &C::layerC};
    return {QLatin1Char(letters[std::clamp(index, 0, 10)]), repeated[index % 4], index > 3};
}

double scaleFor(QSize window) {
    const double fits = std::min(window.width() / 1280.0, window.height() / 800.0);
    return std::max(1.0, std::floor(fits * 4) / 4);
}

double Look::px(double units) const { return std::round(units * scale * dpr) / dpr; }

QRectF Look::px(const QRectF& units) const {
    return {px(units.x()), px(units.y()), px(units.width()), px(units.height())};
}

QRect Look::widget(const QRectF& units) const { return px(units).toAlignedRect(); }

double Look::line(double units) const { return std::max(1.0, std::round(units * scale * dpr)) / dpr; }

double Look::border(bool strong) const { return line(strong || theme == Theme::Contrast ? 2 : 1); }

QFont Look::font(Type type, bool bold) const {
    QFont font(families());
    font.setPixelSize(qRound(static_cast<int>(type) * scale));
    font.setWeight(bold ? QFont::Bold : QFont::Normal);
    return font;
}

QFont Look::caption() const {
    QFont font = this->font(Type::Caption, true);
    font.setLetterSpacing(QFont::AbsoluteSpacing, scale);
    return font;
}

QFont Look::mono(Type type, bool bold) const {
    QFont font = this->font(type, bold);
    font.setFamilies({QStringLiteral("Noto Sans Mono"), QStringLiteral("DejaVu Sans Mono")});
    return font;
}

}  // namespace oddchip::ui
