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

    /// The background of bars without an appearance of their own.
    static let system = BarFill()

    /// The same without the system's background, in an opaque color.
    static let opaque = BarFill(hasSystemBackground: false, color: .systemBackground)

    /// No background and no shadow.
    static let transparent = BarFill(hasSystemBackground: false, shadowColor: nil)
}
