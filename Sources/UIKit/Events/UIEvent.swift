import CoreGraphics
import Foundation

/// Something that a person did.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What kinds of events there are; the numbers are Apple's.
    public enum EventType: Int, Sendable {
        case touches = 0
        case presses = 3
        case scroll = 10
        case hover = 11
    }

    /// Which buttons of a pointing device are down; the numbers are Apple's.
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

    /// When it was, in seconds of the clock of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { time }

    /// The modifier keys that were held down.
    open var modifierFlags: UIKeyModifierFlags { modifiers }

    /// The buttons of the pointing device that were down; none for fingers.
    open var buttonMask: ButtonMask { buttons }

    /// All fingers that are on the screen or were just lifted; `nil` if the event is not about touches.
    open var allTouches: Set<UITouch>? { kind == .touches ? touches : nil }

    private let kind: EventType
    private let time: TimeInterval
    private let modifiers: UIKeyModifierFlags
    private let buttons: ButtonMask
    private let touches: Set<UITouch>
    /// The touch that this event is about; the others rest.
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

    /// The touches that began in a window; `nil` if there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        touches { $0.window === window }
    }

    /// The touches that began in a view itself; `nil` if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? {
        touches { $0.view === view }
    }

    /// The touches that a recognizer follows; `nil` if there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { gesture.touches.contains($0) }
    }

    private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isMeant)
        return found.isEmpty ? nil : found
    }
}

extension UIEvent.ButtonMask {
    /// The mask of a button as the desktop counts them: 1 is the primary one, 2 the middle one, 3 the secondary one.
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
