import CoreGraphics

/// The control at the trailing end of a row by which a finger moves the row.
@MainActor
final class ReorderControl: UIView {
    /// The cell; `nil` once it is gone, as the control may be kept by a touch.
    private weak var cell: UITableViewCell?
    private let gesture = ReorderGesture()

    init(_ cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        addGestureRecognizer(gesture)
        gesture.addAction { [weak self] _ in
            guard let self, let cell = self.cell else { return }
            cell.table?.reorder(cell, with: self.gesture)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true,
            label: cell.map { "Reorder \(RowDescription($0).name)" },
            traits: .button,
            respondsToUserInteraction: true
        )
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setStrokeColor(UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor)
        let scale = bounds.width / EditingMetrics.gripWidth
        context.setLineWidth(1.5 * scale)
        context.setLineCap(.round)
        context.beginPath()
        for line in -1...1 {
            let y = (bounds.midY + CGFloat(line) * 5 * scale).rounded()
            context.move(to: CGPoint(x: bounds.midX - 9 * scale, y: y))
            context.addLine(to: CGPoint(x: bounds.midX + 9 * scale, y: y))
        }
        context.strokePath()
    }
}
