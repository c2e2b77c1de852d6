extension UIPageViewController {
    /// The transitions between pages. The raw values are Apple's.
    public enum TransitionStyle: Int, Sendable {
        /// Turning a page like that of a book, which isn't drawn here: pages scroll instead.
        case pageCurl = 0
        case scroll = 1
    }

    /// The directions in which pages follow each other. The raw values are Apple's.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// The directions of a transition. The raw values are Apple's.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }

    /// The places of a book's spine. The raw values are Apple's. Pages that scroll have none.
    public enum SpineLocation: Int, Sendable {
        case none = 0
        /// At the edge where the book begins.
        case min = 1
        /// In the middle, between two pages.
        case mid = 2
        /// At the edge where the book ends.
        case max = 3

        /// The place with a raw value, or none.
        init(_ rawValue: Int) {
            self = Self(rawValue: rawValue) ?? .none
        }
    }

    /// The keys of options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The points between pages. The value is a number.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// The place of the spine. The value is a number. Pages that scroll have none.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }
}
