import CoreGraphics

/// The view that contains what is presented, and covers the window or a presentation context.
final class PresentationContainer: UIView {
    private weak var presentation: Presentation?

    init(of presentation: Presentation, frame: CGRect) {
        self.presentation = presentation
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        presentation?.controller.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.place()
        presentation?.controller.containerViewDidLayoutSubviews()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let controller = presentation?.controller {
            controller.traitCollectionDidChange(previousTraitCollection)
            controller.traitRegistrations?.notify(controller)
        }
        presentation?.adapt()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self, presentation?.controller.passesTouch(at: point) == true else { return hit }
        return nil
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        presentation?.controller.touchedOutside()
    }
}
