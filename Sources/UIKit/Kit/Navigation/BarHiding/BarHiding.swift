import CoreGraphics
import Foundation

/// Hides the bars of a navigation controller, and shows them again, by its rules.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UINavigationController
    let swipe = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    /// The cause for which the bars are hidden; `nil` if they are visible, or hidden by the client.
    private var cause: BarHidingRules.Cause?
    /// Whether the toolbar was hidden together with the navigation bar.
    private var hidToolbar = false
    private var keyboardObserver: (any NSObjectProtocol)?

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init()
        swipe.addAction { [weak self] _ in self?.followSwipe() }
        tap.addAction { [weak self] in if $0.state == .ended { self?.tapped() } }
        for recognizer in [swipe, tap] {
            recognizer.cancelsTouchesInView = false
            recognizer.delegate = self
        }
        swipe.isEnabled = false
        viewDidLoad()
    }

    isolated deinit {
        if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
    }

    var rules = BarHidingRules() {
        didSet {
            guard rules != oldValue else { return }
            swipe.isEnabled = rules.onSwipe
            observeKeyboard()
            if rules.whenCompact != oldValue.whenCompact { sizeClassDidChange() }
        }
    }

    /// Attaches the recognizers to the view of the controller, if it is loaded.
    func viewDidLoad() {
        guard let view = controller.viewIfLoaded else { return }
        for recognizer in [swipe, tap] where recognizer.view !== view { view.addGestureRecognizer(recognizer) }
    }

    // MARK: Bars

    /// Forgets the cause, after the client or a rule has shown or hidden the navigation bar.
    func barDidChange() {
        cause = nil
    }

    private func hide(_ cause: BarHidingRules.Cause) {
        guard !controller.isNavigationBarHidden, controller.transition == nil else { return }
        let hidesToolbar = !controller.isToolbarHidden && controller.storedToolbar?.items != nil
        controller.setNavigationBarHidden(true, animated: true)
        if hidesToolbar { controller.setToolbarHidden(true, animated: true) }
        (self.cause, hidToolbar) = (cause, hidesToolbar)
    }

    private func show() {
        guard controller.isNavigationBarHidden, controller.transition == nil else { return }
        controller.setNavigationBarHidden(false, animated: true)
        if hidToolbar, controller.storedToolbar?.items != nil { controller.setToolbarHidden(false, animated: true) }
        hidToolbar = false
    }

    // MARK: Gestures

    private func followSwipe() {
        guard let view = swipe.view, swipe.state == .changed || swipe.state == .ended,
            let isHidden = rules.isHidden(after: swipe.translation(in: view))
        else { return }
        // The way back counts from here.
        swipe.setTranslation(.zero, in: view)
        if isHidden { hide(.swipe) } else { show() }
    }

    private func tapped() {
        if controller.isNavigationBarHidden { show() } else { hide(.tap) }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = controller.viewIfLoaded, let touched = touch.view else { return false }
        let views = sequence(first: touched) { $0 === view ? nil : $0.superview }
        let bars = [controller.navigationBar, controller.storedToolbar].compactMap(\.self)
        guard !views.contains(where: { view in bars.contains { $0 === view } }) else { return false }
        guard gestureRecognizer === tap else { return true }
        let place = touch.location(in: view)
        let changes = rules.tapChangesBars(
            cause,
            isHidden: controller.isNavigationBarHidden,
            isInBars: isInBars(place, of: view)
        )
        // A view that can have the focus handles a tap: a control, a row that can be selected, a text.
        return changes && !views.contains { $0.canBecomeFocused }
    }

    /// Whether a point is where the bars would be.
    private func isInBars(_ place: CGPoint, of view: UIView) -> Bool {
        let top = view.safeAreaInsets.top + NavigationMetrics.inset
        let bottom = view.bounds.maxY - view.safeAreaInsets.bottom - NavigationMetrics.toolbarHeight
        return place.y < top || hidToolbar && place.y >= bottom
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }

    /// A tap that another recognizer of the content recognizes is handled.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === tap && otherGestureRecognizer is UITapGestureRecognizer }

    // MARK: Room

    /// Hides the bars when the height of the window becomes compact, and shows them again when it becomes regular.
    func sizeClassDidChange() {
        guard controller.viewIfLoaded?.window != nil else { return }
        if rules.whenCompact, controller.traitCollection.verticalSizeClass == .compact {
            hide(.compact)
        } else if cause == .compact {
            show()
        }
    }

    private func observeKeyboard() {
        guard rules.whenKeyboardAppears != (keyboardObserver != nil) else { return }
        if let keyboardObserver {
            NotificationCenter.default.removeObserver(keyboardObserver)
            self.keyboardObserver = nil
            return
        }
        keyboardObserver = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification,
            object: nil,
            queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.keyboardWillShow() }
        }
    }

    private func keyboardWillShow() {
        // The keyboard is that of the first responder, which may be in another window.
        guard let window = controller.viewIfLoaded?.window, let responder = window.screen.firstResponder.current
        else { return }
        if responder.ownView?.window === window { hide(.keyboard) }
    }
}
