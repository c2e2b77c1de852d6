import CoreGraphics
import TextLayout

extension TextFrame {
    /// The space in points that a label adds below the last of several lines.
    ///
    /// Measured on the iOS 26 simulator, published by iamcgn/swiftui-web: two lines of 15 points are 37 high, three
    /// 55, two of 13 points 32.5. That it is one point for any number of lines is inferred from these three
    /// heights.
    static let spaceBelowSeveralLines: CGFloat = 1

    /// Returns the size of the text in a label, not rounded. A label with too little height has less space below
    /// its lines.
    func labelSize(within height: CGFloat = .infinity) -> CGSize {
        guard lines.count > 1 else { return size }
        let full = size.height + Self.spaceBelowSeveralLines
        return CGSize(width: size.width, height: max(size.height, min(full, height)))
    }
}
