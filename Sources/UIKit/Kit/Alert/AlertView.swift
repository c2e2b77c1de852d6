import CoreGraphics

/// The view of an alert controller: a layer that dims the content behind, and the panel.
final class AlertView: UIView {
    let panel: AlertPanel
    private let dimming = UIView()
    /// Called when a touch beside the panel ends.
    var onTouchOutside: () -> Void = {}

    init(_ panel: AlertPanel) {
        self.panel = panel
        super.init(frame: .zero)
        dimming.backgroundColor = Looks.alertDim.color
        dimming.isUserInteractionEnabled = false
        addSubview(dimming)
        addSubview(panel)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        let room = bounds.room(inside: safeAreaInsets).room(dx: AlertMetrics.margin, dy: AlertMetrics.margin)
        let width = min(room.width, AlertMetrics.width)
        let height = min(room.height, panel.sizeThatFits(CGSize(width: width, height: room.height)).height)
        panel.bounds.size = CGSize(width: width, height: height)
        let top = (room.midY - height / 2).rounded(toPixelsOf: contentScaleFactor)
        panel.center = CGPoint(x: room.midX, y: top + height / 2)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !panel.frame.contains(touch.location(in: self)) else { return }
        onTouchOutside()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        panel.setNeedsLayout()
        setNeedsLayout()
    }
}
