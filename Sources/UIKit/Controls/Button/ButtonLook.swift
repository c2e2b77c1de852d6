import CoreGraphics
import Foundation

/// What a button shows in its states.
@MainActor
struct ButtonLook {
    /// The opacity of what is pressed; how weak UIKit draws it is not published.
    static let highlightedAlpha: CGFloat = 0.2
    /// The opacity of an image that stands for a pressed or disabled state which has none of its own (not Apple's number).
    static let adjustedAlpha: CGFloat = 0.5
    /// Seconds in which what was pressed comes back (not Apple's number).
    static let fadeDuration: TimeInterval = 0.25

    var titles = StateValues<String>()
    var titleColors = StateValues<UIColor>()
    var images = StateValues<UIImage>()
    var backgrounds = StateValues<UIImage>()
    var attributedTitles = StateValues<NSAttributedString>()

    /// The colour of a title: the client's, or else as the type of the button has it.
    func titleColor(for state: UIControl.State, _ button: UIButton) -> UIColor? {
        if let color = titleColors[state] { return color }
        guard button.buttonType != .custom else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : button.tintColor
    }

    /// An image as a type of button draws it: all but custom ones in their tint, unless the image knows better.
    func shown(_ image: UIImage, _ type: UIButton.ButtonType) -> UIImage {
        guard type != .custom, image.renderingMode == .automatic, !image.isSymbolImage else { return image }
        return image.withRenderingMode(.alwaysTemplate)
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
