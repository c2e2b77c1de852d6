/// The vertical measures of a face in points, upwards positive from the baseline as in `UIFont`.
package struct LineMetrics: Hashable, Sendable {
    package var ascender: Double
    /// Below the baseline, hence negative.
    package var descender: Double
    package var leading: Double
    package var capHeight: Double
    package var xHeight: Double
    /// The middle of an underline, negative when below the baseline.
    package var underlinePosition: Double
    package var underlineThickness: Double

    /// What one line of text occupies.
    package var lineHeight: Double { ascender - descender + leading }

    /// San Francisco's ratios to the point size, measured on iOS 26: they stand for the system font whatever face
    /// draws it, so that labels and rows get the heights they have on iOS.
    static func system(size: Double) -> LineMetrics {
        LineMetrics(
            ascender: 0.952148 * size,
            descender: -0.241211 * size,
            leading: 0,
            capHeight: 0.704590 * size,
            xHeight: 0.526367 * size,
            underlinePosition: 0,
            underlineThickness: 0
        )
    }
}
