import CoreGraphics

/// The measures of configured buttons in points.
///
/// The heights are recorded on iOS 26 by iamcgn/swiftui-web: a line of text and 16 points, with 11 in small and 32 in
/// large buttons. A subtitle is as high as a line of the text style `subheadline`. The insets at the sides and the
/// radii are unverified.
enum ButtonMetrics {
    /// The radius of `background` before the client sets it.
    static let cornerRadius: CGFloat = 5.95
    static let activityIndicatorSide: CGFloat = 20
    static let indicatorPadding: CGFloat = 6

    static func insets(_ size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
            switch size {
            case .mini, .small: (5.5, 10)
            case .medium: (8, 12)
            case .large: (16, 20)
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
        case .mini, .small: .footnote
        case .medium, .large: .subheadline
        }
    }

    /// Returns the radius of the corners of a button.
    ///
    /// - Parameters:
    ///   - radius: The radius of the background.
    ///   - scale: The growth of the text by the text size.
    static func radius(
        _ style: UIButton.Configuration.CornerStyle,
        radius: CGFloat,
        height: CGFloat,
        scale: CGFloat
    ) -> CGFloat {
        let wanted: CGFloat =
            switch style {
            case .fixed: radius
            case .dynamic: radius == cornerRadius ? .infinity : radius * scale
            case .small: 6
            case .medium: 8
            case .large: 12
            case .capsule: .infinity
            }
        return min(wanted, height / 2)
    }
}
