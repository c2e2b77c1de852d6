extension UIButton {
    /// The styles of a button. The raw values are Apple's.
    public enum ButtonType: Int, Sendable {
        /// No style. The title is white by default.
        case custom = 0
        /// The title and the image are drawn in the tint color.
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case plain = 6
        case close = 7

        public static var roundedRect: ButtonType { .system }

        /// The symbol of the button type.
        var symbolName: String? {
            switch self {
            case .custom, .system, .plain: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        }

        /// The image of the button type. That of a close button is gray; the others have the tint color.
        var image: UIImage? {
            let symbol = symbolName.flatMap { UIImage(systemName: $0) }
            return self == .close ? symbol?.withTintColor(.secondaryLabel, renderingMode: .alwaysOriginal) : symbol
        }
    }
}

extension UIButton {
    /// Adds the label of the title.
    func makeLabel() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
        return label
    }
}
