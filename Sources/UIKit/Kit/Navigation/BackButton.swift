import CoreGraphics
import Foundation

/// A capsule with a chevron, and with a title if the client gave one.
final class BackButton: UIControl {
    private let action: () -> Void
    private let label = UILabel()
    private let arrow = UIImageView()
    private let glass = GlassView(.capsule)
    /// The name of the button for assistive technology.
    var name = ""
    /// The distance between the arrow and the title, in points.
    private static let spacing: CGFloat = 5

    init(_ action: @escaping () -> Void) {
        self.action = action
        super.init(frame: .zero)
        addSubview(glass)
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
    /// The tint color of the item that has the title. That of the bar has no effect.
    private var itemTint: UIColor?
    private static let itemColor = Looks.barItem.color
    private var ownAttributes: StateValues<[NSAttributedString.Key: Any]>?
    private var adjustments: BarButtonAdjustments?
    /// The view of the background image, if there has been one.
    private var backdrop: UIImageView?

    /// Shows the button as in a bar, with the attributes and the images of the item that has the title.
    func show(_ look: NavigationBarLook, item: UIBarButtonItem?) {
        (self.look, ownAttributes, adjustments) = (look, item?.titleAttributes, item?.adjustments)
        itemTint = item?.tintColor
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
        glass.isBare = stateLook.image != nil
        let special = stateLook.title.merging(ownAttributes?[state] ?? [:]) { $1 }
        let font = Looks.barItemTitle.light.font
        let color = itemTint ?? Self.itemColor
        arrow.tintColor = color
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        label.attributedText = NSAttributedString(string: title, attributes: attributes.merging(special) { $1 })
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        let fades = isHighlighted && UIAccessibility.isReduceMotionEnabled
        let alpha = fades ? BarItemMetrics.highlightedAlpha : 1
        (label.alpha, arrow.alpha) = (alpha, alpha)
        liftGlass(isHighlighted)
        showTitle()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true,
            label: [name, title].first { !$0.isEmpty } ?? "Back",
            traits: .button,
            respondsToUserInteraction: true
        )
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard !title.isEmpty else { return Looks.backButton.light }
        let text = Self.spacing + label.sizeThatFits(size).width
        return CGSize(width: text + arrowSize.width + 2 * Looks.capsuleInset.light, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateArrow()
        glass.frame = bounds
        glass.layer.cornerRadius = min(bounds.width, bounds.height) / 2
        let stateLook = stateLook
        backdrop?.frame = bounds.offsetBy(dx: stateLook.imageOffset.horizontal, dy: stateLook.imageOffset.vertical)
        let (arrowSize, inset) = (arrowSize, Looks.capsuleInset.light)
        label.isHidden = title.isEmpty
        guard !title.isEmpty else {
            arrow.bounds.size = arrowSize
            arrow.center = CGPoint(x: bounds.midX, y: bounds.midY)
            return
        }
        // A button that is left out has no width, and the inset of an empty rectangle would have no place.
        guard bounds.width > 2 * inset else { return }
        let room = bounds.room(dx: inset, dy: 0)
        let isRightToLeft = isRightToLeft
        arrow.frame = CGRect(
            x: isRightToLeft ? room.maxX - arrowSize.width : room.minX,
            y: room.midY - arrowSize.height / 2,
            width: arrowSize.width,
            height: arrowSize.height
        )
        let width = max(0, room.width - arrowSize.width - Self.spacing)
        let offset = stateLook.titleOffset
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
        let configuration = UIImage.SymbolConfiguration(pointSize: NavigationMetrics.chevronSize, weight: .medium)
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
