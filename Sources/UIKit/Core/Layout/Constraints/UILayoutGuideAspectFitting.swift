import CoreGraphics
import Foundation

/// A layout guide that has an aspect ratio.
@preconcurrency @MainActor
public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
    /// The width of the guide divided by its height. The default is 1. Values are limited to 0.01 to 100.
    var aspectRatio: CGFloat { get set }
}
