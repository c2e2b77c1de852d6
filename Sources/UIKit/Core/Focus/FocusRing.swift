import CoreGraphics
import QuartzCore

/// The line around the view that has the focus. Its measures aren't Apple's.
final class FocusRing: UIView {
    private let effect: UIFocusHaloEffect

    init(_ effect: UIFocusHaloEffect, around view: UIView) {
        self.effect = effect
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        frame = place(in: view.bounds)
        if effect.rect == nil { autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        layer.borderWidth = Self.width
        layer.cornerRadius = Self.radius
        tintColorDidChange()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private static let width: CGFloat = 2.5
    private static let radius: CGFloat = 8
    /// The distance between the line and the edge, in points.
    private static let gap: CGFloat = 1.5

    private func place(in bounds: CGRect) -> CGRect {
        let rect = effect.rect ?? bounds
        let inset = effect.position == .outside ? -Self.width - Self.gap : Self.gap
        return rect.insetBy(dx: inset, dy: inset)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        tintColorDidChange()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        tintColorDidChange()
    }
}
