import Foundation

/// A press of a key, from key down to key up.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The phases of a press. The raw values are Apple's.
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    /// The phase of the press. Key repeat is `.changed`.
    open private(set) var phase = Phase.began

    /// The time at which the press last changed, in seconds of the clock of `CACurrentMediaTime()`.
    open private(set) var timestamp: TimeInterval

    /// The responder that received the press first.
    open private(set) weak var responder: UIResponder?

    /// The window in which the press began.
    open private(set) weak var window: UIWindow?

    /// The key.
    open private(set) var key: UIKey?

    init(of key: UIKey, at time: TimeInterval, to responder: UIResponder, in window: UIWindow?) {
        self.key = key
        timestamp = time
        self.responder = responder
        self.window = window
    }

    func update(_ phase: Phase, at time: TimeInterval) {
        self.phase = phase
        timestamp = time
    }
}
