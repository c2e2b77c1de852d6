import CoreGraphics

/// The actions of a row, between the row's edge and its moved content.
@MainActor
final class SwipeActionsView: UIView {
    let configuration: UISwipeActionsConfiguration
    let side: SwipeSide
    /// Called with the action whose button is pressed.
    var onAction: ((UIContextualAction) -> Void)?
    /// Whether the first action takes all the space.
    var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }
    /// Whether the actions are on the right of the row.
    private let isRight: Bool
    private let buttons: [SwipeActionButton]

    init(_ configuration: UISwipeActionsConfiguration, side: SwipeSide, isRight: Bool) {
        self.configuration = configuration
        self.side = side
        self.isRight = isRight
        buttons = configuration.actions.map(SwipeActionButton.init)
        super.init(frame: .zero)
        clipsToBounds = true
        // The first action is in front, so that it can cover the others.
        for button in buttons.reversed() {
            button.keepsContentLeft = isRight
            let action = UIAction { [weak self, unowned button] _ in self?.onAction?(button.action) }
            button.addAction(action, for: .primaryActionTriggered)
            addSubview(button)
        }
        // Behind the buttons, rounding may leave a gap.
        backgroundColor = buttons.last?.backgroundColor
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The width at which every button has its own width, in points.
    var openWidth: CGFloat { buttons.reduce(0) { $0 + $1.contentWidth } }

    /// Returns the view's frame in a row that is moved by a distance.
    func frame(in row: CGRect, distance: CGFloat) -> CGRect {
        let width = min(max(distance, 0), row.width)
        return CGRect(x: isRight ? row.width - width : 0, y: 0, width: width, height: row.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = openWidth > 0 ? bounds.width / openWidth : 0
        var outer: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let inner = outer + button.contentWidth
            let width = isFull && index == 0 ? bounds.width : button.contentWidth * max(scale, 1)
            // The distance of the button's inner edge from the edge of the row.
            let edge = isFull && index == 0 ? bounds.width : inner * scale
            button.frame = CGRect(
                x: isRight ? bounds.width - edge : edge - width,
                y: 0,
                width: width,
                height: bounds.height
            )
            outer = inner
        }
    }
}
