import Foundation

/// An object whose font can follow the preferred content size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font follows the preferred content size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
