import Foundation

/// What can follow the size of text that a person prefers.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font does.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
