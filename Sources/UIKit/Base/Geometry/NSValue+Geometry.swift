import CoreGraphics
import Foundation

/// Geometry in objects, as the information of notifications and animations with keys hold it.
///
/// A value casts to its type, and back:
///
/// ```swift
/// let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
/// ```
extension NSValue {
    /// Creates an object with a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Creates an object with a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Creates an object with a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Creates an object with insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        let stored = NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        self.init(edgeInsets: stored)
    }

    /// The point. The object must hold one.
    public var cgPointValue: CGPoint { pointValue }

    /// The size. The object must hold one.
    public var cgSizeValue: CGSize { sizeValue }

    /// The rectangle. The object must hold one.
    public var cgRectValue: CGRect { rectValue }

    /// The insets. The object must hold some.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let stored = edgeInsetsValue
        return UIEdgeInsets(top: stored.top, left: stored.left, bottom: stored.bottom, right: stored.right)
    }
}
