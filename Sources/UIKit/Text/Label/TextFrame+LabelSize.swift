import CoreGraphics
import TextLayout

extension TextFrame {
    /// What a label has below its last line if there are several, in points.
    ///
    /// Measured on the iOS 26 simulator, published by iamcgn/swiftui-web: two lines of 15 points are 37 high, three 55, two
    /// of 13 points 32.5. That it is one point for any number of lines is inferred from these three heights.
    static let spaceBelowSeveralLines: CGFloat = 1

    /// What the text takes up in a label, not rounded. One that is lower than that has less space below the lines.
    func labelSize(within height: CGFloat = .infinity) -> CGSize {
        guard lines.count > 1 else { return size }
        let full = size.height + Self.spaceBelowSeveralLines
        return CGSize(width: size.width, height: max(size.height, min(full, height)))
    }
}
