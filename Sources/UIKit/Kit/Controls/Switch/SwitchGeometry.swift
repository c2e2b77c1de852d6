import CoreGraphics
import Foundation

/// The positions of a switch's track and thumb.
struct SwitchGeometry {
    /// The size of a switch, and its insets for alignment, in points. They were recorded on iOS 26 by
    /// iamcgn/swiftui-web (controls/intrinsic, autolayout/hugging), from left to right only.
    static let size = CGSize(width: 68, height: 30)
    static let alignmentInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    /// The sizes of the parts in points (unverified).
    private static let trackSize = CGSize(width: 64, height: 28)
    private static let thumbSize = CGSize(width: 39, height: 24)
    private static let margin: CGFloat = 2
    private static let pressedGrowth: CGFloat = 3

    let bounds: CGRect
    let isRightToLeft: Bool

    /// The track, in the middle of the bounds.
    var track: CGRect {
        CGRect(
            x: bounds.midX - Self.trackSize.width / 2,
            y: bounds.midY - Self.trackSize.height / 2,
            width: Self.trackSize.width,
            height: Self.trackSize.height
        )
    }

    /// Returns the thumb's rectangle.
    ///
    /// - Parameter fraction: The way from off, 0, to on, 1.
    func thumb(at fraction: CGFloat, isPressed: Bool) -> CGRect {
        let growth = isPressed ? Self.pressedGrowth : 0
        let travel = track.width - Self.thumbSize.width - growth - 2 * Self.margin
        let way = travel * (isRightToLeft ? 1 - fraction : fraction)
        return CGRect(
            x: track.minX + Self.margin + way,
            y: track.midY - Self.thumbSize.height / 2,
            width: Self.thumbSize.width + growth,
            height: Self.thumbSize.height
        )
    }

    /// Returns the change of the fraction for a horizontal movement of a finger, in points.
    func fraction(forDistance distance: CGFloat) -> CGFloat {
        let travel = track.width - Self.thumbSize.width - 2 * Self.margin
        return (isRightToLeft ? -distance : distance) / travel
    }
}
