import CoreGraphics
import QuartzCore

/// The line around the view that has the focus. Its measures aren't Apple's.
final class FocusRing: UIView {
    private let effect: UIFocusHaloEffect
    private let isOutside: Bool

    init(_ effect: UIFocusHaloEffect, around view: UIView) {
        self.effect = effect
        isOutside = Self.isOutside(effect, of: view)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        frame = Self.place(effect.rect ?? view.bounds, isOutside: isOutside)
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

    private static let outset = width + gap

    private static func place(_ rect: CGRect, isOutside: Bool) -> CGRect {
        guard !isOutside else { return rect.insetBy(dx: -outset, dy: -outset) }
        // A rectangle that is inset by more than half of its size is null.
        return rect.insetBy(dx: min(gap, rect.width / 2), dy: min(gap, rect.height / 2))
    }

    /// Returns whether the line is outside of the view.
    ///
    /// By default it is outside of controls, unless the view or a superview would clip it.
    private static func isOutside(_ effect: UIFocusHaloEffect, of view: UIView) -> Bool {
        guard effect.position == .automatic else { return effect.position == .outside }
        guard effect.prefersOutside else { return false }
        let place = place(effect.rect ?? view.bounds, isOutside: true)
        return view.withSuperviews.allSatisfy { ancestor in
            !(ancestor.clipsToBounds || ancestor is UIWindow)
                || ancestor.bounds.contains(ancestor.convert(place, from: view))
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, let holder = superview { holder.nearestScreen.focusSystem.viewLeftWindow(holder) }
        tintColorDidChange()
        followCorners()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if effect.rect == nil, let superview {
            // The view may have grown from a size that has no room for the gap.
            let place = Self.place(superview.bounds, isOutside: isOutside)
            if frame != place { frame = place }
        }
        followCorners()
    }

    /// Rounds the corners of the line in parallel to those of the view, which would otherwise clip them.
    private func followCorners() {
        guard effect.rect == nil, let superview else { return }
        let distance = isOutside ? Self.outset : -Self.gap
        layer.cornerRadius = max(Self.radius, superview.layer.cornerRadius + distance)
        layer.cornerRadii = superview.layer.cornerRadii?.map { max(Self.radius, $0 + distance) }
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
