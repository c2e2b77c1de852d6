import CoreGraphics

/// The box of an alert or an action sheet: texts and text fields, which scroll if there is no room for them, and the
/// buttons below.
final class AlertPanel: BackdropView {
    private let style: UIAlertController.Style
    private let scroll = PassingScrollView()
    private let title = UILabel()
    private let message = UILabel()
    private var warning: UIImageView?
    private(set) var buttons: [AlertButton] = []
    private var fields: [AlertFieldBox] = []

    init(style: UIAlertController.Style) {
        self.style = style
        super.init(frame: .zero)
        showSurface()
        layer.cornerRadius = Looks.alertRadius.light
        layer.cornerCurve = .continuous
        Looks.alertShadow.light.apply(to: layer)
        scroll.alwaysBounceVertical = false
        addSubview(scroll)
        for label in [title, message] {
            label.numberOfLines = 0
            scroll.addSubview(label)
        }
        title.accessibilityTraits = .header
        styleTexts()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private static let cardColor = Looks.alertCard.color
    /// The blur of what is behind the card (unverified).
    private static let cardBlur = Blur(radius: 20, saturation: 1.4)

    /// Shows the material of the card, or an opaque color with more contrast.
    private func showSurface() {
        let solid = Self.cardColor.overSystemBackground(in: traitCollection)
        backgroundColor = reducesTransparency ? solid : Self.cardColor
        blur = reducesTransparency ? nil : Self.cardBlur
    }

    /// Whether there is a warning sign above the texts.
    var showsWarning = false {
        didSet {
            guard showsWarning != oldValue else { return }
            warning?.removeFromSuperview()
            warning = showsWarning ? makeWarning() : nil
            if let warning { scroll.addSubview(warning) }
            setNeedsLayout()
        }
    }

    private func makeWarning() -> UIImageView {
        let configuration = UIImage.SymbolConfiguration(pointSize: AlertMetrics.warningSize)
        let image = UIImage(systemName: "exclamationmark.triangle.fill", withConfiguration: configuration)
        let view = UIImageView(image: image)
        view.tintColor = .systemYellow
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Warning"
        return view
    }

    /// Places the warning sign below a distance from the top, and returns the height that it takes.
    private func placeWarning(below top: CGFloat, in width: CGFloat) -> CGFloat {
        guard let warning, let size = warning.image?.size else { return 0 }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? width - AlertMetrics.textMargin(width) - size.width : AlertMetrics.textMargin(width)
        warning.frame = CGRect(x: x, y: top, width: size.width, height: size.height)
        return size.height + AlertMetrics.warningSpacing
    }

    func setTexts(title: String?, message: String?) {
        self.title.text = title
        self.message.text = message
        styleTexts()
        setNeedsLayout()
    }

    private var shownLabels: [UILabel] { [title, message].filter { $0.text?.isEmpty == false } }

    /// Whether a title or a message is all there is. It is in the middle then, and neither heavier nor smaller.
    private var isAlone: Bool { shownLabels.count == 1 && fields.isEmpty }

    private func styleTexts() {
        let isAlone = isAlone
        let alone = Looks.alertTextAlone.light.font(.body, in: traitCollection)
        title.font = isAlone ? alone : .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
        message.font = isAlone ? alone : .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
        message.textColor = isAlone ? .label : Self.messageColor
        for label in [title, message] { label.textAlignment = isAlone || style == .actionSheet ? .center : .natural }
    }

    private static let messageColor = Looks.alertMessageColor.color

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        if category != previousTraitCollection?.preferredContentSizeCategory { styleTexts() }
        showSurface()
    }

    func add(_ button: AlertButton) {
        buttons.append(button)
        addSubview(button)
        setNeedsLayout()
    }

    func add(_ field: UITextField) {
        let box = AlertFieldBox(field)
        fields.append(box)
        scroll.addSubview(box)
        styleTexts()
        setNeedsLayout()
    }

    // MARK: Layout

    private var hasTexts: Bool { [title, message].contains { $0.text?.isEmpty == false } || !fields.isEmpty }

    private func arrangement(in width: CGFloat) -> AlertArrangement {
        let half = (width - 2 * AlertMetrics.buttonInset(width) - AlertMetrics.buttonSpacing) / 2
        return AlertArrangement(
            buttons.map(\.action.style),
            style: style,
            fitsBeside: buttons.allSatisfy { $0.titleWidth <= half }
        )
    }

    /// Places the texts and fields, and returns their height with the insets.
    private func placeTexts(in width: CGFloat) -> CGFloat {
        guard hasTexts else { return 0 }
        let margin = AlertMetrics.textMargin(width)
        let inner = width - 2 * margin
        let labels = shownLabels
        var y = labels.isEmpty ? AlertMetrics.buttonInset(width) : AlertMetrics.textTop
        if !labels.isEmpty { y += placeWarning(below: y, in: width) }
        for (index, label) in labels.enumerated() {
            if index > 0 { y += AlertMetrics.textSpacing }
            var height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            // The recorded message beside a title is higher than its line by its leading.
            if label === message, labels.count > 1 { height += label.font.leading.rounded() }
            label.frame = CGRect(x: margin, y: y, width: inner, height: height)
            y += height
        }
        if !labels.isEmpty {
            y += labels.count > 1 ? AlertMetrics.messageBottom(width) : AlertMetrics.aloneBottom(style, width)
        }
        return y + placeFields(below: y, in: width)
    }

    /// Places the boxes of the fields, all of which have the height of the highest one, and returns the height of all.
    private func placeFields(below top: CGFloat, in width: CGFloat) -> CGFloat {
        guard let height = fields.map(\.intrinsicContentSize.height).max() else { return 0 }
        var y = top + AlertMetrics.boxTop
        for field in fields {
            let own = field.intrinsicContentSize.height
            field.frame = CGRect(
                x: AlertMetrics.boxMargin,
                y: y,
                width: width - 2 * AlertMetrics.boxMargin,
                height: own
            )
            y += height
        }
        return y + AlertMetrics.boxBottom - top
    }

    /// Returns the frames of the buttons from the top edge of the first one, in the order of the actions, and their
    /// height with the inset below.
    private func buttonFrames(in width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
        let arrangement = arrangement(in: width)
        var frames = [CGRect](repeating: .zero, count: buttons.count)
        let inset = AlertMetrics.buttonInset(width)
        var place = CGPoint(x: inset, y: inset)
        var bottom: CGFloat = 0
        let inner = width - 2 * inset
        let buttonWidth = arrangement.isSideBySide ? (inner - AlertMetrics.buttonSpacing) / 2 : inner
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for index in arrangement.order {
            let height = buttons[index].sizeThatFits(CGSize(width: buttonWidth, height: 0)).height
            let x = isRightToLeft ? width - place.x - buttonWidth : place.x
            frames[index] = CGRect(x: x, y: place.y, width: buttonWidth, height: height)
            bottom = max(bottom, place.y + height)
            if arrangement.isSideBySide {
                place.x += buttonWidth + AlertMetrics.buttonSpacing
            } else {
                place.y = bottom + AlertMetrics.buttonSpacing
            }
        }
        return (frames, buttons.isEmpty ? 0 : bottom + inset)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = placeTexts(in: size.width) + buttonFrames(in: size.width).height
        return CGSize(width: size.width, height: height.rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let texts = placeTexts(in: bounds.width)
        let (frames, height) = buttonFrames(in: bounds.width)
        let top = min(texts, max(0, bounds.height - height))
        scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        scroll.contentSize = CGSize(width: bounds.width, height: texts)
        for (button, frame) in zip(buttons, frames) { button.frame = frame.offsetBy(dx: 0, dy: top) }
    }
}
