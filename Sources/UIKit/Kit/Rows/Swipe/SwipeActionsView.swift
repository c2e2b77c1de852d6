import CoreGraphics

/// The actions of a row, between the row's edge and its moved content.
@MainActor
final class SwipeActionsView: UIView {
    let configuration: UISwipeActionsConfiguration
    let side: SwipeSide
    /// Called with the action whose button is pressed.
    var onAction: ((UIContextualAction) -> Void)?
    /// Whether the first action has taken the row over.
    var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }
    /// Whether the finger that moves the row has gone far enough for that.
    private var hasBeenFull = false
    /// Whether the actions are on the right of the row.
    private let isRight: Bool
    private let buttons: [SwipeActionButton]

    init(_ configuration: UISwipeActionsConfiguration, side: SwipeSide, isRight: Bool) {
        self.configuration = configuration
        self.side = side
        self.isRight = isRight
        buttons = configuration.actions.map(SwipeActionButton.init)
        super.init(frame: .zero)
        // The first action is in front, so that it can cover the others.
        for button in buttons.reversed() {
            let action = UIAction { [weak self, unowned button] _ in self?.onAction?(button.action) }
            button.addAction(action, for: .primaryActionTriggered)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The distance at which all actions are shown, in points.
    var openWidth: CGFloat {
        let widths = buttons.reduce(0) { $0 + $1.capsuleWidth }
        let gaps = SwipeMetrics.gap * CGFloat(max(buttons.count - 1, 0))
        return SwipeMetrics.edge + widths + gaps + SwipeMetrics.rowGap
    }

    /// The distance at which the first action is shown, in points.
    var firstWidth: CGFloat { SwipeMetrics.edge + (buttons.first?.capsuleWidth ?? 0) + SwipeMetrics.rowGap }

    /// Returns the view's frame in a row that is moved by a distance.
    func frame(in row: CGRect, distance: CGFloat) -> CGRect {
        let width = min(max(distance, 0), row.width)
        return CGRect(x: isRight ? row.width - width : 0, y: 0, width: width, height: row.height)
    }

    // MARK: A finger

    /// The ways in which a row follows a finger.
    enum Step: Equatable {
        /// The row is at a distance.
        case follows(CGFloat)
        /// The row goes to a distance by itself.
        case glides(CGFloat)
        /// The row is held.
        case stays
    }

    /// Called when a finger begins to move the row.
    func beginDrag() { hasBeenFull = false }

    /// Returns what the row does when the finger has a distance. A full swipe takes the row out of the hands of the
    /// finger, which takes it back by moving back.
    func step(to distance: CGFloat, _ travel: SwipeTravel) -> Step {
        let wasFull = isFull
        isFull = travel.isFull(at: distance)
        if isFull { hasBeenFull = true }
        let place = isFull ? travel.commitDistance : hasBeenFull ? travel.returned(to: distance) : distance
        if isFull != wasFull { return .glides(place) }
        return isFull ? .stays : .follows(place)
    }

    // MARK: Layout

    /// Each action grows out of its middle while the row uncovers the last half of it. Beyond all actions the first one
    /// stretches, and the others fade when it takes the row over.
    override func layoutSubviews() {
        super.layoutSubviews()
        let travel = bounds.width
        let stretch = max(travel - openWidth, 0)
        var start = SwipeMetrics.edge
        for (index, button) in buttons.enumerated() {
            let own = index == 0 ? stretch : 0
            let length = button.capsuleWidth + own
            let growth = button.capsuleWidth / 2
            let uncovered = travel - (start + button.capsuleWidth + SwipeMetrics.rowGap)
            let scale = min(max(uncovered / growth + 1, 0), 1)
            button.bounds.size = CGSize(width: length, height: bounds.height)
            let middle = start + length / 2
            button.center = CGPoint(x: isRight ? bounds.width - middle : middle, y: bounds.midY)
            button.transform = CGAffineTransform(scaleX: max(scale, 0.001), y: max(scale, 0.001))
            button.alpha = scale * (isFull && index > 0 ? SwipeMetrics.displacedOpacity : 1)
            // The content of a full action is where it would be if the row had gone on past it.
            let shift = isFull && index == 0 ? stretch / 2 : 0
            button.contentShift = isRight ? -shift : shift
            button.layoutIfNeeded()
            start += length + SwipeMetrics.gap
        }
    }
}
