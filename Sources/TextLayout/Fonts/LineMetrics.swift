/// The vertical metrics of a face in points. As in `UIFont`, values above the baseline are positive.
package struct LineMetrics: Hashable, Sendable {
    package var ascender: Double
    /// The distance of the lowest point from the baseline, negative.
    package var descender: Double
    package var leading: Double
    package var capHeight: Double
    package var xHeight: Double
    /// The center of an underline, negative below the baseline.
    package var underlinePosition: Double
    package var underlineThickness: Double

    /// The height of one line of text.
    package var lineHeight: Double { ascender - descender + leading }

    /// The metrics of the system font: those of San Francisco, measured on iOS 26 and published by
    /// iamcgn/swiftui-web in `font-metrics.json`. They hold whatever face draws the system font, so that labels and
    /// rows have the same heights as on iOS.
    static func system(size: Double) -> LineMetrics {
        LineMetrics(
            ascender: 0.952148 * size,
            descender: -0.241211 * size,
            leading: 0,
            capHeight: 0.704590 * size,
            xHeight: SystemXHeight.perPoint(atSize: size) * size,
            underlinePosition: 0,
            underlineThickness: 0
        )
    }
}
