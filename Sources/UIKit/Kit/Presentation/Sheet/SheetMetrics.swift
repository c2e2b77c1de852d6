import CoreGraphics

/// The measures of sheets, in points.
///
/// They fit the 13 sheets on iOS 26.1 that Vercantez/openuikit recorded in `fixtures/realapp/detents_ios.json`, in a
/// window of 393 x 852 with 59 points of safe area at its top and 34 at its bottom.
enum SheetMetrics {
    /// The least distance between the top of the window and a sheet. A safe area that is higher is the distance itself:
    /// 59 points in the recording. Without a safe area it is 30 points (iamcgn/swiftui-web, sheet/page).
    static let top: CGFloat = 30
    /// The share of the largest detent at which the medium one is: 425 of 759 points. Whether it is a share of them is
    /// unverified.
    static let medium: CGFloat = 0.56
    /// The height up to which a sheet is as far from the edges as it can be.
    static let lowHeight: CGFloat = 76
    /// The height from which on a sheet is near the edges, and the safe area is a part of it in addition to its detent.
    static let height: CGFloat = 150
    /// The distance of a low sheet from the edges, and that of a higher one.
    static let (lowMargin, margin): (CGFloat, CGFloat) = (28, 8)
    /// The height below the largest one over which a sheet that is dragged comes to the edges (unverified).
    static let attachment: CGFloat = 40
}
