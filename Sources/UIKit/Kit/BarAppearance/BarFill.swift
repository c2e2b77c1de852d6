/// The background of a bar and the shadow at its edge.
struct BarFill {
    /// Whether the system's background is below the color and the image.
    var hasSystemBackground = true
    /// The material over the system's background.
    var effect: UIBlurEffect?
    /// The color over the system's background.
    var color: UIColor?
    /// The image over the color.
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    /// The color of the shadow. Without one, only a shadow image that is no template is visible.
    var shadowColor: UIColor? = .separator
    /// The image of the shadow, instead of a line.
    var shadowImage: UIImage?

    /// The background of bars without an appearance of their own: content is visible behind the bar, and there is no
    /// line.
    static let system = BarFill()

    /// Whether nothing but what the system has by default is behind the bar.
    var isSystem: Bool { hasSystemBackground && effect == nil && color == nil && image == nil }

    /// Whether there is a shadow at the edge.
    var hasShadow: Bool { !isSystem || shadowImage != nil || shadowColor != .separator }

    /// The same without the system's background, in an opaque color.
    static let opaque = BarFill(hasSystemBackground: false, color: .systemBackground)

    /// No background and no shadow.
    static let transparent = BarFill(hasSystemBackground: false, shadowColor: nil)
}
