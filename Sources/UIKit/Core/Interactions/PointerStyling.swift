import CoreGraphics
import HostInterface

/// An interaction that gives the pointer a shape over its view, or the view an effect below the pointer.
@MainActor
protocol PointerStyling: AnyObject {
    /// Follows the pointer in the view.
    ///
    /// - Parameter point: The position in points of the view.
    /// - Returns: The shape of the pointer; `nil` if the interaction leaves the pointer to others at that point.
    func pointerMoved(to point: CGPoint, modifiers: UIKeyModifierFlags) -> PointerCursor?

    /// Ends what the interaction shows, because the pointer is elsewhere.
    func pointerLeft()
}

/// The shape of the pointer.
enum PointerCursor: Equatable {
    case named(HostCursor)
    /// A picture with one pixel for each point, whose hotspot is at the position of the pointer.
    case picture(CGImage, hotspot: CGPoint)

    static func == (one: PointerCursor, other: PointerCursor) -> Bool {
        switch (one, other) {
        case (.named(let one), .named(let other)): one == other
        case (.picture(let one, let place), .picture(let other, let otherPlace)): one === other && place == otherPlace
        default: false
        }
    }
}
