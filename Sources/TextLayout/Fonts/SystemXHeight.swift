/// The x-height of the system font, which has relatively lower letters at larger sizes.
enum SystemXHeight {
    /// The x-heights of San Francisco for a point of size, measured on iOS 26 for the regular weight and published by
    /// iamcgn/swiftui-web in `font-metrics.json`. Sizes between them are interpolated (unverified).
    private static let measured: [(size: Double, perPoint: Double)] = [
        (17, 1078.0 / 2048), (18, 0.5254), (19, 0.5249), (20, 0.5220), (21, 0.5190), (22, 0.5166), (24, 0.5112),
        (26, 0.5093), (28, 1040.0 / 2048),
    ]

    /// Returns the x-height in points for each point of a size.
    static func perPoint(atSize size: Double) -> Double {
        guard let upper = measured.firstIndex(where: { size <= $0.size }) else { return measured[measured.count - 1].1 }
        guard upper > 0 else { return measured[0].perPoint }
        let (low, high) = (measured[upper - 1], measured[upper])
        return low.perPoint + (high.perPoint - low.perPoint) * (size - low.size) / (high.size - low.size)
    }
}
