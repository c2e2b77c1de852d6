/// A page of the list of more tabs that contains a navigation controller, which can't be pushed itself. Its first
/// controller has a button that goes back to the list.
final class MorePage: UIViewController {
    let content: UINavigationController

    init(_ content: UINavigationController, goBack: @escaping () -> Void) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        content.navigationBar.exit = UIAction { _ in goBack() }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    override func barsOfChildDidChange() {
        parent?.barsOfChildDidChange()
    }

    /// Gives the navigation controller back.
    func release() {
        content.navigationBar.exit = nil
        guard content.parent === self else { return }
        content.willMove(toParent: nil)
        content.viewIfLoaded?.removeFromSuperview()
        content.removeFromParent()
    }
}
