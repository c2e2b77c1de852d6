extension UIPageControl {
    /// The background of the indicators. The raw values are Apple's.
    public enum BackgroundStyle: Int, Sendable {
        /// The background shows while a finger moves through the pages.
        case automatic = 0
        /// The background always shows.
        case prominent = 1
        /// The background never shows.
        case minimal = 2
    }

    /// The direction in which the indicators follow each other. The raw values are Apple's.
    public enum Direction: Int, Sendable {
        /// The direction of the layout.
        case natural = 0
        case leftToRight = 1
        case rightToLeft = 2
        case topToBottom = 3
        case bottomToTop = 4
    }

    /// The interaction that changes the page. The raw values are Apple's.
    public enum InteractionState: Int, Sendable {
        /// There is no interaction.
        case none = 0
        /// A tap leads to the next or the previous page.
        case discrete = 1
        /// A finger moves through the pages.
        case continuous = 2
    }
}
