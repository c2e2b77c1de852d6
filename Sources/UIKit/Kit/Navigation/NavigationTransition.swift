import CoreGraphics
import QuartzCore

/// The transition from one controller of the stack to another. The upper view slides over the lower view, which
/// moves a shorter distance. If the user prefers reduced motion, the upper view fades instead. The delegate of the
/// navigation controller may provide another animator.
@MainActor
final class NavigationTransition {
    /// The container, which the transition keeps until its end.
    private let navigation: UINavigationController
    private let old: UIViewController?
    private let new: UIViewController
    private let operation: UINavigationController.Operation
    private let animated: Bool
    private let dimming = UIView()
    private var onEnd: ((Bool) -> Void)?
    /// The transition by the animator of the client, if there is one.
    private var custom: ChildTransition?
    private var standardCoordinator: TransitionCoordinator?
    private var isOver = false
    /// The clock of the screen, which the navigation controller may leave in a callback.
    private let clock: FrameClock
    private let fades = UIAccessibility.prefersCrossFadeTransitions
    /// The alpha value of the upper view outside the transition.
    private var upperAlpha: CGFloat = 1

    init(
        in navigation: UINavigationController,
        from old: UIViewController?,
        to new: UIViewController,
        operation: UINavigationController.Operation,
        animated: Bool,
        end: @escaping (_ didComplete: Bool) -> Void
    ) {
        self.navigation = navigation
        self.old = old
        self.new = new
        self.operation = operation
        self.animated = animated
        clock = navigation.nearestScreen.device.clock
        onEnd = end
        dimming.backgroundColor = .black
        dimming.isUserInteractionEnabled = false
    }

    private var upperController: UIViewController? { operation == .pop ? old : new }
    /// The controller that disappears, unless a callback has given it to another container.
    private var leaver: UIViewController? {
        old.flatMap { $0.parent == nil || $0.parent === navigation ? $0 : nil }
    }
    private var lowerController: UIViewController? { operation == .pop ? new : old }
    private var upper: UIView? { upperController?.viewIfLoaded }

    /// The coordinator of the transition, if it is animated.
    var coordinator: TransitionCoordinator? { custom?.coordinator ?? standardCoordinator }

    /// Whether a controller is the one that appears by an animator of the client, which adds its view.
    func adds(_ controller: UIViewController) -> Bool { custom?.shows(controller) ?? false }

    /// Whether a controller appears or disappears by the transition.
    func involves(_ controller: UIViewController) -> Bool { controller === old || controller === new }

    func begin(in content: UIView) {
        new.loadViewIfNeeded()
        let stage = ChildStage(
            containerView: content,
            from: old,
            to: new,
            layersAlongside: navigation.barLayers,
            frame: { [unowned navigation] in navigation.frame(of: $0) }
        )
        if animated, let old, let custom = navigation.customTransition(operation, from: old, to: new, on: stage) {
            return begin(custom)
        }
        if animated {
            standardCoordinator = TransitionCoordinator(
                TransitionContext(on: stage, duration: NavigationMetrics.duration)
            )
        }
        old?.beginAppearance(false, animated: animated)
        new.beginAppearance(true, animated: animated)
        // A callback may have ended the transition.
        guard onEnd != nil, let view = new.view else { return }
        if animated {
            upperAlpha = upper?.alpha ?? 1
            content.isUserInteractionEnabled = false
            insert(view, into: content)
        } else {
            leaver?.viewIfLoaded?.removeFromSuperview()
            if let old { navigation.removeCover(of: old) }
            view.frame = navigation.frame(of: new)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            content.addSubview(view)
        }
        navigation.placeControllers()
        view.notifySafeAreaChanged()
        navigation.delegate?.navigationController(navigation, willShow: new, animated: animated)
        navigation.showItems(change: animated ? operation : nil)
        run()
    }

    private func begin(_ custom: ChildTransition) {
        self.custom = custom
        custom.end = { [self] in didEnd($0) }
        custom.begin()
        navigation.placeControllers()
        navigation.delegate?.navigationController(navigation, willShow: new, animated: true)
        custom.run { [self] in
            navigation.showItems(change: operation)
            navigation.placeBars()
            navigation.navigationBar.layoutIfNeeded()
        }
    }

    private func insert(_ view: UIView, into content: UIView) {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = navigation.frame(of: new)
        dimming.frame = content.bounds
        if operation == .pop, let upper {
            content.insertSubview(view, belowSubview: upper)
            content.insertSubview(dimming, belowSubview: upper)
        } else {
            content.addSubview(dimming)
            content.addSubview(view)
        }
        place(isOver: false)
        view.layoutIfNeeded()
    }

    private func run() {
        guard animated else {
            navigation.placeBars()
            clock.schedule(after: 0) { [self] in
                MainActor.assumeIsolated {
                    navigation.viewIfLoaded?.window?.layoutIfNeeded()
                    finish()
                }
            }
            return
        }
        UIView.animate(
            withDuration: NavigationMetrics.duration,
            delay: 0,
            usingSpringWithDamping: 1,
            initialSpringVelocity: 0,
            options: []
        ) { [self] in
            place(isOver: true)
            navigation.placeBars()
            navigation.navigationBar.layoutIfNeeded()
        } completion: { [self] _ in
            finish()
        }
        standardCoordinator?.run()
    }

    /// Lays out both views in the state that they are animated to, after a change of size.
    func place() {
        if animated, onEnd != nil, custom == nil { place(isOver: isOver) }
    }

    /// Lays out both views in their state at the beginning or the end of the transition.
    private func place(isOver: Bool) {
        guard let content = navigation.content else { return }
        self.isOver = isOver
        let covers = (operation == .pop) != isOver
        guard !fades else {
            for controller in [old, new].compactMap(\.self) {
                controller.viewIfLoaded?.frame = navigation.frame(of: controller)
            }
            upper?.alpha = covers ? upperAlpha : 0
            dimming.alpha = 0
            placeCovers()
            return
        }
        let slide = NavigationSlide(in: content, covers: covers)
        if let upper = upperController { upper.viewIfLoaded?.frame = slide.upper(navigation.frame(of: upper)) }
        if let lower = lowerController { lower.viewIfLoaded?.frame = slide.lower(navigation.frame(of: lower)) }
        (dimming.frame, dimming.alpha) = (content.bounds, slide.dimming)
        placeCovers()
    }

    /// Makes the views of searches move along with those of their controllers.
    private func placeCovers() {
        for controller in [old, new].compactMap(\.self) { navigation.placeCover(over: controller) }
    }

    /// Completes the transition, when it has ended or the next one begins.
    func finish() {
        if let custom { return custom.finish() }
        navigation.duringChildTransition { [self] in end() }
    }

    private func end() {
        guard let end = onEnd else { return }
        onEnd = nil
        navigation.transition = nil
        dimming.removeFromSuperview()
        if animated, fades { upper?.alpha = upperAlpha }
        navigation.content?.isUserInteractionEnabled = true
        leaver?.viewIfLoaded?.removeFromSuperview()
        if let old { navigation.removeCover(of: old) }
        navigation.placeCover(over: new)
        new.viewIfLoaded?.frame = navigation.frame(of: new)
        leaver?.endAppearance()
        // A navigation controller that is appearing itself ends its children's appearance together with its own.
        if navigation.storage.appearance == .appeared { new.endAppearance() }
        end(true)
        navigation.delegate?.navigationController(navigation, didShow: new, animated: animated)
        standardCoordinator?.end()
    }

    /// Completes the transition by the client's animator, or takes it back if it was canceled.
    private func didEnd(_ didComplete: Bool) {
        guard let end = onEnd else { return }
        onEnd = nil
        navigation.transition = nil
        end(didComplete)
        let (shown, hidden) = didComplete ? (new, old) : (old, new)
        if let hidden { navigation.removeCover(of: hidden) }
        if let shown { navigation.placeCover(over: shown) }
        // A delegate isn't told of a transition that was canceled (unverified).
        if didComplete {
            navigation.delegate?.navigationController(navigation, didShow: new, animated: true)
        } else {
            navigation.showItems(change: nil)
            navigation.placeControllers()
            navigation.placeBars()
        }
    }
}
