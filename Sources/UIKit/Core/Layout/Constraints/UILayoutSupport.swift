import CoreGraphics
import Foundation

/// The area that bars cover at the top or the bottom of a controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the area in points.
    var length: CGFloat { get }
    /// The top edge of the area.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge of the area.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the area.
    var heightAnchor: NSLayoutDimension { get }
}
