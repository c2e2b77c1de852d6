import CoreGraphics

/// The dragged items over the window. It takes all keys until the drag is over.
final class DragOverlay: UIView {
    private let onEscape: () -> Void
    private let badge = UILabel()

    init(over window: UIWindow, onEscape: @escaping () -> Void) {
        self.onEscape = onEscape
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        badge.frame.size = CGSize(width: DragMetrics.badgeSize, height: DragMetrics.badgeSize)
        badge.textAlignment = .center
        badge.textColor = .white
        badge.font = .boldSystemFont(ofSize: 15)
        badge.layer.cornerRadius = DragMetrics.badgeSize / 2
        badge.layer.masksToBounds = true
        badge.isHidden = true
        window.addSubview(self)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Adds the picture of an item, behind those of the items before it.
    func add(_ platter: DragPlatter) {
        insertSubview(platter, at: 0)
    }

    /// Shows what a drop would do: a plus for a copy, a cross if it is forbidden, and the number of several items.
    func showBadge(for operation: UIDropOperation, count: Int, at place: CGPoint) {
        let text =
            switch operation {
            case .forbidden: "×"
            case .copy where count == 1: "+"
            default: count > 1 ? "\(count)" : ""
            }
        badge.text = text
        badge.isHidden = text.isEmpty
        badge.backgroundColor = operation == .copy ? .systemGreen : operation == .forbidden ? .systemGray : .systemRed
        if badge.superview == nil { addSubview(badge) }
        badge.center = place
    }

    func hideBadge() {
        badge.isHidden = true
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { onEscape() }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
