extension UIImage {
    /// Whether a view draws an image's colours, or its tint where the image is opaque.
    public enum RenderingMode: Int, Sendable {
        /// Symbols as templates, pictures in their own colours.
        case automatic = 0
        /// In the image's own colours.
        case alwaysOriginal = 1
        /// In the view's tint, by the image's opacities.
        case alwaysTemplate = 2
    }

    /// How the middle of an image fills the space when it is drawn larger.
    public enum ResizingMode: Int, Sendable {
        /// Repeated.
        case tile = 0
        /// Stretched.
        case stretch = 1
    }
}
