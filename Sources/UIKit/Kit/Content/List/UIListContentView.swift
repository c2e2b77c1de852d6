import CoreGraphics
import Failures
import Foundation

/// The view that shows a list content configuration, in a cell, a header or anywhere else.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private let imageView = UIImageView()
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private lazy var textGuide = ViewGuide(of: label, in: self)
    private lazy var secondaryTextGuide = ViewGuide(of: secondaryLabel, in: self)
    private lazy var imageGuide = ViewGuide(of: imageView, in: self)
    /// The width determined by constraints, while the height for that width is requested.
    private var layoutWidth: CGFloat?

    /// Creates a view that shows a configuration.
    public convenience init(configuration: UIListContentConfiguration) {
        self.init(showing: configuration)
    }

    private init(showing content: UIListContentConfiguration) {
        self.content = content
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view with the configuration of a cell, without reading the archive.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        setUp()
    }

    /// The configuration that the view shows, which is a `UIListContentConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let newValue = newValue as? UIListContentConfiguration else {
                programmerError(
                    "UIListContentView only supports UIListContentConfiguration, not \(type(of: newValue))",
                    in: "UIListContentView.configuration",
                    .invalidArgument
                )
            }
            guard newValue != content else { return }
            content = newValue
            show()
        }
    }

    /// The place of the text, for constraints; `nil` without a text.
    open var textLayoutGuide: UILayoutGuide? { label.isHidden ? nil : textGuide.guide }

    /// The place of the secondary text, for constraints; `nil` without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryLabel.isHidden ? nil : secondaryTextGuide.guide }

    /// The place of the image, for constraints; `nil` without an image.
    open var imageLayoutGuide: UILayoutGuide? { imageView.isHidden ? nil : imageGuide.guide }

    private func setUp() {
        for view in [imageView, label, secondaryLabel] { addSubview(view) }
        imageView.contentMode = .scaleAspectFit
        insetsLayoutMarginsFromSafeArea = false
        show()
    }

    private func show() {
        Self.show(content.text, content.attributedText, content.textProperties, in: label)
        Self.show(
            content.secondaryText,
            content.secondaryAttributedText,
            content.secondaryTextProperties,
            in: secondaryLabel
        )
        let properties = content.imageProperties
        imageView.image = content.image
        imageView.isHidden = content.image == nil
        imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        imageView.layer.cornerRadius = properties.cornerRadius
        imageView.clipsToBounds = properties.cornerRadius > 0
        for view in [imageView, label, secondaryLabel] { view.alpha = content.alpha }
        showTint()
        preservesSuperviewLayoutMargins = !content.axesPreservingSuperviewLayoutMargins.isEmpty
        directionalLayoutMargins = content.directionalLayoutMargins
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private static func show(
        _ text: String?,
        _ attributedText: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.showsExpansionTextWhenTruncated = properties.showsExpansionTextWhenTruncated
        if let attributedText {
            label.attributedText = attributedText
        } else {
            label.text = text.map(properties.transformed)
        }
        label.isHidden = (label.text ?? "").isEmpty
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
    }

    private func showTint() {
        let tint = content.imageProperties.resolvedTintColor(for: tintColor)
        if imageView.tintColor != tint { imageView.tintColor = tint }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    // MARK: Layout

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout(width: bounds.width, height: bounds.height)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (view, frame) in [
            (imageView, layout.image), (label, layout.text), (secondaryLabel, layout.secondaryText),
        ] as [(UIView, CGRect)] {
            view.frame =
                isRightToLeft
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
    }

    /// The distance from the leading edge to the text, in points.
    var textStart: CGFloat { layout(width: bounds.width, height: bounds.height).text.minX }

    /// The width of the texts below each other, on one line each, with what is beside them, in points.
    var widthOfContent: CGFloat {
        let free = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let texts = [label, secondaryLabel].filter { !$0.isHidden }.map { $0.sizeThatFits(free).width }
        return textStart + (texts.max() ?? 0) + margins.trailing
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: layout(width: size.width, height: nil).height)
    }

    open override var intrinsicContentSize: CGSize {
        guard let width = layoutWidth else {
            return CGSize(width: UIView.noIntrinsicMetric, height: layout(width: bounds.width, height: nil).height)
        }
        return sizeThatFits(CGSize(width: width, height: 0))
    }

    override var heightFollowsWidth: Bool { true }

    override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
        layoutWidth = width
        defer { layoutWidth = nil }
        return intrinsicContentSize.height
    }

    private func layout(width: CGFloat, height: CGFloat?) -> ListContentLayout {
        ListContentLayout(
            .init(
                margins: margins,
                image: imageSize,
                reserved: reservedSize,
                imagePadding: content.imageToTextPadding,
                horizontalPadding: content.textToSecondaryTextHorizontalPadding,
                verticalPadding: content.textToSecondaryTextVerticalPadding,
                prefersSideBySide: content.prefersSideBySideTextAndSecondaryText
            ),
            text(label),
            text(secondaryLabel),
            width: width,
            height: height
        )
    }

    private func text(_ label: UILabel) -> ListContentLayout.Text {
        .init(isEmpty: label.isHidden) {
            label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude))
        }
    }

    /// The margins of the configuration, and on the preserved axes at least those of the superview.
    private var margins: NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        let inherited = directionalLayoutMargins
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            (margins.leading, margins.trailing) = (inherited.leading, inherited.trailing)
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            (margins.top, margins.bottom) = (inherited.top, inherited.bottom)
        }
        return margins
    }

    private var imageSize: CGSize? {
        guard let size = imageView.shownSize, size.width > 0, size.height > 0 else { return nil }
        let limit = content.imageProperties.maximumSize
        let scale = min(
            1,
            limit.width > 0 ? limit.width / size.width : 1,
            limit.height > 0 ? limit.height / size.height : 1
        )
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    private var reservedSize: CGSize {
        let reserved = content.imageProperties.reservedLayoutSize
        let standard = UIListContentConfiguration.ImageProperties.standardDimension
        // The room of a symbol at the preferred size of the body text (unverified).
        let room = UIFontMetrics.default.scaledValue(for: 24, compatibleWith: traitCollection)
        return CGSize(
            width: reserved.width == standard ? room : reserved.width,
            height: reserved.height == standard ? room : reserved.height
        )
    }
}
