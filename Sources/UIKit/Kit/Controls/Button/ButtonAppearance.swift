import CoreGraphics
import Foundation

/// The contents of a button for its states, and their appearance.
@MainActor
struct ButtonAppearance {
    /// The opacity of a pressed button's contents. UIKit's value is not published.
    static let highlightedAlpha: CGFloat = 0.2
    /// The opacity of the normal image in a highlighted or disabled state without an image of its own (not Apple's
    /// number).
    static let adjustedAlpha: CGFloat = 0.5
    /// The duration in seconds of the fade after a press (not Apple's number).
    static let fadeDuration: TimeInterval = 0.25

    var titles = StateValues<String>()
    var titleColors = StateValues<UIColor>()
    var images = StateValues<UIImage>()
    var backgrounds = StateValues<UIImage>()
    var attributedTitles = StateValues<NSAttributedString>()
    var shadowColors = StateValues<UIColor>()
    var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()

    /// Returns the title color: the app's, or the default of the button's type.
    func titleColor(for state: UIControl.State, _ button: UIButton) -> UIColor? {
        if let color = titleColors[state] { return color }
        guard button.buttonType != .custom else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : button.tintColor
    }

    /// Returns the image as a type of button draws it. All types but custom draw images as templates, unless the
    /// image has a rendering mode.
    func shown(_ image: UIImage, _ type: UIButton.ButtonType) -> UIImage {
        guard type != .custom, image.renderingMode == .automatic, !image.isSymbolImage else { return image }
        return image.withRenderingMode(.alwaysTemplate)
    }

    /// Sets the configuration of a symbol: the client's, or else the size and the weight of the title's font. The type
    /// `.custom` leaves symbols beside titles as they are.
    func configure(_ picture: UIImageView?, beside label: UILabel?, _ button: UIButton) {
        guard let picture else { return }
        var configuration = button.currentPreferredSymbolConfiguration
        if configuration == nil, button.buttonType != .custom, picture.image?.isSymbolImage == true,
            let label, label.text?.isEmpty == false
        {
            configuration = UIImage.SymbolConfiguration(font: label.shownFont)
        }
        guard picture.preferredSymbolConfiguration != configuration else { return }
        picture.preferredSymbolConfiguration = configuration
    }

    /// Returns the size of the image. Beside a title it has whole pixels, so that the title gets those that it needs.
    func size(of picture: UIImageView?, hasTitle: Bool) -> CGSize {
        guard let picture, let size = picture.shownSize else { return .zero }
        return hasTitle ? size.roundedUp(toPixelsOf: picture.contentScaleFactor) : size
    }

    func imageAlpha(of button: UIButton) -> CGFloat {
        if button.isHighlighted, images[exactly: button.state] == nil {
            if button.buttonType != .custom { return Self.highlightedAlpha }
            if button.adjustsImageWhenHighlighted { return Self.adjustedAlpha }
        }
        let isAdjusted = !button.isEnabled && button.adjustsImageWhenDisabled && images[exactly: button.state] == nil
        return isAdjusted ? Self.adjustedAlpha : 1
    }
}
