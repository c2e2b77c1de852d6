import CoreGraphics

/// The grip of a row in a list, by which a finger moves the row.
@MainActor
final class ListGrip: UIView {
    /// The cell; `nil` once it is gone, as the grip may be kept by a touch.
    private weak var cell: UICollectionViewListCell?
    private let gesture = ReorderGesture()
    /// The distance from the finger to the center of the row.
    private var hold = CGPoint.zero
    /// Whether a line is before the grip.
    var showsLine = false { didSet { if showsLine != oldValue { setNeedsDisplay() } } }

    init(_ cell: UICollectionViewListCell) {
        self.cell = cell
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        tintColor = .tertiaryLabel
        addGestureRecognizer(gesture)
        gesture.addAction { [weak self] _ in self?.follow() }
    }

    required init?(coder: NSCoder) { nil }

    private func follow() {
        guard let cell, let collection = cell.collectionView else { return }
        let finger = gesture.location(in: collection)
        switch gesture.state {
        case .began:
            guard let item = collection.indexPath(for: cell) else { return }
            let center = collection.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), from: cell)
            hold = CGPoint(x: center.x, y: center.y - finger.y)
            if collection.beginInteractiveMovementForItem(at: item) { lift(cell, true) }
        // Rows move along the list only.
        case .changed: collection.updateInteractiveMovementTargetPosition(CGPoint(x: hold.x, y: finger.y + hold.y))
        case .ended:
            lift(cell, false)
            collection.endInteractiveMovement()
        default:
            lift(cell, false)
            collection.cancelInteractiveMovement()
        }
    }

    private func lift(_ cell: UIView, _ isLifted: Bool) {
        UIView.animate(withDuration: EditingMetrics.makeWayDuration, delay: 0, options: .allowUserInteraction) {
            cell.setRowLifted(isLifted)
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true,
            label: "Reorder",
            traits: .button,
            respondsToUserInteraction: true
        )
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setStrokeColor(tintColor.resolvedColor(with: traitCollection).cgColor)
        context.setLineWidth(1.5)
        context.setLineCap(.round)
        context.beginPath()
        let middle = bounds.maxX - ListMetrics.gripWidth / 2
        for line in -1...1 {
            let y = (bounds.midY + CGFloat(line) * 5).rounded()
            context.move(to: CGPoint(x: middle - 9, y: y))
            context.addLine(to: CGPoint(x: middle + 9, y: y))
        }
        context.strokePath()
        guard showsLine else { return }
        context.setFillColor(UIColor.separator.resolvedColor(with: traitCollection).cgColor)
        context.fill(CGRect(x: bounds.minX, y: bounds.midY - 10, width: ListMetrics.separatorHeight, height: 20))
    }
}
