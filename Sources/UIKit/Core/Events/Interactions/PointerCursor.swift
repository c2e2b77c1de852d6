import CoreGraphics
import HostInterface

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
