// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/games.h"

#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kLeft = 17, kHead = 40, kGap = 4;
constexpr Structure kStructures[] = {Structure::noLimit, Structure::potLimit, Structure::limit, Structure::spreadLimit};

FormId formAfter(FormId form, int steps) {
    const int count = formCount();
    return FormId{static_cast<std::uint8_t>((static_cast<int>(form) + steps + count) % count)};
}

Structure structureAfter(Structure structure, int steps) {
    constexpr int count = static_cast<int>(std::size(kStructures));
    int now = 0;
    while (kStructures[now] != structure) ++now;
    return kStructures[(now + steps + count) % count];
}

}  // namespace

Games::Games(QWidget* parent) : Sheet(Place::Side, parent) {
    for (std::size_t i = 0; i < m_structures.size(); ++i) {
        m_structures[i] = new Button(Button::Shape::Small, this);
        connect(m_structures[i], &Button::clicked, this, [this, i] { choose(kStructures[i], m_draft.form); });
    }
    for (int i = 0; i < formCount(); ++i) {
        auto* button = new Button(Button::Shape::Tile, this);
        connect(button, &Button::clicked, this,
                [this, i] { choose(m_draft.structure, FormId{static_cast<std::uint8_t>(i)}); });
        m_forms.push_back(button);
    }
    m_punto = new Button(Button::Shape::Small, this);
    m_punto->setFace({nameOf("punto.menu.open"), {}});
    connect(m_punto, &Button::clicked, this, &Games::wantsPunto);
    m_close = new Button(Button::Shape::Close, this);
    m_close->setFace({nameOf("button.close"), {}});
    connect(m_close, &Button::clicked, this, &Games::closed);
}

void Games::setDraft(const TableDraft& draft) {
    m_draft = draft;
    for (std::size_t i = 0; i < m_structures.size(); ++i) {
        const bool chosen = kStructures[i] == draft.structure;
        m_structures[i]->setFace(
            {nameOf("structure." + std::string(name(kStructures[i]))), {}, chosen ? Standing::Open : Standing::Ready});
    }
    for (std::size_t i = 0; i < m_forms.size(); ++i) {
        const auto id = static_cast<FormId>(i);
        m_forms[i]->setFace(
            {nameOf("form." + std::string(form(id).key)), {}, id == draft.form ? Standing::Open : Standing::Ready});
    }
}

void Games::choose(Structure structure, FormId form) {
    m_draft.structure = structure;
    m_draft.form = form;
    setDraft(m_draft);
    Q_EMIT changed(m_draft);
}

bool Games::takes(const QKeyEvent& key) {
    switch (key.key()) {
    case Qt::Key_Up: choose(m_draft.structure, formAfter(m_draft.form, -1)); return true;
    case Qt::Key_Down: choose(m_draft.structure, formAfter(m_draft.form, 1)); return true;
    case Qt::Key_Left: choose(structureAfter(m_draft.structure, -1), m_draft.form); return true;
    case Qt::Key_Right: choose(structureAfter(m_draft.structure, 1), m_draft.form); return true;
    case Qt::Key_G:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape: Q_EMIT closed(); return true;
    default: return false;
    }
}

void Games::arrange() {
    const double w = inUnits().width() - 2 * kLeft, h = inUnits().height();
    put(*m_close, {w + kLeft - 91, 2, 108, 36});
    constexpr double parts[] = {0.24, 0.26, 0.19, 0.31};  // as wide as their words need
    double x = kLeft;
    for (std::size_t i = 0; i < m_structures.size(); ++i) {
        const double wide = parts[i] * (w - 3 * kGap);
        put(*m_structures[i], {x, kHead + 9, wide, 44});
        x += wide + kGap;
    }
    const double top = kHead + 9 + 44 + 2 * kGap, half = (w - kGap) / 2;
    const auto rows = static_cast<double>((m_forms.size() + 2) / 2);  // the last place is Punto Banco's
    const double step = std::min(56.0, (h - top - 9) / rows);
    for (std::size_t i = 0; i < m_forms.size(); ++i) {
        const double column = i < static_cast<std::size_t>(rows) ? 0 : 1;
        const double row = static_cast<double>(i) - column * rows;
        put(*m_forms[i], {kLeft + column * (half + kGap), top + row * step, half, step - kGap});
    }
    put(*m_punto, {kLeft + half + kGap, top + (rows - 1) * step, half, step - kGap});
}

void Games::paintInside(QPainter& painter) { writeHead(painter, nameOf("setup.game")); }

}  // namespace oddchip::ui
