import CoreGraphics

/// The view below a menu with a preview: it dims the window, and has the preview above that.
///
/// It stays in the window until the preview has returned to its view. Meanwhile it lets touches through.
final class MenuPreviewStage: UIView {
    /// The frame of the preview at rest, in points of the window.
    let place: CGRect
    let preview: MenuPreview
    /// The animator of the action that a tap of the preview performs; `nil` without a tap.
    var commit: MenuCommitAnimator?
    /// Called when the window gets another size, in which the menu has no place.
    var onResize: () -> Void = {}
    private var isLeaving = false
    private let size: CGSize
    private let backdrop = UIView()
    private let platters: [DragPlatter]
    private let shown: MenuPreviewView

    /// - Parameters:
    ///   - menu: The size of the menu.
    ///   - onTap: Called when the user taps the preview.
    init(_ preview: MenuPreview, menu: CGSize, in window: UIWindow, onTap: @escaping () -> Void) {
        self.preview = preview
        size = window.bounds.size
        place = MenuPreviewPlacement.frame(
            of: preview.size,
            around: preview.source.center(in: window) ?? CGPoint(x: window.bounds.midX, y: window.bounds.midY),
            menu: menu,
            in: window.bounds.room(inside: window.safeAreaInsets)
        )
        platters = preview.others.prefix(MenuPreviewMetrics.greatestStack).map { DragPlatter($0.preview) }
        shown = MenuPreviewView(preview, size: place.size, onTap: onTap)
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityElementsHidden = true
        backdrop.frame = bounds
        backdrop.autoresizingMask = autoresizingMask
        backdrop.backgroundColor = UIColor.black.withAlphaComponent(MenuPreviewMetrics.dimming)
        addSubview(backdrop)
        for platter in platters.reversed() { addSubview(platter) }
        addSubview(shown)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var reducesMotion: Bool { nearestScreen.accessibility.isReduceMotionEnabled }

    /// Lifts the preview from its view.
    func appear(with animator: MenuAnimator) {
        UIView.performWithoutAnimation {
            backdrop.alpha = 0
            if reducesMotion {
                rest()
                for view in subviews { view.alpha = 0 }
            } else {
                shown.lie(on: preview.source)
                for (platter, other) in zip(platters, preview.others) { lay(platter, on: other.preview) }
            }
            layoutIfNeeded()
        }
        animate {
            self.backdrop.alpha = 1
            self.rest()
            animator.animate()
        } completion: {
            animator.complete()
        }
    }

    private func rest() {
        shown.rest(in: place)
        for (index, platter) in platters.enumerated() {
            let offset = MenuPreviewMetrics.stackOffset * CGFloat(index + 1)
            platter.center = CGPoint(x: place.midX + offset, y: place.midY + offset)
            platter.transform = .identity
            platter.alpha = 1
            platter.setLifted(true)
        }
    }

    private func lay(_ platter: DragPlatter, on preview: UITargetedPreview) {
        guard let center = preview.center(in: window) else { return platter.alpha = 0 }
        platter.center = center
        platter.transform = preview.target.transform
        platter.setLifted(false)
    }

    /// Returns the preview to a place and removes it there; without a place it fades. After a tap whose action is to
    /// show the content, it grows over the window instead.
    ///
    /// - Parameter others: The places of the other items.
    func leave(to end: UITargetedPreview?, others: [UITargetedPreview], with animator: MenuAnimator) {
        guard !isLeaving else { return }
        isLeaving = true
        isUserInteractionEnabled = false
        let animators = [commit, animator].compactMap { $0 }
        let pops = commit?.preferredCommitStyle == .pop
        let end = reducesMotion || end?.center(in: window) == nil ? nil : end
        if let end, !pops { UIView.performWithoutAnimation { shown.adopt(end) } }
        animate {
            self.backdrop.alpha = 0
            if pops, !self.reducesMotion {
                self.shown.fill(self.bounds)
            } else if let end {
                self.shown.lie(on: end)
            } else {
                self.shown.alpha = 0
            }
            for (index, platter) in self.platters.enumerated() {
                if end != nil, index < others.count {
                    self.lay(platter, on: others[index])
                } else {
                    platter.alpha = 0
                }
            }
            for animator in animators { animator.animate() }
        } completion: { [self] in
            shown.removeContent()
            removeFromSuperview()
            for animator in animators { animator.complete() }
        }
    }

    private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        UIView.animate(
            withDuration: MenuPreviewMetrics.duration,
            delay: 0,
            options: [.allowUserInteraction, .curveEaseOut],
            animations: changes
        ) { _ in completion() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != size, !isLeaving { onResize() }
    }

    /// Returns whether a touch at a point is for the preview.
    func takesTouch(at point: CGPoint) -> Bool {
        !isLeaving && shown.point(inside: convert(point, to: shown), with: nil)
    }

    /// Lets touches of the backdrop pass, because the menu above handles them.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let target = super.hitTest(point, with: event)
        return target === self || target === backdrop ? nil : target
    }
}
