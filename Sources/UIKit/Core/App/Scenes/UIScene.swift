import Foundation

/// One instance of an app's interface: a window on the desktop with what it shows.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The states of a scene. The raw values are Apple's.
    public enum ActivationState: Int, Sendable {
        /// The scene isn't connected.
        case unattached = -1
        /// The scene is on the screen and has the keyboard.
        case foregroundActive = 0
        /// The scene is on the screen, and doesn't have the keyboard.
        case foregroundInactive = 1
        /// The scene isn't on the screen.
        case background = 2
    }

    /// The reasons for which a scene is connected. A desktop gives none.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {}

    /// The session, which lives as long as the scene may come back.
    open private(set) var session: UISceneSession

    /// The delegate, which is notified of the life of the scene. The scene retains it.
    open var delegate: (any UISceneDelegate)?

    /// The state of the scene.
    open internal(set) var activationState = ActivationState.unattached

    /// The title of the window on the desktop. The default is empty, for the name of the app.
    open var title: String! = "" {
        didSet { if title != oldValue { titleDidChange() } }
    }

    /// Creates a scene of a session. UIKit creates scenes.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { (self as any ApplicationResponding).applicationResponder }

    /// Called after the title has changed.
    func titleDidChange() {}
}
