extension UISplitViewController {
    /// The styles of split views. The raw values are Apple's.
    public enum Style: Int, Sendable {
        /// The two controllers of `viewControllers`.
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }

    /// The columns. The raw values are Apple's.
    public enum Column: Int, Sendable {
        case primary = 0
        /// The column between the other two, in the style with three columns.
        case supplementary = 1
        /// The column with the content.
        case secondary = 2
        /// The controller that replaces all columns in a window of compact width.
        case compact = 3
        /// The column beside the secondary one, at the edge opposite to the primary one. It is hidden until it is
        /// shown, and in a window of compact width it is presented in a sheet.
        case inspector = 4
    }

    /// The backgrounds of the primary column. The raw values are Apple's.
    public enum BackgroundStyle: Int, Sendable {
        /// The column has the background of its view.
        case none = 0
        /// There is a material behind the view of the column, which shows as far as the view is transparent.
        case sidebar = 1
    }

    /// The visible columns. The raw values are Apple's.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
        case twoBesideSecondary = 4
        case twoOverSecondary = 5
        /// Two columns, which move a part of the secondary one out of the window.
        case twoDisplaceSecondary = 6

        /// The earlier name of `secondaryOnly`.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The earlier name of `oneBesideSecondary`.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The earlier name of `oneOverSecondary`.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// How other columns appear beside the secondary one. The raw values are Apple's.
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        /// The secondary column is narrower.
        case tile = 1
        /// The other columns cover a part of the secondary one.
        case overlay = 2
        /// The secondary column moves.
        case displace = 3
    }

    /// The edges at which the primary column can be. The raw values are Apple's.
    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing = 1
    }

    /// When the button for the display mode is visible. The raw values are Apple's.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic = 0
        case never = 1
        case always = 2
    }
}
