import CoreGraphics
import Foundation

/// The content of a row, a header or a footer: an image, a text and a secondary text.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Oak"
/// content.secondaryText = "A tree"
/// cell.contentConfiguration = content
/// ```
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The image before the texts.
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    /// The text. Setting it removes the attributed text.
    public var text: String? {
        didSet { if text != nil { attributedText = nil } }
    }
    /// The text with attributes. Setting it removes the text.
    public var attributedText: NSAttributedString? {
        didSet { if attributedText != nil { text = nil } }
    }
    public var textProperties: TextProperties
    /// The text below or beside the first one. Setting it removes the attributed one.
    public var secondaryText: String? {
        didSet { if secondaryText != nil { secondaryAttributedText = nil } }
    }
    /// The secondary text with attributes. Setting it removes the secondary text.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if secondaryAttributedText != nil { secondaryText = nil } }
    }
    public var secondaryTextProperties: TextProperties
    /// The axes on which the margins are at least those of the superview. The default is the horizontal one.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the texts are beside each other where both fit on one line.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// The distance from the image to the texts, in points.
    public var imageToTextPadding: CGFloat
    /// The distance between texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// The distance between texts above each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat
    /// The opacity of the content.
    public var alpha: CGFloat = 1
    let style: ListContentStyle

    init(_ style: ListContentStyle) {
        self.style = style
        textProperties = TextProperties(style.textStyle, color: style.textColor)
        secondaryTextProperties = TextProperties(style.secondaryTextStyle, color: .secondaryLabel)
        imageProperties.preferredSymbolConfiguration = style.symbolConfiguration
        directionalLayoutMargins = style.margins
        prefersSideBySideTextAndSecondaryText = style.isSideBySide
        imageToTextPadding = style.imagePadding
        textToSecondaryTextHorizontalPadding = style.horizontalPadding
        textToSecondaryTextVerticalPadding = style.verticalPadding
    }

    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Returns the configuration for a state of the view. The texts and the image of a disabled cell are paler, unless
    /// the client has set their colors.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled =
            (state as? UICellConfigurationState).map { $0.isDisabled && !$0.isSwiped }
            ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        var updated = self
        updated.textProperties.standardColor = isDisabled && style.isCell ? .tertiaryLabel : style.textColor
        updated.secondaryTextProperties.standardColor = isDisabled && style.isCell ? .quaternaryLabel : .secondaryLabel
        updated.imageProperties.standardTintColor = isDisabled ? .tertiaryLabel : nil
        return updated
    }

    public static func == (first: UIListContentConfiguration, second: UIListContentConfiguration) -> Bool {
        first.style == second.style && first.image === second.image && first.imageProperties == second.imageProperties
            && first.text == second.text && first.attributedText == second.attributedText
            && first.textProperties == second.textProperties && first.secondaryText == second.secondaryText
            && first.secondaryAttributedText == second.secondaryAttributedText
            && first.secondaryTextProperties == second.secondaryTextProperties
            && first.axesPreservingSuperviewLayoutMargins == second.axesPreservingSuperviewLayoutMargins
            && first.directionalLayoutMargins == second.directionalLayoutMargins
            && first.prefersSideBySideTextAndSecondaryText == second.prefersSideBySideTextAndSecondaryText
            && first.imageToTextPadding == second.imageToTextPadding
            && first.textToSecondaryTextHorizontalPadding == second.textToSecondaryTextHorizontalPadding
            && first.textToSecondaryTextVerticalPadding == second.textToSecondaryTextVerticalPadding
            && first.alpha == second.alpha
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(attributedText)
        hasher.combine(secondaryAttributedText)
        hasher.combine(textProperties)
        hasher.combine(imageProperties)
    }
}
