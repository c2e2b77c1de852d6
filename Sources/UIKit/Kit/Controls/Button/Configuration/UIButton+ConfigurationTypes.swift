extension UIButton.Configuration {
    /// The sizes of a button. They determine the font and the standard insets.
    public enum Size: Sendable {
        case medium, small, mini, large
    }

    /// The corners of a button's background.
    public enum CornerStyle: Sendable {
        /// The radius of `background`.
        case fixed
        /// The radius of `background`, which grows with the text size; a capsule unless the client has set it.
        case dynamic
        case small, medium, large
        /// Half the height.
        case capsule
    }

    /// The alignment of a title and a subtitle to each other.
    public enum TitleAlignment: Sendable {
        /// Beside an image they are aligned on its side, otherwise in the center.
        case automatic
        case leading, center, trailing
    }

    /// The styles of buttons on the Mac. Elsewhere, they have no effect.
    public enum MacIdiomStyle: Sendable {
        case automatic, bordered, borderless, borderlessTinted
    }

    /// The marks at the trailing edge.
    public enum Indicator: Sendable {
        /// The mark of a pop-up menu, if the button has one whose choice it shows.
        case automatic
        case none
        /// The mark of a pop-up menu.
        case popup
    }
}
