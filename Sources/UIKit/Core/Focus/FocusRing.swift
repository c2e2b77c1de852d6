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
        guard effect.position != .outside else {
            return rect.insetBy(dx: -Self.width - Self.gap, dy: -Self.width - Self.gap)
        }
        // A rectangle that is inset by more than half of its size is null.
        return rect.insetBy(dx: min(Self.gap, rect.width / 2), dy: min(Self.gap, rect.height / 2))
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        tintColorDidChange()
        followCorners()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if effect.rect == nil, let superview {
            // The view may have grown from a size that has no room for the gap.
            let place = place(in: superview.bounds)
            if frame != place { frame = place }
        }
        followCorners()
    }

    /// Lets the line run parallel to rounded corners of the view, which would cut off the corners of the line.
    private func followCorners() {
        guard effect.rect == nil, effect.position != .outside, let superview else { return }
        layer.cornerRadius = max(Self.radius, superview.layer.cornerRadius - Self.gap)
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
