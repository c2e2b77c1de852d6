import CoreGraphics
import Foundation

/// The content of a view that says why there is no content: an image, texts and buttons.
///
/// ```swift
/// var empty = UIContentUnavailableConfiguration.empty()
/// empty.image = UIImage(systemName: "star")
/// empty.text = "No Favorites"
/// contentUnavailableConfiguration = empty
/// ```
public nonisolated struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// The place of the contents.
    public enum Alignment: Hashable, Sendable {
        /// In the middle of the width.
        case center
        /// At the leading edge.
        case natural
    }

    let style: UnavailableContentStyle
    /// The search text of the state for which `updated(for:)` returned the configuration.
    private var searchText: String?
    private var ownText: String??
    private var ownSecondaryText: String??
    private var ownImage: UIImage??

    public var alignment = Alignment.center
    /// The axes on which the margins are at least those of the superview. The default is the horizontal one.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The margins around the contents.
    public var directionalLayoutMargins = UnavailableContentMetrics.margins

    /// The image above the texts. An activity indicator takes its place while content is loading.
    public var image: UIImage? {
        get { ownImage ?? style.image }
        set { ownImage = .some(newValue) }
    }
    public var imageProperties = ImageProperties()
    /// The distance from the image to the texts, in points.
    public var imageToTextPadding = UnavailableContentMetrics.imagePadding

    /// The text. Setting it removes the attributed text.
    public var text: String? {
        get { ownText ?? style.text(searchText) }
        set {
            ownText = .some(newValue)
            if newValue != nil { attributedText = nil }
        }
    }
    /// The text with attributes. Setting it removes the text.
    public var attributedText: NSAttributedString? {
        didSet { if attributedText != nil { ownText = .some(nil) } }
    }
    public var textProperties: TextProperties
    /// The distance from the text to the secondary one, in points.
    public var textToSecondaryTextPadding = UnavailableContentMetrics.secondaryTextPadding

    /// The text below the first one. Setting it removes the attributed one.
    public var secondaryText: String? {
        get { ownSecondaryText ?? style.secondaryText }
        set {
            ownSecondaryText = .some(newValue)
            if newValue != nil { secondaryAttributedText = nil }
        }
    }
    /// The secondary text with attributes. Setting it removes the secondary text.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if secondaryAttributedText != nil { ownSecondaryText = .some(nil) } }
    }
    public var secondaryTextProperties: TextProperties
    /// The distance from the texts to the button, in points.
    public var textToButtonPadding = UnavailableContentMetrics.buttonPadding

    /// The button below the texts, which is shown if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    /// The distance from the button to the secondary one, in points.
    public var buttonToSecondaryButtonPadding = UnavailableContentMetrics.secondaryButtonPadding
    /// The button below the first one, which is shown if it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    /// The background, which is clear by default.
    public var background = UIBackgroundConfiguration.clear()

    private init(_ style: UnavailableContentStyle) {
        self.style = style
        textProperties = style.textProperties
        secondaryTextProperties = UnavailableContentStyle.secondaryTextProperties
    }

    /// Returns a configuration for a place without content.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

    /// Returns a configuration for content that is loading, with an activity indicator.
    public static func loading() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.loading) }

    /// Returns a configuration for a search without results. Its text contains the search text of the state.
    public static func search() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.search) }

    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard let state = state as? UIContentUnavailableConfigurationState else { return self }
        var updated = self
        updated.searchText = state.searchText
        return updated
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(attributedText)
        hasher.combine(secondaryAttributedText)
        hasher.combine(image)
        hasher.combine(button)
        hasher.combine(secondaryButton)
    }
}
