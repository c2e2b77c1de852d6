import CoreGraphics
import Foundation

/// An interaction that gives the pointer a shape over a view, and the view an effect below the pointer.
///
/// ```swift
/// let interaction = UIPointerInteraction(delegate: self)
/// view.addInteraction(interaction)
///
/// func pointerInteraction(
///     _ interaction: UIPointerInteraction,
///     styleFor region: UIPointerRegion
/// ) -> UIPointerStyle? {
///     UIPointerStyle(shape: .verticalBeam(length: 20))
/// }
/// ```
///
/// The innermost interaction that has a region below the pointer applies. The pointer keeps its shape while a button of
/// the mouse is down.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view that owns the interaction.
    open private(set) weak var view: UIView?

    /// The object that provides regions and styles. Without one, the view has the automatic effect (unverified).
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    /// Whether the interaction applies. `true` by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { invalidate() } }
    }

    private let hasDelegate: Bool
    /// The region below the pointer, and what it shows.
    private var entered: (region: UIPointerRegion, shown: ShownPointerStyle)?

    /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        hasDelegate = delegate != nil
        super.init()
    }

    /// Asks the delegate again for the region and the style below the pointer.
    open func invalidate() {
        leave()
        view?.window?.screen.events.hoverRouter.pointer.refresh()
    }

    open func willMove(to view: UIView?) {
        if view !== self.view { leave() }
    }

    open func didMove(to view: UIView?) {
        self.view = view
    }

    // MARK: The pointer

    private func region(at point: CGPoint, _ modifiers: UIKeyModifierFlags) -> UIPointerRegion? {
        guard isEnabled, let view else { return nil }
        let whole = UIPointerRegion(rect: view.bounds)
        guard let delegate else { return hasDelegate ? nil : whole }
        let request = UIPointerRegionRequest(point, modifiers)
        let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
        return region.flatMap { $0.rect.contains(point) ? $0 : nil }
    }

    private func style(for region: UIPointerRegion) -> UIPointerStyle? {
        if let delegate { return delegate.pointerInteraction(self, styleFor: region) }
        return view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(following: $0))) }
    }

    private func enter(_ region: UIPointerRegion) -> ShownPointerStyle {
        let shown = ShownPointerStyle(style(for: region))
        entered = (region, shown)
        shown.effect?.appear()
        if let delegate {
            let animator = PointerAnimator()
            delegate.pointerInteraction(self, willEnter: region, animator: animator)
            animator.run()
        }
        return shown
    }

    private func leave() {
        guard let (region, shown) = entered else { return }
        entered = nil
        shown.effect?.disappear()
        guard let delegate else { return }
        let animator = PointerAnimator()
        delegate.pointerInteraction(self, willExit: region, animator: animator)
        animator.run()
    }
}

extension UIPointerInteraction: PointerStyling {
    func pointerMoved(to point: CGPoint, modifiers: UIKeyModifierFlags) -> PointerCursor? {
        guard let region = region(at: point, modifiers) else { return nil }
        if let entered, entered.region.isSame(as: region) { return entered.shown.cursor }
        leave()
        return enter(region).cursor
    }

    func pointerLeft() {
        leave()
    }
}
