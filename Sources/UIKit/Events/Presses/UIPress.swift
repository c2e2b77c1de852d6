import Foundation

/// A key, from when it goes down until it is released.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Where a press is in its life; the numbers are Apple's.
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    /// What the press did last. Keys that repeat change.
    open private(set) var phase = Phase.began

    /// When the press changed last, in seconds of the clock of `CACurrentMediaTime()`.
    open private(set) var timestamp: TimeInterval

    /// The responder that was told of the press first.
    open private(set) weak var responder: UIResponder?

    /// The window that the press began in.
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
