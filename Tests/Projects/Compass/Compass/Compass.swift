#if os(macOS)
    import AppKit
    public typealias View = NSView
#else
    import UIKit
    public typealias View = UIView
#endif

/// A view that points to an angle.
open class Compass: View {
    public var degrees = 0 {
        didSet { degrees %= 360 }
    }
}
