// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QLineEdit>
#include <functional>

#include "ui/table/shapes.h"

namespace oddchip::ui {

// The notation line. It has the focus. While nothing is typed a letter is its button's key, and a digit, a space or a
// colon begins text; then every key is text until Enter or Esc. Below it stands what the line would do.
class EntryLine : public Painted<QWidget> {
    Q_OBJECT

public:
    using Keys = std::function<bool(const QKeyEvent&)>;  // true: the key was used

    explicit EntryLine(QWidget* parent);

    void setKeys(Keys keys) { m_keys = std::move(keys); }
    void setAlways(Keys keys) { m_always = std::move(keys); }  // of keys that write nothing: also while text is typed
    bool press(const QKeyEvent& key);                          // as if it had the focus; true: the key was used

    void setDraft(const QString& line);  // what a sheet has put together; shown while nothing is typed
    void setPreview(const QString& preview, bool trouble = false);
    void stopTyping();
    void type(const QString& text);  // begins text

    bool typing() const { return m_typing; }
    QString line() const;  // what is typed, else the draft
    const QString& preview() const { return m_preview; }

Q_SIGNALS:
    void edited();  // line() has changed under the dealer's fingers
    void accepted();
    void escaped();

protected:
    void lookChanged() override;
    void resizeEvent(QResizeEvent*) override { lookChanged(); }
    void paintEvent(QPaintEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    double above() const;  // units over the line that is typed
    bool pressTyping(const QKeyEvent& key);
    bool pressKeys(const QKeyEvent& key);

    QLineEdit* m_edit;
    Keys m_keys, m_always;
    QString m_draft, m_preview;
    bool m_typing = false, m_trouble = false;
};

}  // namespace oddchip::ui
