/// Brings keys to the first responder, or else to the key window.
@MainActor
final class KeyRouter {
    /// The keys that are down, by their place on the keyboard.
    private var presses: [UInt32: UIPress] = [:]

    /// - Returns: whether a responder answered the key.
    func route(_ key: HostKey, on screen: UIScreen) -> Bool {
        // Keys that a test makes up may have no place; their meaning tells them apart as well.
        let id = key.code != 0 ? key.code : key.symbol | 1 << 31
        if key.phase == .up { return end(id, key) }
        if let press = presses[id] {
            press.update(.changed, at: key.time)
            return tell(press, key) { $0.pressesChanged($1, with: $2) }
        }
        let window = screen.windows.last(where: \.isKeyWindow) ?? screen.windows.last
        guard let responder = FirstResponder.current ?? window else { return false }
        let press = UIPress(of: UIKey(key), at: key.time, to: responder, in: window)
        presses[id] = press
        return tell(press, key) { $0.pressesBegan($1, with: $2) }
    }

    private func end(_ id: UInt32, _ key: HostKey) -> Bool {
        guard let press = presses[id] else { return false }
        press.update(.ended, at: key.time)
        defer { presses[id] = nil }
        return tell(press, key) { $0.pressesEnded($1, with: $2) }
    }

    private func tell(
        _ press: UIPress,
        _ key: HostKey,
        _ call: (UIResponder, Set<UIPress>, UIPressesEvent) -> Void
    ) -> Bool {
        guard let responder = press.responder else { return false }
        let event = UIPressesEvent(
            Set(presses.values),
            at: key.time,
            modifiers: press.key?.modifierFlags ?? UIKeyModifierFlags(key.modifiers)
        )
        call(responder, [press], event)
        return !event.isUnanswered
    }
}
