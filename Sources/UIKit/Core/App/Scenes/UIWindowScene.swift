import CoreGraphics

/// A scene whose interface is in windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The screen that shows the scene: the content of a window on the desktop.
    open private(set) var screen = UIScreen.main

    /// The visible windows, from back to front.
    open var windows: [UIWindow] { screen.windows.filter { $0.windowScene === self } }

    /// The window that receives keys and commands.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

    /// The focus system of the scene.
    open var focusSystem: UIFocusSystem? { screen.focusSystem }

    /// The traits of the scene, which its windows inherit.
    open var traitCollection: UITraitCollection { screen.traitCollection }

    /// Called after the traits changed. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
        screen.scene = self
    }

    override func titleDidChange() {
        screen.host?.setTitle(title)
    }
}
