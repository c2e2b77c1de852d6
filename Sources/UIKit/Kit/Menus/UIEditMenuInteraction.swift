import CoreGraphics
import Foundation

/// An interaction that shows the commands for a content, such as copying a text. It opens by the secondary button of
/// the mouse, and, while the view or a view inside it has the focus, by the menu key or Shift and F10. An app opens it
/// for fingers:
///
/// ```swift
/// let menu = UIEditMenuInteraction(delegate: self)
/// view.addInteraction(menu)
/// menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: press.location(in: view)))
/// ```
///
/// Text fields, text views and text interactions have one of their own, which also opens for a finger that is held in
/// place.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The view that owns the interaction.
    open private(set) weak var view: UIView?

    /// The object that provides the menu.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// A text that prepares for its menu before this opens by an event.
    private weak var text: (any EditMenuSource)?
    private lazy var recognizer = ContextMenuRecognizer(acceptsFingers: text != nil) { [weak self] place in
        guard let self, text?.prepareForMenu(at: place) ?? true else { return false }
        return present(UIEditMenuConfiguration(identifier: nil, sourcePoint: place), byKey: false)
    }
    private weak var overlay: MenuOverlay?
    /// The configuration of the menu that was opened last.
    private var configuration: UIEditMenuConfiguration?

    /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
    }

    /// Creates the interaction of a text.
    init(of text: any EditMenuSource, delegate: any UIEditMenuInteractionDelegate) {
        self.text = text
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

    /// Opens the menu, unless it is empty or the view is in no window. A menu of the interaction that is open closes.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        _ = present(configuration, byKey: false)
    }

    /// Closes the menu, if it is open.
    open func dismissMenu() {
        overlay?.dismiss()
    }

    /// Requests the contents of the menu again while it is open. Does nothing otherwise.
    open func reloadVisibleMenu() {
        guard let overlay, let configuration else { return }
        guard let menu = menu(for: configuration, on: overlay.nearestScreen) else { return dismissMenu() }
        overlay.update { _ in menu }
    }

    /// Requests the target rectangle again while the menu is open, and moves the menu beside it.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let overlay, let anchor = configuration.flatMap(anchor) else { return }
        guard animated else { return overlay.move(to: anchor) }
        UIView.animate(withDuration: MenuMetrics.moveDuration) { overlay.move(to: anchor) }
    }

    /// Returns the source point of the menu that was opened last, in points of a view, or of the window if `view` is
    /// `nil`. It is zero before the first menu.
    open func location(in view: UIView?) -> CGPoint {
        guard let configuration else { return .zero }
        return self.view?.convert(configuration.sourcePoint, to: view) ?? configuration.sourcePoint
    }

    /// Opens a menu.
    ///
    /// - Returns: Whether there is one.
    private func present(_ configuration: UIEditMenuConfiguration, byKey: Bool) -> Bool {
        guard let window = view?.window, let menu = menu(for: configuration, on: window.screen),
            let anchor = anchor(of: configuration)
        else { return false }
        dismissMenu()
        self.configuration = configuration
        let animator = MenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        let overlay = MenuOverlay(menu, at: anchor, in: window)
        overlay.isByKey = byKey
        overlay.onEnd = { [weak self] in
            guard let self else { return }
            let animator = MenuAnimator()
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
            animator.run()
        }
        self.overlay = overlay
        overlay.present()
        animator.run()
        return true
    }

    /// Returns the menu for a configuration; `nil` if it would be empty.
    private func menu(for configuration: UIEditMenuConfiguration, on screen: UIScreen) -> UIMenu? {
        let suggested = suggestedActions
        let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        let shown = menu ?? UIMenu(children: suggested)
        return MenuRow.rows(of: shown, on: screen).isEmpty ? nil : shown
    }

    private var suggestedActions: [UIMenuElement] {
        if let text { return text.menuCommands }
        guard let view, let text = view.nearestScreen.firstResponder.current as? any UIView & EditMenuSource,
            text.isDescendant(of: view)
        else { return [] }
        return text.menuCommands
    }

    private func anchor(of configuration: UIEditMenuConfiguration) -> MenuPlacement.Anchor? {
        guard let view else { return nil }
        let target = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        guard target.isNull else {
            return .rect(view.convert(target, to: nil), configuration.preferredArrowDirection)
        }
        let place = view.convert(configuration.sourcePoint, to: nil)
        guard configuration.preferredArrowDirection != .automatic else { return .point(place) }
        return .rect(CGRect(origin: place, size: .zero), configuration.preferredArrowDirection)
    }
}

extension UIEditMenuInteraction: MenuOpening {
    func openMenu(for focused: UIView) -> Bool {
        guard let view, text?.prepareForMenu(at: nil) ?? true else { return false }
        let place = text?.caretPlace ?? view.menuPlace(for: focused)
        return present(UIEditMenuConfiguration(identifier: nil, sourcePoint: place), byKey: true)
    }
}
