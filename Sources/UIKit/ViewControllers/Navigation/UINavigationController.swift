import CoreGraphics
import Failures
import Foundation

/// Shows the last of a stack of controllers, with a bar that leads back to the one before.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// From the root to the one that is shown.
    var stack: [UIViewController] = []
    /// The change of the shown controller under way.
    var transition: NavigationTransition?
    private var hidesBar = false
    private let bar = UINavigationBar()

    /// A navigation controller with one controller on its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        bar.navigationController = self
        setViewControllers([rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.navigationController = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bar.navigationController = self
    }

    /// Who is told which controller is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The bar at the top. Its items are the controllers' `navigationItem`s.
    open var navigationBar: UINavigationBar { bar }

    open override func loadView() {
        view = NavigationView(self)
    }

    // MARK: The stack

    /// The controllers from the root to the one that is shown. Setting them shows the last one without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that a person sees: what is presented, or else the one on top of the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Replaces the stack. The new top slides in like a pushed one, or like one uncovered if it was on the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        programmerError(
            unless: Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
            "All view controllers in a navigation stack must be distinct",
            in: "UINavigationController.setViewControllers(_:animated:)",
            .invalidArgument
        )
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Puts a controller on top of the stack, and slides its view in from the trailing edge if `animated`.
    ///
    /// One that is on the stack already is a programmer error.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        programmerError(
            unless: !stack.contains { $0 === viewController },
            "Pushing the same view controller instance more than once is not supported (\(viewController))",
            in: "UINavigationController.pushViewController(_:animated:)",
            .invalidArgument
        )
        programmerError(
            unless: !(viewController is UINavigationController),
            "Pushing a navigation controller is not supported",
            in: "UINavigationController.pushViewController(_:animated:)",
            .invalidArgument
        )
        replaceStack(with: stack + [viewController], animated: animated)
    }

    /// Takes the top controller from the stack, and slides its view out if `animated`.
    ///
    /// - Returns: the controller; `nil` if it is the root, which stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        replaceStack(with: stack.dropLast(), animated: animated)
        return top
    }

    /// Takes the controllers above one from the stack. One that is not on the stack is a programmer error.
    ///
    /// - Returns: the controllers that were taken; `nil` if there are none.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            programmerError(
                "Tried to pop to a view controller that doesn't exist.",
                in: "UINavigationController.popToViewController(_:animated:)"
            )
        }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return nil }
        replaceStack(with: Array(stack[...index]), animated: animated)
        return popped
    }

    /// Takes all controllers but the root from the stack.
    ///
    /// - Returns: the controllers that were taken; `nil` if there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Pushes a controller, with animation.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    // MARK: The bar

    /// Whether there is no bar. `false` at first; setting it does not animate.
    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar, by sliding it over the top edge if `animated`.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        guard isViewLoaded else { return }
        UIView.animate(withDuration: animated ? NavigationMetrics.barDuration : 0) { [self] in
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }

    override func prepareChildrenToAppear() {
        showTop()
    }
}
