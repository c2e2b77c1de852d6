import CoreGraphics
import Foundation

/// The views of a button with a configuration that a button without one doesn't have, and the layout of all of them.
@MainActor
final class ButtonContent {
    private unowned let button: UIButton
    /// The values that determine the contents.
    private struct Source: Equatable {
        let configuration: UIButton.Configuration
        let tintColor: UIColor
        let role: UIButton.Role
        let isPopUp: Bool
        let isRightToLeft: Bool
        let category: UIContentSizeCategory
        let style: UIUserInterfaceStyle
    }

    private var shown = UIButton.Configuration.plain()
    private var source: Source?
    private var background = BackgroundSlot()
    private var activityIndicator: UIActivityIndicatorView?
    private var mark: UIImageView?
    private(set) var subtitle: UILabel?
    private var title: NSAttributedString?
    private var detail: NSAttributedString?

    init(of button: UIButton) {
        self.button = button
    }

    /// Removes the views that the configuration added, and restores the others.
    func remove() {
        for view in [activityIndicator, mark, subtitle] as [UIView?] { view?.removeFromSuperview() }
        background.show(nil, in: button)
        button.titleLabel?.numberOfLines = 1
        button.titleLabel?.lineBreakMode = .byTruncatingMiddle
        button.imageView?.isHidden = false
        button.imageView?.preferredSymbolConfiguration = nil
        button.imageView?.tintColor = nil
    }

    // MARK: Showing

    /// Shows a configuration. Does nothing if the same contents are shown already.
    func show(_ configuration: UIButton.Configuration) {
        let source = Source(
            configuration: configuration,
            tintColor: button.tintColor,
            role: button.role,
            isPopUp: button.isPopUp,
            isRightToLeft: button.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            category: button.traitCollection.preferredContentSizeCategory,
            style: button.traitCollection.userInterfaceStyle
        )
        guard source != self.source else { return }
        let wasPressed = shown.state.isHighlighted
        self.source = source
        shown = configuration
        let color = configuration.foregroundColor(tint: button.tintColor, role: button.role)
        showTexts(color)
        showImage(color)
        showActivityIndicator(color)
        showPopUpMark(color)
        showBackground()
        if shown.state.isHighlighted != wasPressed { background.view?.liftGlassBackground(!wasPressed) }
    }

    private func showTexts(_ color: UIColor) {
        let size = shown.buttonSize
        let weight: UIFont.Weight? = button.role == .primary ? .semibold : nil
        title = text(
            shown.attributedTitle,
            font: font(ButtonMetrics.titleStyle(size), weight),
            color,
            shown.titleTextAttributesTransformer
        )
        detail = text(
            shown.attributedSubtitle,
            font: font(ButtonMetrics.subtitleStyle(size), nil),
            color,
            shown.subtitleTextAttributesTransformer
        )
        if title != nil || button.hasTitleLabel, let label = button.titleLabel {
            fill(label, title, shown.titleLineBreakMode)
        }
        if detail != nil, subtitle == nil {
            let label = UILabel()
            button.addSubview(label)
            subtitle = label
        }
        if let subtitle { fill(subtitle, detail, shown.subtitleLineBreakMode) }
    }

    private func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight?) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: button.traitCollection)
        return weight.map { UIFont.systemFont(ofSize: font.pointSize, weight: $0) } ?? font
    }

    /// Returns a text with the attributes that it lacks, after the transformer.
    private func text(
        _ text: AttributedString?,
        font: UIFont,
        _ color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString? {
        guard let text, !text.characters.isEmpty else { return nil }
        var whole = AttributedString()
        for run in text.runs {
            var attributes = AttributeContainer()
            attributes.font = font
            attributes.foregroundColor = color
            attributes.merge(run.attributes)
            let shown = transformer?(attributes) ?? attributes
            whole.append(AttributedString(text[run.range].characters, attributes: shown))
        }
        return NSAttributedString(whole)
    }

    private func fill(_ label: UILabel, _ text: NSAttributedString?, _ mode: NSLineBreakMode) {
        label.lineBreakMode = mode
        label.numberOfLines = mode.wraps ? 0 : 1
        label.alpha = 1
        label.attributedText = text
        label.textAlignment = alignment
    }

    private var alignment: NSTextAlignment {
        let isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch shown.titleAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .center, .automatic: .center
        }
    }

    private func showImage(_ color: UIColor) {
        let image = shown.showsActivityIndicator ? nil : shown.image
        guard image != nil || button.hasImageView, let view = button.imageView else { return }
        let isTemplate = image.map { $0.renderingMode == .automatic && !$0.isSymbolImage } ?? false
        view.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
        view.isHidden = image == nil
        view.alpha = 1
        let style = UIImage.SymbolConfiguration(textStyle: ButtonMetrics.titleStyle(shown.buttonSize), scale: .medium)
        view.preferredSymbolConfiguration = shown.preferredSymbolConfigurationForImage ?? style
        view.tintColor = shown.imageColorTransformer?(color) ?? color
    }

    private func showActivityIndicator(_ color: UIColor) {
        guard shown.showsActivityIndicator else {
            activityIndicator?.removeFromSuperview()
            return activityIndicator = nil
        }
        let activityIndicator = activityIndicator ?? UIActivityIndicatorView(style: .medium)
        if activityIndicator.superview == nil { button.addSubview(activityIndicator) }
        activityIndicator.color = shown.activityIndicatorColorTransformer?(color) ?? color
        activityIndicator.startAnimating()
        self.activityIndicator = activityIndicator
    }

    private func showPopUpMark(_ color: UIColor) {
        let isShown = shown.indicator == .popup || (shown.indicator == .automatic && button.isPopUp)
        guard isShown else {
            mark?.removeFromSuperview()
            return mark = nil
        }
        let mark = mark ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
        if mark.superview == nil { button.addSubview(mark) }
        mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            textStyle: ButtonMetrics.titleStyle(shown.buttonSize),
            scale: .small
        )
        mark.tintColor = shown.indicatorColorTransformer?(color) ?? color
        self.mark = mark
    }

    private func showBackground() {
        var look = shown.background
        let scale = UIFontMetrics.default.scaledValue(for: 100, compatibleWith: button.traitCollection) / 100
        look.cornerRadius = ButtonMetrics.radius(
            shown.cornerStyle,
            shown.buttonSize,
            radius: look.cornerRadius,
            height: button.bounds.height,
            scale: scale
        )
        background.show(look, in: button)
    }

    // MARK: Layout

    private func layout() -> ConfigurationLayout {
        let title = title == nil ? nil : button.titleLabel
        let detail = detail == nil ? nil : subtitle
        var layout = ConfigurationLayout()
        if activityIndicator != nil {
            layout.image = activityIndicatorSize
        } else if shown.image != nil {
            layout.image = imageSize
        }
        layout.indicator = pixels(mark?.intrinsicContentSize ?? .zero)
        layout.title = { title?.size(in: $0) ?? .zero }
        layout.subtitle = { detail?.size(in: $0) ?? .zero }
        layout.insets = shown.contentInsets
        layout.placement = shown.imagePlacement
        layout.imagePadding = shown.imagePadding
        layout.titlePadding = shown.titlePadding
        layout.reservation = shown.imageReservation
        layout.titleAlignment = shown.titleAlignment
        layout.hasSubtitle = detail != nil
        layout.horizontal = button.contentHorizontalAlignment
        layout.vertical = button.contentVerticalAlignment
        layout.isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return layout
    }

    private var imageSize: CGSize { pixels(button.imageView?.intrinsicContentSize ?? .zero) }

    /// Returns a size in whole pixels, so that the texts beside it get the whole pixels that they need.
    private func pixels(_ size: CGSize) -> CGSize { size.roundedUp(toPixelsOf: button.contentScaleFactor) }

    private var activityIndicatorSize: CGSize {
        CGSize(width: ButtonMetrics.activityIndicatorSide, height: ButtonMetrics.activityIndicatorSide)
    }

    /// Whether a text has as many lines as its width needs.
    var wrapsText: Bool {
        (title != nil && shown.titleLineBreakMode.wraps) || (detail != nil && shown.subtitleLineBreakMode.wraps)
    }

    func size(fitting width: CGFloat) -> CGSize { layout().size(fitting: width) }

    func frames(in bounds: CGRect) -> ConfigurationLayout.Frames { layout().frames(in: bounds) }

    func place() {
        showBackground()
        let frames = frames(in: button.bounds)
        if title != nil { button.titleLabel?.frame = frames.title }
        if shown.image != nil { button.imageView?.frame = frames.image }
        subtitle?.frame = frames.subtitle
        activityIndicator?.frame = frames.image
        mark?.frame = frames.indicator
    }
}

extension NSLineBreakMode {
    fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension UILabel {
    /// Returns the size of the text in a width, which it doesn't exceed. The leading of the font adds to the height.
    fileprivate func size(in width: CGFloat) -> CGSize {
        let size = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        guard size.height > 0, let text = attributedText, text.length > 0 else { return size }
        let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        return CGSize(width: min(size.width, width), height: size.height + max(0, font?.leading.rounded() ?? 0))
    }
}
