import HostInterface

/// Sends keys to the focused view, or else to the first responder, or else to the key window.
@MainActor
final class KeyRouter {
    /// The keys that are down, by key code.
    private var presses: [UInt32: UIPress] = [:]
    /// The keys that a gesture recognizer took.
    private var taken: Set<UInt32> = []

    /// Delivers a key event.
    ///
    /// - Returns: Whether a responder or a gesture recognizer handled the key, or the key moved the focus.
    func route(_ key: HostKey, on screen: UIScreen) -> Bool {
        // Tests send keys without a code. Their symbols tell them apart; the high bit keeps symbols from colliding
        // with codes.
        let id = key.code != 0 ? key.code : key.symbol | 1 << 31
        if key.phase == .up { return end(id, key, on: screen) }
        let window = screen.windows.last(where: \.isKeyWindow) ?? screen.windows.last
        if let press = presses[id] {
            press.update(.changed, at: key.time)
            return tell(press, id, key, on: screen) || type(press, on: screen) || moveFocus(press, in: window)
                || screen.answerSelection(press)
        }
        let focused = screen.events.keyReceiver ?? screen.focusSystem.receiver(before: screen.firstResponder.current)
        guard let responder = focused ?? screen.firstResponder.current ?? window else { return false }
        let press = UIPress(of: UIKey(key), at: key.time, to: responder, in: window)
        presses[id] = press
        // A menu receives all keys, and none performs a command meanwhile.
        let search = screen.events.keyReceiver == nil ? KeyCommandSearch(press: press, start: responder) : nil
        if search?.perform(isPrior: true) == true {
            taken.insert(id)
            return true
        }
        return tell(press, id, key, on: screen) || type(press, on: screen) || moveFocus(press, in: window)
            || screen.openMenu(for: press) || screen.answerSelection(press) || search?.perform(isPrior: false) ?? false
    }

    private func end(_ id: UInt32, _ key: HostKey, on screen: UIScreen) -> Bool {
        guard let press = presses[id] else { return false }
        press.update(.ended, at: key.time)
        defer {
            presses[id] = nil
            taken.remove(id)
        }
        return tell(press, id, key, on: screen)
    }

    /// Sends a key event to the gesture recognizers around its responder, and to the responder unless one of them
    /// took the key.
    private func tell(_ press: UIPress, _ id: UInt32, _ key: HostKey, on screen: UIScreen) -> Bool {
        guard let responder = press.responder else { return false }
        let event = UIPressesEvent(
            Set(presses.values),
            at: key.time,
            modifiers: press.key?.modifierFlags ?? UIKeyModifierFlags(key.modifiers)
        )
        screen.events.touchRouter.arbiter.perform {
            for recognizer in responder.recognizersAround
            where recognizer.isEnabled && recognizer.shouldReceive(event) && recognizer.see(press, event) {
                taken.insert(id)
            }
        }
        if taken.contains(id) { return true }
        responder.hear(press, event)
        return !event.isUnanswered
    }

    /// Gives the key to the text of the first responder, which has seen it and didn't handle it.
    private func type(_ press: UIPress, on screen: UIScreen) -> Bool {
        press.responder === screen.firstResponder.current && screen.textInputHandler.type(press)
    }

    /// Moves the focus if the key is an unhandled Tab, or an unhandled arrow while a view has the focus.
    private func moveFocus(_ press: UIPress, in window: UIWindow?) -> Bool {
        guard let window, let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return false }
        let (system, isShifted) = (window.screen.focusSystem, key.modifierFlags.contains(.shift))
        if key.keyCode == .keyboardTab { return system.moveToStop(isShifted ? .previous : .next, in: window) }
        guard !isShifted, let heading = UIFocusHeading(arrow: key.keyCode), let focused = system.focusedView,
            press.responder === focused, !focused.isFirstResponder
        else { return false }
        return system.moveAlong(heading, in: window)
    }
}

extension UIResponder {
    /// The gesture recognizers that see the responder's keys: those of its view and of the superviews.
    fileprivate var recognizersAround: [UIGestureRecognizer] {
        ownView?.withSuperviews.flatMap { $0.storage.gestureRecognizers.reversed() } ?? []
    }

    fileprivate func hear(_ press: UIPress, _ event: UIPressesEvent) {
        switch press.phase {
        case .began: pressesBegan([press], with: event)
        case .changed: pressesChanged([press], with: event)
        case .ended: pressesEnded([press], with: event)
        case .cancelled: pressesCancelled([press], with: event)
        case .stationary: break
        }
    }
}

extension UIGestureRecognizer {
    /// Handles a key event.
    ///
    /// - Returns: Whether the event made the recognizer recognize its gesture.
    fileprivate func see(_ press: UIPress, _ event: UIPressesEvent) -> Bool {
        let wasRecognized = progress.isRecognized
        switch press.phase {
        case .began: pressesBegan([press], with: event)
        case .changed: pressesChanged([press], with: event)
        case .ended: pressesEnded([press], with: event)
        case .cancelled: pressesCancelled([press], with: event)
        case .stationary: break
        }
        // The arbiter resets only active recognizers, and a recognizer that has seen no touch isn't active.
        if progress.state == .failed { arbiter.activate(self) }
        return progress.isRecognized && !wasRecognized
    }
}
