import CoreGraphics

extension UIWindowScene {
    var preferredStatusBarStyle: UIStatusBarStyle {
        statusBarController { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
    }

    var prefersStatusBarHidden: Bool {
        statusBarController { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
    }

    var statusBarFrame: CGRect {
        guard screen.safeAreaInsets.top > 0 else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
    }

    /// Returns the controller that decides: the topmost one of the key window that covers it, or its child.
    private func statusBarController(_ child: @escaping (UIViewController) -> UIViewController?) -> UIViewController? {
        let window = keyWindow ?? windows.last
        let visible = window?.rootViewController?.visibleStack.last { controller in
            controller.modalPresentationCapturesStatusBarAppearance
                || controller.storage.presentedBy?.controller.shouldPresentInFullscreen ?? true
        }
        guard let visible else { return nil }
        return sequence(first: visible, next: child).reduce(visible) { $1 }
    }
}
