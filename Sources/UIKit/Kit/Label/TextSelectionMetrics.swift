import CoreGraphics

/// The metrics of selected text.
enum TextSelectionMetrics {
    /// The opacity of the tint color behind selected text.
    static let opacity: CGFloat = 0.2
}
