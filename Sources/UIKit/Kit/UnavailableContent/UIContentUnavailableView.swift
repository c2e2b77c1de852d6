import CoreGraphics
import Failures
import Foundation

/// The view that shows a content-unavailable configuration.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var content: UIContentUnavailableConfiguration
    private let scroller = UIScrollView()
    private let imageView = UIImageView()
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private var spinner: UIActivityIndicatorView?
    private var button: UIButton?
    private var secondaryButton: UIButton?
    private var background = BackgroundSlot()

    /// Creates a view that shows a configuration.
    public convenience init(configuration: UIContentUnavailableConfiguration) {
        self.init(showing: configuration)
    }

    private init(showing content: UIContentUnavailableConfiguration) {
        self.content = content
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view with an empty configuration, without reading the archive.
    public required init?(coder: NSCoder) {
        content = .empty()
        super.init(coder: coder)
        setUp()
    }

    /// The configuration that the view shows, which is a `UIContentUnavailableConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let newValue = newValue as? UIContentUnavailableConfiguration else {
                programmerError(
                    "UIContentUnavailableView only supports UIContentUnavailableConfiguration, not "
                        + "\(type(of: newValue))",
                    in: "UIContentUnavailableView.configuration",
                    .invalidArgument
                )
            }
            guard newValue != content else { return }
            let old = content
            content = newValue
            show(replacing: old)
        }
    }

    /// Whether contents that are higher than the view scroll. `false` by default.
    open var isScrollEnabled: Bool {
        get { scroller.isScrollEnabled }
        set { scroller.isScrollEnabled = newValue }
    }

    private func setUp() {
        addSubview(scroller)
        scroller.isScrollEnabled = false
        scroller.contentInsetAdjustmentBehavior = .never
        for view in [imageView, label, secondaryLabel] { scroller.addSubview(view) }
        imageView.contentMode = .scaleAspectFit
        show(replacing: nil)
    }

    // MARK: Contents

    private func show(replacing old: UIContentUnavailableConfiguration?) {
        Self.show(content.text, content.attributedText, content.textProperties, in: label)
        Self.show(
            content.secondaryText,
            content.secondaryAttributedText,
            content.secondaryTextProperties,
            in: secondaryLabel
        )
        for label in [label, secondaryLabel] { label.textAlignment = content.alignment == .center ? .center : .natural }
        let properties = content.imageProperties
        imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        imageView.tintColor = properties.tintColor
        imageView.layer.cornerRadius = properties.cornerRadius
        imageView.clipsToBounds = properties.cornerRadius > 0
        imageView.image = content.image
        imageView.isHidden = content.image == nil || content.style == .loading
        showSpinner()
        if old?.button != content.button || old?.buttonProperties != content.buttonProperties {
            button?.removeFromSuperview()
            button = makeButton(content.button, content.buttonProperties)
        }
        if old?.secondaryButton != content.secondaryButton
            || old?.secondaryButtonProperties != content.secondaryButtonProperties
        {
            secondaryButton?.removeFromSuperview()
            secondaryButton = makeButton(content.secondaryButton, content.secondaryButtonProperties)
        }
        background.show(content.background, in: self)
        preservesSuperviewLayoutMargins = !content.axesPreservingSuperviewLayoutMargins.isEmpty
        directionalLayoutMargins = content.directionalLayoutMargins
        setNeedsLayout()
    }

    private static func show(
        _ text: String?,
        _ attributedText: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = true
        if let attributedText { label.attributedText = attributedText } else { label.text = text }
        label.isHidden = (label.text ?? "").isEmpty
    }

    private func showSpinner() {
        guard content.style == .loading else {
            spinner?.removeFromSuperview()
            return spinner = nil
        }
        guard spinner == nil else { return }
        let made = UIActivityIndicatorView(style: .medium)
        scroller.addSubview(made)
        made.startAnimating()
        spinner = made
    }

    /// Adds a button; `nil` if it would be empty.
    private func makeButton(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        let hasTitle = configuration.title?.isEmpty == false || properties.primaryAction?.title.isEmpty == false
        guard hasTitle || configuration.image != nil || properties.primaryAction?.image != nil else { return nil }
        let made = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        made.role = properties.role
        made.isEnabled = properties.isEnabled
        made.menu = properties.menu
        made.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        scroller.addSubview(made)
        return made
    }

    // MARK: Layout

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.room(inside: safeAreaInsets)
        if scroller.frame != area { scroller.frame = area }
        let sides = margins
        let width = max(area.width - sides.left - sides.right, 0)
        let parts = parts(width: width)
        let height = parts.reduce(sides.top + sides.bottom) { $0 + $1.padding + $1.size.height }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var top = sides.top + max((area.height - height) / 2, 0)
        for part in parts {
            top += part.padding
            let room = width - part.size.width
            let offset = content.alignment == .center ? room / 2 : isRightToLeft ? room : 0
            part.view.frame = CGRect(origin: CGPoint(x: sides.left + offset, y: top), size: part.size)
            top += part.size.height
        }
        scroller.contentSize = CGSize(width: area.width, height: max(height, area.height))
    }

    /// The margins of the configuration. On the axes that preserve those of the superview they are at least these.
    private var margins: UIEdgeInsets {
        let own = content.directionalLayoutMargins.absolute(
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
        // The safe area is left out already.
        guard content.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let superview else { return own }
        let outer = superview.layoutMargins
        return UIEdgeInsets(
            top: own.top,
            left: max(own.left, outer.left - safeAreaInsets.left),
            bottom: own.bottom,
            right: max(own.right, outer.right - safeAreaInsets.right)
        )
    }

    /// The views from the top to the bottom, each with its size and its distance from the one above.
    private func parts(width: CGFloat) -> [(view: UIView, padding: CGFloat, size: CGSize)] {
        let candidates: [(view: UIView?, padding: CGFloat, size: CGSize)] = [
            (spinner, 0, spinner?.intrinsicContentSize ?? .zero),
            (imageView, 0, imageSize(width: width)),
            (label, content.imageToTextPadding, size(of: label, width: width)),
            (
                secondaryLabel, label.isHidden ? content.imageToTextPadding : content.textToSecondaryTextPadding,
                size(of: secondaryLabel, width: width)
            ),
            (button, content.textToButtonPadding, button.map { size(of: $0, width: width) } ?? .zero),
            (
                secondaryButton, button == nil ? content.textToButtonPadding : content.buttonToSecondaryButtonPadding,
                secondaryButton.map { size(of: $0, width: width) } ?? .zero
            ),
        ]
        var parts: [(view: UIView, padding: CGFloat, size: CGSize)] = []
        for case (let view?, let padding, let size) in candidates where !view.isHidden {
            parts.append((view, parts.isEmpty ? 0 : padding, size))
        }
        return parts
    }

    private func size(of view: UIView, width: CGFloat) -> CGSize {
        let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(fitting.width, width), height: fitting.height)
    }

    private func imageSize(width: CGFloat) -> CGSize {
        let size = imageView.intrinsicContentSize
        guard size.width > 0, size.height > 0 else { return .zero }
        let limit = content.imageProperties.maximumSize
        let scale = min(
            1,
            width / size.width,
            limit.width > 0 ? limit.width / size.width : 1,
            limit.height > 0 ? limit.height / size.height : 1
        )
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
}
