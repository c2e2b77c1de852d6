import CoreGraphics
import Foundation

/// An interaction that opens a context menu: by the secondary button of the mouse, by a finger that is held in place,
/// and, while the view or a view inside it has the focus, by the menu key or Shift and F10.
///
/// A menu that a finger opens has a preview if its delegate returns one, or its configuration the controller of one.
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

    /// The style of the menu while it is open: `.rich` with a preview, and `.compact` without one.
    open var menuAppearance: appearance { overlay == nil ? .unknown : stage == nil ? .compact : .rich }

    private lazy var recognizer: ContextMenuRecognizer = ContextMenuRecognizer { [weak self] place in
        guard let self else { return false }
        return open(at: place, byFinger: recognizer.isByFinger)
    }
    private weak var overlay: MenuOverlay?
    /// The view with the preview of the menu that is open.
    private weak var stage: MenuPreviewStage?
    /// The item that menus are for; `nil` if they are for the view.
    var previewSource: MenuPreviewSource?
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

    /// Opens the menu for a point of the view. It has a preview only if a finger opens it.
    ///
    /// - Returns: Whether there is a menu.
    func open(at place: CGPoint, byKey: Bool = false, byFinger: Bool = false) -> Bool {
        guard let view, let window = view.window, let delegate,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: place),
            let menu = configuration.makeMenu(on: window.screen)
        else { return false }
        dismissMenu()
        self.place = place
        let stage = byFinger ? makeStage(for: configuration, menu, in: window) : nil
        let animator = MenuAnimator(previewing: stage?.preview.controller)
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        let holder = view as? any MenuHolder
        let anchor =
            stage.map { MenuPlacement.Anchor.rect($0.place, .automatic) } ?? holder?.menuAnchor(for: configuration)
            ?? .point(view.convert(place, to: window))
        let overlay = MenuOverlay(menu, at: anchor, in: window)
        overlay.isByKey = byKey
        overlay.sender = holder
        overlay.order = configuration.preferredMenuElementOrder
        overlay.onEnd = { [weak self, weak delegate] in
            let animator = MenuAnimator(previewing: stage?.preview.controller)
            if let self { delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator) }
            guard let stage else { return animator.run() }
            let end = self?.end(of: stage.preview, for: configuration)
            let others = self?.ends(ofOthersIn: stage.preview, for: configuration) ?? []
            stage.leave(to: end, others: others, with: animator)
        }
        self.overlay = overlay
        self.stage = stage
        if let stage {
            overlay.passesTouch = { [weak stage] in stage?.takesTouch(at: $0) ?? false }
            stage.onResize = { [weak overlay] in overlay?.dismiss() }
            window.addSubview(stage)
        }
        overlay.present()
        if let stage { stage.appear(with: animator) } else { animator.run() }
        return true
    }

    // MARK: The preview

    private func makeStage(
        for configuration: UIContextMenuConfiguration,
        _ menu: UIMenu,
        in window: UIWindow
    ) -> MenuPreviewStage? {
        let highlight = preview(of: configuration.identifier, for: configuration)
        let controller = configuration.makePreviewController()
        guard let source = highlight ?? (controller == nil ? nil : defaultPreview) else { return nil }
        let preview = MenuPreview(
            source,
            of: controller,
            others: configuration.secondaryIdentifiers.compactMap { identifier in
                self.preview(of: identifier, for: configuration).map { (identifier, $0) }
            },
            count: configuration.badgeCount
        )
        let size = MenuPanel(menu, on: window.screen).sizeThatFits(window.bounds.size)
        return MenuPreviewStage(preview, menu: size, in: window) { [weak self] in self?.commit(configuration) }
    }

    private func preview(
        of identifier: any NSCopying,
        for configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        delegate?.contextMenuInteraction(
            self,
            configuration: configuration,
            highlightPreviewForItemWithIdentifier: identifier
        )
    }

    private var defaultPreview: UITargetedPreview? {
        let source = previewSource?.view() ?? view
        return source.map { UITargetedPreview(following: $0) }
    }

    /// Returns the preview to which that of the menu returns.
    private func end(of preview: MenuPreview, for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        if let asked = dismissal(of: configuration.identifier, for: configuration) { return asked }
        if let previewSource { return previewSource.present(preview.source) }
        // A view that has been removed has no place, though that of the preview is still there.
        return preview.isOnScreen && preview.source.view.window == nil ? nil : preview.source
    }

    private func ends(
        ofOthersIn preview: MenuPreview,
        for configuration: UIContextMenuConfiguration
    ) -> [UITargetedPreview] {
        preview.others.map { dismissal(of: $0.identifier, for: configuration) ?? $0.preview }
    }

    private func dismissal(
        of identifier: any NSCopying,
        for configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        delegate?.contextMenuInteraction(
            self,
            configuration: configuration,
            dismissalPreviewForItemWithIdentifier: identifier
        )
    }

    /// Performs the action of the preview, and closes the menu.
    private func commit(_ configuration: UIContextMenuConfiguration) {
        guard let overlay, let stage, stage.commit == nil else { return }
        let animator = MenuCommitAnimator(previewing: stage.preview.controller)
        stage.commit = animator
        delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        overlay.dismiss()
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
