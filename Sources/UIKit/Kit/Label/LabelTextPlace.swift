import CoreGraphics

/// The place of a text that a label has drawn, in the coordinates of the label.
package struct LabelTextPlace: Equatable {
    /// The frame of the lines, also where the label doesn't show them.
    package let frame: CGRect
    /// The area outside which nothing is drawn.
    package let clip: CGRect
    /// The size of the text relative to that of its font, in the direction in which it is smaller.
    package let scale: CGFloat
}

extension UILabel {
    /// Returns where the label's drawing shows the text while the label has some bounds, or `nil` if it shows none.
    package func textPlace(in bounds: CGRect) -> LabelTextPlace? {
        switch layer.contents {
        case let picture as LabelPicture: picture.textPlace(in: bounds)
        case let picture as FixedLabelPicture: picture.textPlace(in: bounds)
        case nil: nil
        // A subclass draws the text itself, and only it knows where.
        default: LabelTextPlace(frame: bounds, clip: bounds, scale: 1)
        }
    }
}
