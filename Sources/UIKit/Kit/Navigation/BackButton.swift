import CoreGraphics
import Foundation

/// A button that shows a chevron and the title of the previous controller.
final class BackButton: UIControl {
    private let action: () -> Void
    private let label = UILabel()
    private let arrow = UIImageView()
    /// The distance between the arrow and the title, in points.
    private static let spacing: CGFloat = 5

    init(_ action: @escaping () -> Void) {
        self.action = action
        super.init(frame: .zero)
        addSubview(label)
        addSubview(arrow)
        updateArrow()
    }

    required init?(coder: NSCoder) {
        nil
    }

    var title = "" {
        didSet { showTitle() }
    }

    private var look = NavigationBarLook()
    private var ownAttributes: StateValues<[NSAttributedString.Key: Any]>?
    private var adjustments: BarButtonAdjustments?
    /// The view of the background image, if there has been one.
    private var backdrop: UIImageView?

    /// Shows the button as in a bar, with the attributes and the images of the item that has the title.
    func show(_ look: NavigationBarLook, item: UIBarButtonItem?) {
        (self.look, ownAttributes, adjustments) = (look, item?.titleAttributes, item?.adjustments)
        updateArrow()
        showTitle()
    }

    /// The values of the appearance, and those of the item, for the present state.
    private var stateLook: BarButtonLook {
        let look = look.backButton(in: state)
        let isCompact = traitCollection.verticalSizeClass == .compact
        return adjustments?.appliedToBackButton(look, in: state, isCompact: isCompact) ?? look
    }

    private func showTitle() {
        let stateLook = stateLook
        if backdrop == nil, stateLook.image != nil {
            let view = UIImageView()
            backdrop = view
            insertSubview(view, at: 0)
        }
        backdrop?.image = stateLook.image
        let special = stateLook.title.merging(ownAttributes?[state] ?? [:]) { $1 }
        let font = UIFont.systemFont(ofSize: NavigationMetrics.fontSize)
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: tintColor ?? .tintColor]
        label.attributedText = NSAttributedString(string: title, attributes: attributes.merging(special) { $1 })
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        (label.alpha, arrow.alpha) = isHighlighted ? (0.3, 0.3) : (1, 1)
        showTitle()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true,
            label: title.isEmpty ? "Back" : title,
            traits: .button,
            respondsToUserInteraction: true
        )
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = title.isEmpty ? 0 : label.sizeThatFits(size).width + Self.spacing
        return CGSize(width: text + arrowSize.width + NavigationMetrics.margin, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateArrow()
        // A button that is left out has no width, and the inset of an empty rectangle would have no place.
        guard bounds.width > NavigationMetrics.margin else { return }
        let room = bounds.room(dx: NavigationMetrics.margin / 2, dy: 0)
        let (arrowSize, isRightToLeft) = (arrowSize, isRightToLeft)
        arrow.frame = CGRect(
            x: isRightToLeft ? room.maxX - arrowSize.width : room.minX,
            y: room.midY - arrowSize.height / 2,
            width: arrowSize.width,
            height: arrowSize.height
        )
        let width = max(0, room.width - arrowSize.width - Self.spacing)
        let stateLook = stateLook
        let offset = stateLook.titleOffset
        backdrop?.frame = bounds.offsetBy(dx: stateLook.imageOffset.horizontal, dy: stateLook.imageOffset.vertical)
        label.frame = CGRect(
            x: (isRightToLeft ? room.minX : room.maxX - width) + offset.horizontal,
            y: room.minY + offset.vertical,
            width: width,
            height: room.height
        )
    }

    /// The bar that the button is in now may have another tint color.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { showTitle() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showTitle()
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var arrowSize: CGSize { arrow.image?.size ?? .zero }

    /// Returns the arrow against the direction in which the interface is read.
    static func chevron(isRightToLeft: Bool) -> UIImage {
        let configuration = UIImage.SymbolConfiguration(pointSize: NavigationMetrics.fontSize, weight: .medium)
        let name = isRightToLeft ? "chevron.right" : "chevron.left"
        return UIImage(systemName: name, withConfiguration: configuration) ?? UIImage()
    }

    /// Whether the arrow points right, or `nil` for an image of the bar's appearance.
    private var arrowDirection: Bool??

    private func updateArrow() {
        if let image = look.backIndicator {
            arrowDirection = .some(nil)
            arrow.image = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
            return
        }
        // Another image invalidates the layout, in which this method is called.
        guard arrowDirection != .some(isRightToLeft) else { return }
        arrowDirection = isRightToLeft
        arrow.image = Self.chevron(isRightToLeft: isRightToLeft)
    }

    override func touchedUpInside() { action() }
}
