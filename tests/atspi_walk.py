# SPDX-FileCopyrightText: Oddchip contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""atspi_walk.py: what a screen reader gets of a running Oddchip, over AT-SPI. Status 1: a control has no name, a seat
has no value, or a press does not reach the window."""
import sys
import time

import pyatspi

CONTROLS = {pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_CHECK_BOX, pyatspi.ROLE_COMBO_BOX, pyatspi.ROLE_TEXT,
            pyatspi.ROLE_SLIDER, pyatspi.ROLE_SPIN_BUTTON, pyatspi.ROLE_LIST, pyatspi.ROLE_LIST_ITEM}


def found(wait=20):
    for _ in range(wait * 2):
        for app in pyatspi.Registry.getDesktop(0):
            if app and "oddchip" in app.name.lower() and app.childCount:
                return app
        time.sleep(0.5)
    sys.exit("no Oddchip on the bus")


def walk(one):
    for child in one:
        if child is None:
            continue
        state = child.getState()
        if state.contains(pyatspi.STATE_SHOWING) or child.getRole() == pyatspi.ROLE_FRAME:
            yield child
            yield from walk(child)


def named(app, start):
    return [one for one in walk(app) if one.name.startswith(start)]


def press(one):
    action = one.queryAction()
    for i in range(action.nActions):
        if action.getName(i) == "Press":
            return action.doAction(i)
    sys.exit(f"{one.name} cannot be pressed")


app = found()
controls = [one for one in walk(app) if one.getRole() in CONTROLS]
nameless = [str(one) for one in controls if not one.name.strip()]
print(f"{len(controls)} controls, {len(nameless)} without a name")
if nameless or len(controls) < 30:
    sys.exit("\n".join(nameless) or "too few")
press(named(app, "Next hand")[0])
time.sleep(2)
seats = named(app, "seat ")
acting = [seat.name for seat in seats if "to act" in seat.name]
print(f"{len(seats)} seats; {acting}")
if len(seats) != 9 or len(acting) != 1:
    sys.exit("no seat is to act after Next hand was pressed")
if not named(app, "pot "):
    sys.exit("the pot is not told")
values = [seat.queryValue().currentValue for seat in seats]
print("values", values)
