import CoreGraphics
import QuartzCore

/// The presentation of one controller by another, from `present` until the presented controller has been dismissed.
@MainActor
final class Presentation: ModalPresentation {
    unowned var presenter: UIViewController
    let presented: UIViewController
    private let style: UIModalPresentationStyle
    private let view: PresentationView
    /// The completion of the transition in progress.
    private var end: (() -> Void)?
    /// The number of transitions so far.
    private var transitions = 0

    private(set) var isBeginning = false
    private(set) var isEnding = false

    /// Whether the presenting controller disappears.
    var hidesPresenter: Bool { presented.modalPresentationStyle.hidesPresenter }

    /// Creates a presentation in the window of the presenting controller.
    init(_ presented: UIViewController, by presenter: UIViewController, in window: UIWindow) {
        self.presenter = presenter
        self.presented = presented
        style = presented.modalPresentationStyle
        let fades = UIAccessibility.prefersCrossFadeTransitions
        view = PresentationView(
            presented.view,
            style: style,
            transition: fades ? .crossDissolve : presented.modalTransitionStyle,
            frame: window.bounds
        )
    }

    func begin(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        isBeginning = true
        presenter.storage.presentation = self
        presented.storage.presentedBy = self
        if style.hidesPresenter { presenter.beginAppearance(false, animated: animated) }
        presented.beginAppearance(true, animated: animated)
        window.addSubview(view)
        view.layoutIfNeeded()
        presented.view.notifySafeAreaChanged()
        run(animated: animated, opens: true) { [self] in
            presented.endAppearance()
            if style.hidesPresenter { presenter.endAppearance() }
            isBeginning = false
            completion?()
        }
    }

    func finish(animated: Bool, completion: (() -> Void)?) {
        guard !isEnding else { return }
        settle()
        isEnding = true
        presented.beginAppearance(false, animated: animated)
        let presenterReappears = !presenter.storage.appearance.isOnScreen && view.window?.isHidden == false
        if presenterReappears { presenter.beginAppearance(true, animated: animated) }
        run(animated: animated, opens: false) { [self] in
            view.removeFromSuperview()
            presenter.storage.presentation = nil
            if presenterReappears { presenter.endAppearance() }
            presented.endAppearance()
            presented.storage.presentedBy = nil
            isEnding = false
            completion?()
        }
    }

    /// Ends immediately, and is replaced by the presentation on top of it.
    func giveWay(to upper: any ModalPresentation) {
        settle()
        presented.storage.presentation = nil
        presenter.storage.presentation = upper
        upper.presenter = presenter
        presented.beginAppearance(false, animated: false)
        view.removeFromSuperview()
        presented.endAppearance()
        presented.storage.presentedBy = nil
    }

    /// Ends immediately, because the presenting controller's own view was removed.
    func abandon() {
        presented.storage.presentation?.abandon()
        settle()
        presented.beginAppearance(false, animated: false)
        view.removeFromSuperview()
        presenter.storage.presentation = nil
        presented.storage.presentedBy = nil
        presented.endAppearance()
    }

    /// Completes the transition in progress.
    private func settle() {
        // The completion of the animation calls this method too, so `end` is cleared to run only once.
        let end = end
        self.end = nil
        end?()
    }

    /// Completes a transition, unless another one, such as a dismissal, has taken its place.
    private func settle(_ transition: Int) {
        if transition == transitions { settle() }
    }

    private func run(animated: Bool, opens: Bool, completion: @escaping () -> Void) {
        view.isUserInteractionEnabled = false
        transitions += 1
        let transition = transitions
        end = { [view] in
            view.isUserInteractionEnabled = true
            completion()
        }
        guard animated else {
            view.isOpen = opens
            view.layer.device.clock.schedule(after: 0) { [self] in
                MainActor.assumeIsolated {
                    view.window?.layoutIfNeeded()
                    settle(transition)
                }
            }
            return
        }
        UIView.animate(
            withDuration: PresentationMetrics.duration,
            delay: 0,
            usingSpringWithDamping: 1,
            initialSpringVelocity: 0,
            options: []
        ) { [view] in
            view.isOpen = opens
        } completion: { [self] _ in
            settle(transition)
        }
    }
}
