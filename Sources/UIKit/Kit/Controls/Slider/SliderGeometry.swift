import CoreGraphics

/// The measures of a slider in points.
///
/// The height and the insets follow from the sizes that iamcgn/swiftui-web recorded on iOS 26: 34 high at its own
/// size, with an intrinsic height of 32. All other values are unverified.
enum SliderGeometry {
    static let height: CGFloat = 34
    static let alignmentInsets = UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
    static let trackHeight: CGFloat = 6
    static let thumbSize = CGSize(width: 38, height: 24)
    static let margin: CGFloat = 2
    static let imageSpacing: CGFloat = 8
    /// The side of the area around the thumb in which a finger takes hold of it.
    static let touchSide: CGFloat = 44

    /// Returns the track between two images.
    static func track(in bounds: CGRect, leftImage: CGFloat, rightImage: CGFloat, height: CGFloat) -> CGRect {
        let left = leftImage > 0 ? leftImage + imageSpacing : margin
        let right = rightImage > 0 ? rightImage + imageSpacing : margin
        return CGRect(
            x: bounds.minX + left,
            y: bounds.midY - height / 2,
            width: max(0, bounds.width - left - right),
            height: height
        )
    }

    /// Returns the thumb's rectangle. The thumb stays between the ends of the track.
    ///
    /// - Parameter fraction: The way from the left end of the track, 0, to the right end, 1.
    static func thumb(_ size: CGSize, on track: CGRect, at fraction: CGFloat) -> CGRect {
        let travel = max(0, track.width - size.width)
        return CGRect(
            x: track.minX + travel * fraction,
            y: track.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }
}
