/// The background of a search bar.
struct SearchBarBackground {
    var style = UIBarStyle.default
    var isTranslucent = true
    var tint: UIColor?
    private var images: [UIBarPosition: MetricValues<UIImage>] = [:]

    /// The image that was set for a position and a height.
    subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
        get { images[position]?[exactly: metrics] }
        set { images[position, default: MetricValues()][exactly: metrics] = newValue }
    }

    /// Returns the image of a bar at a position, or else that of a bar at any.
    func image(at position: UIBarPosition, isCompact: Bool, hasPrompt: Bool) -> UIImage? {
        let metrics = UIBarMetrics.preferred(isCompact: isCompact, hasPrompt: hasPrompt)
        return [position, .any].lazy.compactMap { position in
            metrics.lazy.compactMap { images[position]?[exactly: $0] }.first
        }.first
    }

    /// The color below the image, or `nil` for none.
    var color: UIColor? {
        let color = tint ?? (style == .black ? .black : nil)
        return isTranslucent ? color : (color ?? .systemBackground).withAlphaComponent(1)
    }
}
