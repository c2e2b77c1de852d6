extension UIButton {
    /// The look of a button; the numbers are Apple's.
    public enum ButtonType: Int, Sendable {
        /// Nothing of its own: a white title until the client sets a colour.
        case custom = 0
        /// Title and image in the tint colour.
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case plain = 6
        case close = 7

        public static var roundedRect: ButtonType { .system }

        /// The symbol that buttons of this type show.
        var symbolName: String? {
            switch self {
            case .custom, .system, .plain: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        }
    }
}
