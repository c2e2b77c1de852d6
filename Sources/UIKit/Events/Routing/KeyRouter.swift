import HostInterface

/// Brings keys to the view with the focus, or else to the first responder, or else to the key window.
@MainActor
final class KeyRouter {
    /// The keys that are down, by their place on the keyboard.
    private var presses: [UInt32: UIPress] = [:]
    /// Those that a gesture recognizer took.
    private var taken: Set<UInt32> = []

    /// - Returns: whether somebody answered the key.
    func route(_ key: HostKey, on screen: UIScreen) -> Bool {
        // Keys that a test makes up may have no place; their meaning tells them apart as well.
        let id = key.code != 0 ? key.code : key.symbol | 1 << 31
        if key.phase == .up { return end(id, key, on: screen) }
        let window = screen.windows.last(where: \.isKeyWindow) ?? screen.windows.last
        if let press = presses[id] {
            press.update(.changed, at: key.time)
            return tell(press, id, key, on: screen) || moveFocus(press, in: window)
        }
        let focused = UIFocusSystem.shared.receiver(before: FirstResponder.current)
        guard let responder = focused ?? FirstResponder.current ?? window else { return false }
        let press = UIPress(of: UIKey(key), at: key.time, to: responder, in: window)
        presses[id] = press
        return tell(press, id, key, on: screen) || moveFocus(press, in: window)
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

    /// Shows a step of a key to the recognizers around its responder, and tells the responder if none of them took it.
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

    /// The Tab key, where nobody answers it, leads on.
    private func moveFocus(_ press: UIPress, in window: UIWindow?) -> Bool {
        guard let window, let key = press.key, key.keyCode == .keyboardTab,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return false }
        let heading: UIFocusHeading = key.modifierFlags.contains(.shift) ? .previous : .next
        return UIFocusSystem.shared.moveToGroup(heading, in: window)
    }
}

extension UIResponder {
    /// The recognizers that see the keys of a responder: those of its view and of the views around that.
    fileprivate var recognizersAround: [UIGestureRecognizer] {
        let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return view?.withSuperviews.flatMap { $0.storage.gestureRecognizers.reversed() } ?? []
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
    /// Sees a step of a key.
    ///
    /// - Returns: whether the recognizer recognizes its gesture by that.
    fileprivate func see(_ press: UIPress, _ event: UIPressesEvent) -> Bool {
        let wasRecognized = progress.isRecognized
        switch press.phase {
        case .began: pressesBegan([press], with: event)
        case .changed: pressesChanged([press], with: event)
        case .ended: pressesEnded([press], with: event)
        case .cancelled: pressesCancelled([press], with: event)
        case .stationary: break
        }
        // One that fails without having seen a touch is made ready again too.
        if progress.state == .failed { arbiter.activate(self) }
        return progress.isRecognized && !wasRecognized
    }
}
