import CoreGraphics

/// The box of an alert or an action sheet: texts and text fields, which scroll if there is no room for them, and the
/// buttons below.
final class AlertPanel: UIView {
    private let style: UIAlertController.Style
    private let scroll = UIScrollView()
    private let title = UILabel()
    private let message = UILabel()
    private(set) var buttons: [AlertButton] = []
    private var fields: [UITextField] = []

    init(style: UIAlertController.Style) {
        self.style = style
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = AlertMetrics.cornerRadius
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 6)
        scroll.alwaysBounceVertical = false
        addSubview(scroll)
        for (label, textStyle) in [(title, UIFont.TextStyle.headline), (message, .subheadline)] {
            label.font = .preferredFont(forTextStyle: textStyle)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.textAlignment = style == .alert ? .natural : .center
            scroll.addSubview(label)
        }
        title.accessibilityTraits = .header
        message.textColor = style == .alert ? .label : .secondaryLabel
    }

    required init?(coder: NSCoder) {
        nil
    }

    func setTexts(title: String?, message: String?) {
        self.title.text = title
        self.message.text = message
        setNeedsLayout()
    }

    func add(_ button: AlertButton) {
        buttons.append(button)
        addSubview(button)
        setNeedsLayout()
    }

    func add(_ field: UITextField) {
        fields.append(field)
        scroll.addSubview(field)
        setNeedsLayout()
    }

    // MARK: Layout

    private var hasTexts: Bool { [title, message].contains { $0.text?.isEmpty == false } || !fields.isEmpty }

    private func arrangement(in width: CGFloat) -> AlertArrangement {
        let half = (width - 2 * AlertMetrics.buttonInset - AlertMetrics.buttonSpacing) / 2
        return AlertArrangement(
            buttons.map(\.action.style),
            style: style,
            fitsBeside: buttons.allSatisfy { $0.titleWidth <= half }
        )
    }

    /// Places the texts and fields, and returns their height with the insets.
    private func placeTexts(in width: CGFloat) -> CGFloat {
        guard hasTexts else { return AlertMetrics.buttonInset }
        let insets = AlertMetrics.textInsets
        let inner = width - insets.left - insets.right
        let labels = [title, message].filter { $0.text?.isEmpty == false }
        let single = labels.count == 1 ? AlertMetrics.singleTextSpacing : 0
        var y = insets.top + single
        for (index, label) in labels.enumerated() {
            if index > 0 { y += AlertMetrics.textSpacing }
            let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: insets.left, y: y, width: inner, height: height)
            y += height
        }
        y += single
        for field in fields {
            if y > insets.top { y += AlertMetrics.fieldSpacing }
            let height = field.intrinsicContentSize.height
            field.frame = CGRect(x: insets.left, y: y, width: inner, height: height)
            y += height
        }
        return y + insets.bottom
    }

    /// Returns the frames of the buttons from the top edge of the first one, in the order of the actions, and their
    /// height with the inset below.
    private func buttonFrames(in width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
        let arrangement = arrangement(in: width)
        var frames = [CGRect](repeating: .zero, count: buttons.count)
        let inset = AlertMetrics.buttonInset
        var place = CGPoint(x: inset, y: 0)
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
        CGSize(width: size.width, height: placeTexts(in: size.width) + buttonFrames(in: size.width).height)
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
