import CoreGraphics
import Foundation

/// The positions of a switch's track and thumb.
struct SwitchGeometry {
    /// The size of a switch, which is that of its track, in points. It is that of iOS 26.1 and 26.2: on iOS 26.0 it is
    /// 68 x 30.
    static let size = Looks.switchTrack.light
    /// The insets for alignment in points, as iamcgn/swiftui-web recorded them on iOS 26.0 (controls/intrinsic,
    /// autolayout/hugging), from left to right only. The pictures of home-assistant/iOS agree: a switch ends 2 points
    /// beyond the margin of a card.
    static let alignmentInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    private static let thumbSize = Looks.switchThumb.light
    private static let margin: CGFloat = 2
    private static let pressedGrowth: CGFloat = 3

    let bounds: CGRect
    let isRightToLeft: Bool

    /// The track, in the middle of the bounds.
    var track: CGRect {
        CGRect(
            x: bounds.midX - Self.size.width / 2,
            y: bounds.midY - Self.size.height / 2,
            width: Self.size.width,
            height: Self.size.height
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
