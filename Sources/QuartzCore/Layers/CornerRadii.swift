import CoreGraphics
import DisplayList

/// A radius for each corner of a layer, in points.
///
/// Animations add and subtract radii, so that one may be negative. A layer draws what is `valid` of them.
package struct CornerRadii: Equatable, Sendable {
    package var topLeft: CGFloat = 0
    package var topRight: CGFloat = 0
    package var bottomLeft: CGFloat = 0
    package var bottomRight: CGFloat = 0

    /// The largest radius. With a larger one, the sums of radii would lose their precision.
    private static let greatest: CGFloat = 1_000_000

    /// Creates square corners.
    package init() {}

    package init(topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat) {
        (self.topLeft, self.topRight) = (topLeft, topRight)
        (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
    }

    /// Creates corners of one radius, of which some are rounded.
    package init(_ radius: CGFloat, in corners: CACornerMask = .all) {
        self.init(
            topLeft: corners.contains(.layerMinXMinYCorner) ? radius : 0,
            topRight: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
            bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius : 0,
            bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius : 0
        )
    }

    /// The radii of which each is a number that isn't negative.
    package var valid: CornerRadii { map { $0 > 0 ? min($0, Self.greatest) : 0 } }

    /// The radius of the roundest corner.
    package var largest: CGFloat { max(topLeft, topRight, bottomLeft, bottomRight) }

    /// Returns the corners with other radii.
    package func map(_ change: (CGFloat) -> CGFloat) -> CornerRadii {
        CornerRadii(
            topLeft: change(topLeft),
            topRight: change(topRight),
            bottomLeft: change(bottomLeft),
            bottomRight: change(bottomRight)
        )
    }

    /// Returns the corners of a size, none of which is larger than half of the shorter side.
    package func fitted(to size: CGSize) -> CornerRadii {
        let half = min(size.width, size.height) / 2
        return valid.map { half > 0 ? min($0, half) : 0 }
    }

    /// The radii clockwise from the top left.
    var clockwise: (CGFloat, CGFloat, CGFloat, CGFloat) { (topLeft, topRight, bottomRight, bottomLeft) }
}

extension CornerRadii {
    /// The radii as a value that can be added and interpolated.
    var animated: AnimatedValue {
        .list([topLeft, topRight, bottomLeft, bottomRight].map { .scalar(Double($0)) })
    }

    /// Creates corners from such a value, or returns nil if it has another form.
    init?(_ value: AnimatedValue) {
        guard case .list(let elements?) = value, elements.count == 4 else { return nil }
        var radii: [CGFloat] = []
        for case .scalar(let radius) in elements { radii.append(CGFloat(radius)) }
        guard radii.count == 4 else { return nil }
        self.init(topLeft: radii[0], topRight: radii[1], bottomLeft: radii[2], bottomRight: radii[3])
    }
}

extension LayerAppearance {
    /// The radii that are drawn: those of the corners, or else the corner radius at the corners that it rounds.
    var shownRadii: CornerRadii { cornerRadii ?? CornerRadii(cornerRadius, in: maskedCorners) }
}

extension CALayer {
    /// The radius of each corner; `nil`, the default, for `cornerRadius` at the corners of `maskedCorners`. Animatable.
    ///
    /// The radii take precedence over `cornerRadius`, which keeps its value. Corners that overlap become smaller.
    package var cornerRadii: CornerRadii? {
        get { state.look.cornerRadii }
        set {
            let radii = newValue?.valid
            guard radii != state.look.cornerRadii else { return }
            change(.cornerRadii) { $0.look.cornerRadii = radii }
        }
    }

    /// The radii that the layer has without animations.
    package var shownRadii: CornerRadii { state.look.shownRadii }
}
