// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/table/told.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QLocale>

namespace oddchip::ui {
namespace {

class ToldInterface : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    ToldInterface(QWidget* widget, const Told& told) : QAccessibleWidget(widget, told.role()), m_told(told) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text text) const override {
        return text == QAccessible::Value ? QLocale().toString(m_told.figure()) : QAccessibleWidget::text(text);
    }

    // What can be pressed by a finger can be pressed from here.
    QStringList actionNames() const override {
        QStringList names = QAccessibleWidget::actionNames();
        if (button() && widget()->isEnabled()) names.prepend(pressAction());
        return names;
    }
    void doAction(const QString& action) override {
        if (button() && action == pressAction()) return button()->click();
        QAccessibleWidget::doAction(action);
    }

    QVariant currentValue() const override { return m_told.figure(); }
    void setCurrentValue(const QVariant&) override {}  // told, never set
    QVariant maximumValue() const override { return {}; }
    QVariant minimumValue() const override { return 0.0; }
    QVariant minimumStepSize() const override { return {}; }

private:
    QAbstractButton* button() const { return qobject_cast<QAbstractButton*>(widget()); }

    const Told& m_told;
};

QAccessibleInterface* interfaceOf(const QString&, QObject* object) {
    const auto* told = dynamic_cast<Told*>(object);
    auto* widget = qobject_cast<QWidget*>(object);
    return told && widget ? new ToldInterface(widget, *told) : nullptr;
}

}  // namespace

Told::Told(QAccessible::Role role) : m_role(role) {
    static const bool installed = [] {
        QAccessible::installFactory(interfaceOf);
        return true;
    }();
    Q_UNUSED(installed)
}

void Told::tell(QWidget& self, const QString& words, double figure) {
    if (words == self.accessibleName() && figure == m_figure) return;
    m_figure = figure;
    self.setAccessibleName(words);
    QAccessibleValueChangeEvent event(&self, figure);
    QAccessible::updateAccessibility(&event);
}

}  // namespace oddchip::ui
