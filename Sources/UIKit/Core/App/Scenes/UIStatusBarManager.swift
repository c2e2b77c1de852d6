import CoreGraphics

/// The state of a scene's status bar. A window of a desktop has no bar. That of a test screen is the top of its safe
/// area.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(_ scene: UIWindowScene) {
        self.scene = scene
    }

    /// The style that the visible controller prefers.
    open var statusBarStyle: UIStatusBarStyle {
        controller { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
    }

    /// Whether there is no status bar, or the visible controller prefers to hide it.
    open var isStatusBarHidden: Bool {
        statusBarFrame.isEmpty || controller { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
    }

    /// The frame of the status bar on the screen, which is empty if there is none.
    open var statusBarFrame: CGRect {
        guard let screen = scene?.screen, screen.safeAreaInsets.top > 0 else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
    }

    /// Returns the controller that decides: the topmost one of the key window that covers it, or its child.
    private func controller(_ child: @escaping (UIViewController) -> UIViewController?) -> UIViewController? {
        let window = scene?.keyWindow ?? scene?.windows.last
        let visible = window?.rootViewController?.visibleStack.last { controller in
            controller.storage.presentedBy?.controller.shouldPresentInFullscreen ?? true
        }
        guard let visible else { return nil }
        return sequence(first: visible, next: child).reduce(visible) { $1 }
    }
}
