// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/voice.h"

#include <QAccessible>
#include <QWidget>

#ifdef ODDCHIP_SPEECH
#include <QTextToSpeech>
#endif

namespace oddchip::app {

Voice::Voice(QWidget* window) : QObject(window), m_window(window) {}

Voice::~Voice() = default;

bool Voice::canSpeak() {
#ifdef ODDCHIP_SPEECH
    return !QTextToSpeech::availableEngines().isEmpty();
#else
    return false;
#endif
}

void Voice::setSpeaks(bool speaks) {
    m_speak = {};
    if (!speaks || !canSpeak()) return;
#ifdef ODDCHIP_SPEECH
    auto* speech = new QTextToSpeech(this);
    m_speak = [speech](const QString& sentence) {
        speech->stop();
        speech->say(sentence);
    };
#endif
}

void Voice::tell(const QString& sentence) {
    QAccessibleEvent alert(m_window, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    if (m_speak) m_speak(sentence);
}

}  // namespace oddchip::app
