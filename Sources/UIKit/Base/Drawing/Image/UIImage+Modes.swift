extension UIImage {
    /// Whether views draw an image in its own colors, or as a mask in their tint color.
    public enum RenderingMode: Int, Sendable {
        /// Symbols are templates; other images keep their own colors.
        case automatic = 0
        /// The image is drawn in its own colors.
        case alwaysOriginal = 1
        /// The image is drawn in the view's tint color, with the image's opacities.
        case alwaysTemplate = 2
    }

    /// How the center of an image fills the space when the image is drawn larger.
    public enum ResizingMode: Int, Sendable {
        /// The center is repeated.
        case tile = 0
        /// The center is stretched.
        case stretch = 1
    }
}
