import CoreGraphics

/// The measures of configured buttons in points.
///
/// The heights are recorded on iOS 26 by iamcgn/swiftui-web in button/basic and button/looks, and its `UIButton.md` has
/// the insets and the radii. A text is higher than its label by the leading of its font in whole points, which fits all
/// of the heights.
enum ButtonMetrics {
    /// The radius of `background` before the client sets it.
    static let cornerRadius: CGFloat = 5.95
    static let activityIndicatorSide: CGFloat = 20
    static let indicatorPadding: CGFloat = 6

    static func insets(_ size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
            switch size {
            case .mini, .small: (5, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    static func titleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
        switch size {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
    }

    static func subtitleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
        switch size {
        // Unverified for the small sizes.
        case .mini, .small: .caption1
        case .medium, .large: .footnote
        }
    }

    /// The points between the title and the subtitle, which follow from the recorded height of a button with both.
    static let titlePadding: CGFloat = 1
    /// The greatest radius of a button that isn't large.
    static let largestRadius: CGFloat = 20

    /// Returns the radius of the corners of a button.
    ///
    /// - Parameters:
    ///   - size: The size, which decides about the radius that the client hasn't set: a large button is a capsule.
    ///   - radius: The radius of the background.
    ///   - scale: The growth of the text by the text size.
    static func radius(
        _ style: UIButton.Configuration.CornerStyle,
        _ size: UIButton.Configuration.Size,
        radius: CGFloat,
        height: CGFloat,
        scale: CGFloat
    ) -> CGFloat {
        let wanted: CGFloat =
            switch style {
            case .fixed: radius
            case .dynamic where radius == cornerRadius: size == .large ? .infinity : largestRadius * scale
            case .dynamic: radius * scale
            case .small: 6
            case .medium: 8
            case .large: 12
            case .capsule: .infinity
            }
        return min(wanted, height / 2)
    }
}
