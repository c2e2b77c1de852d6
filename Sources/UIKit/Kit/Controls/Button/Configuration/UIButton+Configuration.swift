import CoreGraphics
import Foundation

extension UIButton {
    /// The contents and the appearance of a button, as a value.
    ///
    /// ```swift
    /// var configuration = UIButton.Configuration.filled()
    /// configuration.title = "Add to Cart"
    /// configuration.image = UIImage(systemName: "plus")
    /// configuration.imagePadding = 6
    /// let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in add() })
    /// ```
    public struct Configuration: Hashable {
        let style: ButtonStyle
        /// The state of the button for which `updated(for:)` returned the configuration.
        private(set) var state = ButtonStyle.State()
        private var text: AttributedString?
        private var detail: AttributedString?
        private var ownInsets: NSDirectionalEdgeInsets?

        // MARK: Texts

        /// The title, without its attributes.
        public var title: String? {
            get { text.map { String($0.characters) } }
            set { text = newValue.map { AttributedString($0) } }
        }
        /// The title. Attributes that it lacks are those of the configuration.
        public var attributedTitle: AttributedString? {
            get { text }
            set { text = newValue }
        }
        /// A closure that changes the attributes of the title.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How the title is broken into lines; `.byWordWrapping` by default.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The text below the title, without its attributes.
        public var subtitle: String? {
            get { detail.map { String($0.characters) } }
            set { detail = newValue.map { AttributedString($0) } }
        }
        /// The text below the title. Attributes that it lacks are those of the configuration.
        public var attributedSubtitle: AttributedString? {
            get { detail }
            set { detail = newValue }
        }
        /// A closure that changes the attributes of the subtitle.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How the subtitle is broken into lines; `.byWordWrapping` by default.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The alignment of the title and the subtitle to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// The points between the title and the subtitle.
        public var titlePadding: CGFloat = ButtonMetrics.titlePadding

        // MARK: Image

        public var image: UIImage?
        /// A closure that changes the color of the image, which is that of the title otherwise.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The configuration of a symbol. By default it has the size of the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The points between the image and the texts.
        public var imagePadding: CGFloat = 0
        /// The edge of the texts at which the image is; `.leading` by default.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The least points that the image takes beside, above or below the texts. It is in the middle of them.
        public var imageReservation: CGFloat = 0
        /// Whether an activity indicator replaces the image.
        public var showsActivityIndicator = false
        /// A closure that changes the color of the activity indicator.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The mark at the trailing edge; `.automatic` by default.
        public var indicator = Indicator.automatic
        /// A closure that changes the color of the mark.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        // MARK: Appearance

        /// The background. A color that is set here is shown in all states.
        public var background = UIBackgroundConfiguration.clear()
        /// The color from which those of the title and the image follow in each state.
        public var baseForegroundColor: UIColor?
        /// The color from which that of the background follows in each state.
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        /// The size, which determines the fonts and the insets that aren't set.
        public var buttonSize = Size.medium
        /// The style on the Mac, which has no effect elsewhere.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// Whether a selected button has other colors.
        public var automaticallyUpdateForSelection = true
        /// The points between the edges and the contents. By default they follow from the size.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? ButtonMetrics.insets(buttonSize) }
            set { ownInsets = newValue }
        }

        /// Restores the insets that follow from the size.
        public mutating func setDefaultContentInsets() {
            ownInsets = nil
        }

        private init(_ style: ButtonStyle) {
            self.style = style
            background.cornerRadius = ButtonMetrics.cornerRadius
        }

        private init(_ style: ButtonStyle, glass: UIGlassEffect.Style) {
            self.init(style)
            background.visualEffect = UIGlassEffect(style: glass)
            cornerStyle = .capsule
        }

        // MARK: Styles

        /// Returns a button without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns a button with a gray background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Returns a button whose background has a share of the tint color.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Returns a button whose background has the tint color.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Returns a button without a background.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// Returns a button with the usual background, which is gray.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Returns a button with the usual background in a share of the tint color.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// Returns a button with the usual background in the tint color, for the most likely action.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
        /// Returns a button of glass, through which what is behind it shines.
        public static func glass() -> Configuration { Configuration(.glass, glass: .regular) }
        /// Returns a button of glass in the tint color, for the most likely action.
        public static func prominentGlass() -> Configuration { Configuration(.prominentGlass, glass: .regular) }
        /// Returns a button of glass that is hardly visible itself, over pictures.
        public static func clearGlass() -> Configuration { Configuration(.glass, glass: .clear) }
        /// Returns a button of such glass in the tint color.
        public static func prominentClearGlass() -> Configuration { Configuration(.prominentGlass, glass: .clear) }

        /// Returns the configuration for the state of a button, which determines the colors that aren't set.
        @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration {
            var updated = self
            updated.state = ButtonStyle.State(
                isHighlighted: button.isHighlighted,
                isDisabled: !button.isEnabled,
                isSelected: button.isSelected && automaticallyUpdateForSelection
            )
            updated.background.setStandardColor(updated.backgroundColor(tint: button.tintColor, role: button.role))
            if style.isGlass, let glass = background.visualEffect?.copy() as? UIGlassEffect {
                glass.tintColor = updated.glassColor(tint: button.tintColor, role: button.role)
                updated.background.visualEffect = glass
            }
            return updated
        }
    }
}

extension UIButton.Configuration {
    func foregroundColor(tint: UIColor, role: UIButton.Role) -> UIColor {
        guard role == .destructive else { return style.foreground(baseForegroundColor, tint: tint, in: state) }
        let color = baseForegroundColor ?? (style == .gray || style == .glass ? .systemRed : nil)
        return style.foreground(color, tint: .systemRed, in: state)
    }

    private func backgroundColor(tint: UIColor, role: UIButton.Role) -> UIColor {
        style.background(baseBackgroundColor, tint: role == .destructive ? .systemRed : tint, in: state)
    }

    private func glassColor(tint: UIColor, role: UIButton.Role) -> UIColor? {
        style.glassColor(baseBackgroundColor, tint: role == .destructive ? .systemRed : tint, in: state)
    }

    public static func == (first: Self, second: Self) -> Bool {
        first.key == second.key && first.background == second.background
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
    }

    /// The values that distinguish configurations. Closures are the same if they were copied from each other.
    private var key: [AnyHashable?] {
        [
            style, state, text, detail, image, preferredSymbolConfigurationForImage, titleLineBreakMode,
            subtitleLineBreakMode, titleAlignment, titlePadding, imagePadding, imagePlacement.rawValue,
            imageReservation, showsActivityIndicator, indicator, baseForegroundColor, baseBackgroundColor, cornerStyle,
            buttonSize, macIdiomStyle, automaticallyUpdateForSelection, contentInsets.top, contentInsets.leading,
            contentInsets.bottom, contentInsets.trailing, titleTextAttributesTransformer?.key,
            subtitleTextAttributesTransformer?.key, imageColorTransformer?.key, activityIndicatorColorTransformer?.key,
            indicatorColorTransformer?.key,
        ]
    }
}
