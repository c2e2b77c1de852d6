extension UIImage {
    /// Whether views draw an image in its own colours, or as a mask in their tint colour.
    public enum RenderingMode: Int, Sendable {
        /// Symbols are templates; other images keep their own colours.
        case automatic = 0
        /// The image is drawn in its own colours.
        case alwaysOriginal = 1
        /// The image is drawn in the view's tint colour, with the image's opacities.
        case alwaysTemplate = 2
    }

    /// How the centre of an image fills the space when the image is drawn larger.
    public enum ResizingMode: Int, Sendable {
        /// The centre is repeated.
        case tile = 0
        /// The centre is stretched.
        case stretch = 1
    }
}
