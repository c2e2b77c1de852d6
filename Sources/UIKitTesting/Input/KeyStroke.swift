import HostInterface
import Offscreen
import UIKit

/// The press and the release of a key.
struct KeyStroke {
    /// The code of the key in the Linux input layer; 0 for a key that only types its characters.
    let code: UInt32
    let characters: String
    /// The modifier keys that are down meanwhile.
    var modifiers: UIKeyModifierFlags = []

    /// Delivers the key to a screen.
    ///
    /// - Returns: Whether a responder handled the press.
    @MainActor @discardableResult
    func perform(on screen: OffscreenScreen) -> Bool {
        var key = HostKey(
            phase: .down,
            symbol: characters.unicodeScalars.first?.value ?? 0,
            code: code,
            characters: characters,
            modifiers: HostModifiers(modifiers),
            time: screen.clock.now
        )
        let isHandled = screen.display.deliver(key)
        key.phase = .up
        _ = screen.display.deliver(key)
        screen.finishEvent()
        return isHandled
    }
}

extension HostModifiers {
    fileprivate init(_ flags: UIKeyModifierFlags) {
        let pairs: [(UIKeyModifierFlags, HostModifiers)] = [
            (.shift, .shift), (.control, .control), (.alternate, .alternate), (.command, .command),
            (.alphaShift, .capsLock),
        ]
        self = []
        for (flag, modifier) in pairs where flags.contains(flag) { insert(modifier) }
    }
}
