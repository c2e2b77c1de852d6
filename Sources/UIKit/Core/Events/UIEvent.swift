import CoreGraphics
import Foundation

/// An interaction of the user with the app: a touch, a key press, a scroll or a movement of the pointer.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kinds of events. The raw values are Apple's.
    public enum EventType: Int, Sendable {
        case touches = 0
        case presses = 3
        case scroll = 10
        case hover = 11
    }

    /// The buttons of a pointing device that are down. The raw values are Apple's.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let primary = ButtonMask(rawValue: 1 << 0)
        public static let secondary = ButtonMask(rawValue: 1 << 1)
    }

    /// The kind of the event.
    open var type: EventType { kind }

    /// The time at which the event occurred, in seconds of the clock of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { time }

    /// The modifier keys that were held down.
    open var modifierFlags: UIKeyModifierFlags { modifiers }

    /// The buttons of the pointing device that were down; empty for touches by fingers.
    open var buttonMask: ButtonMask { buttons }

    /// The touches that are in progress or that just ended; `nil` if the event isn't about touches.
    open var allTouches: Set<UITouch>? { kind == .touches ? touches : nil }

    private let kind: EventType
    private let time: TimeInterval
    private let modifiers: UIKeyModifierFlags
    private let buttons: ButtonMask
    private let touches: Set<UITouch>
    /// The touch that has changed. The others are stationary.
    let changedTouch: UITouch?

    init(
        _ kind: EventType,
        at time: TimeInterval,
        modifiers: UIKeyModifierFlags = [],
        buttons: ButtonMask = [],
        touches: Set<UITouch> = [],
        changedTouch: UITouch? = nil
    ) {
        self.kind = kind
        self.time = time
        self.modifiers = modifiers
        self.buttons = buttons
        self.touches = touches
        self.changedTouch = changedTouch
    }

    /// Returns the touches that began in a window, or `nil` if there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        touches { $0.window === window }
    }

    /// Returns the touches that began in a view, not counting its subviews, or `nil` if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? {
        touches { $0.view === view }
    }

    /// Returns the touches that a gesture recognizer follows, or `nil` if there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { gesture.touches.contains($0) }
    }

    private func touches(where predicate: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(predicate)
        return found.isEmpty ? nil : found
    }
}

extension UIEvent.ButtonMask {
    /// Creates the mask for a button number of the desktop, where 1 is the primary button, 2 the middle button, and
    /// 3 the secondary button.
    init(button: Int) {
        let index =
            switch button {
            case 2: 2
            case 3: 1
            default: button - 1
            }
        self.init(rawValue: (0..<Int.bitWidth - 1).contains(index) ? 1 << index : 0)
    }
}
