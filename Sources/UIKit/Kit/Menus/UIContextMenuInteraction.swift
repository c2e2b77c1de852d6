import CoreGraphics
import Foundation

/// An interaction that opens a context menu: by the secondary button of the mouse, by a finger that is held in place,
/// and, while the view or a view inside it has the focus, by the menu key or Shift and F10.
///
/// ```swift
/// view.addInteraction(UIContextMenuInteraction(delegate: self))
/// ```
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The styles of menus. The raw values are Apple's.
    public enum appearance: Int, Sendable {
        case unknown = 0
        case rich = 1
        case compact = 2
    }

    /// The view that owns the interaction.
    open private(set) weak var view: UIView?

    /// The object that provides the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// The style of the menu: `.compact`, a menu without a preview, while it is open.
    open var menuAppearance: appearance { overlay == nil ? .unknown : .compact }

    private lazy var recognizer = ContextMenuRecognizer { [weak self] in self?.open(at: $0) ?? false }
    private weak var overlay: MenuOverlay?
    /// The point at which the menu was opened, in points of the view.
    private var place = CGPoint.zero

    /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        dismissMenu()
        self.view?.removeGestureRecognizer(recognizer)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    /// Returns the point at which the menu was opened, in points of a view, or of the window if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint {
        self.view?.convert(place, to: view ?? self.view?.window) ?? place
    }

    /// Closes the menu, if it is open.
    open func dismissMenu() {
        overlay?.dismiss()
    }

    /// Replaces the menu while it is open. Does nothing otherwise.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        overlay?.update(block)
    }

    /// Opens the menu for a point of the view.
    ///
    /// - Returns: Whether there is a menu.
    func open(at place: CGPoint, byKey: Bool = false) -> Bool {
        guard let view, let window = view.window, let delegate,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: place),
            let menu = configuration.makeMenu(on: window.screen)
        else { return false }
        dismissMenu()
        self.place = place
        let animator = MenuAnimator()
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        let holder = view as? any MenuHolder
        let anchor = holder?.menuAnchor(for: configuration) ?? .point(view.convert(place, to: window))
        let overlay = MenuOverlay(menu, at: anchor, in: window)
        overlay.isByKey = byKey
        overlay.sender = holder
        overlay.order = configuration.preferredMenuElementOrder
        overlay.onEnd = { [weak self, weak delegate] in
            guard let self else { return }
            let animator = MenuAnimator()
            delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
            animator.run()
        }
        self.overlay = overlay
        overlay.present()
        animator.run()
        return true
    }
}

extension UIContextMenuInteraction: MenuOpening {
    func openMenu(for focused: UIView) -> Bool {
        guard let view else { return false }
        return open(at: view.menuPlace(for: focused), byKey: true)
    }
}

extension UIView {
    /// Returns the point at which a key opens the menu of a focused view, in points of this view: near the leading edge
    /// of its visible part, so that the menu doesn't cover it.
    func menuPlace(for focused: UIView) -> CGPoint {
        let frame = focused.convert(focused.bounds, to: self)
        let visible = frame.intersection(bounds)
        let target = visible.isNull ? frame : visible
        let inset = min(MenuMetrics.keyInset, target.width / 2)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(x: isRightToLeft ? target.maxX - inset : target.minX + inset, y: target.midY)
    }
}
