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

    /// The reasons for which a scene is connected.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The URLs and files that the app is launched to open: arguments of the process.
        ///
        /// They are URLs whose scheme the Info.plist declares in `CFBundleURLTypes`, and files if it declares any
        /// `CFBundleDocumentTypes`.
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The activities to continue: web pages whose addresses are arguments of the process.
        open internal(set) var userActivities: Set<NSUserActivity> = []
        /// The action with which the user launches the app; `nil` if there is none.
        open internal(set) var shortcutItem: UIApplicationShortcutItem?
        /// The bundle identifier of the app that asks for the scene: that of the app itself for a scene that it opens
        /// (unverified). It is `nil` at the launch, since a desktop doesn't tell who launches an app.
        open internal(set) var sourceApplication: String?
    }

    /// The options of a URL that a scene opens.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The bundle identifier of the app that asks for it. Only the app itself is known; otherwise it is `nil`.
        open private(set) var sourceApplication: String?
        /// Whether the app opens the file itself and not a copy. It is `true` for a file, which is the user's.
        open private(set) var openInPlace: Bool

        init(sourceApplication: String?, openInPlace: Bool) {
            (self.sourceApplication, self.openInPlace) = (sourceApplication, openInPlace)
            super.init()
        }
    }

    /// The options of a request to show a scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene for which a new one is opened. The window of the new one has its size, which is otherwise that of
        /// the window that the user works in. `nil` by default.
        open var requestingScene: UIScene?

        /// Creates options with the defaults.
        public override init() {
            super.init()
        }
    }

    /// The options of `open(_:options:completionHandler:)`.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {}

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

    /// A text after the title of the window on the desktop. Empty by default.
    open var subtitle = "" {
        didSet { if subtitle != oldValue { titleDidChange() } }
    }

    /// Whether the pointer is locked; `nil`, since a desktop doesn't lock it for an app.
    open var pointerLockState: UIPointerLockState? { nil }

    /// The rules by which a scene is chosen for an activity. By default the scene takes part in all of them, and is
    /// preferred for none.
    open var activationConditions = UISceneActivationConditions()

    /// Creates a scene of a session. UIKit creates scenes.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { applicationResponder }

    /// Opens a URL in the user's app for it, or in this app if that declares its scheme.
    ///
    /// - Parameters:
    ///   - options: Options, which have no effect.
    ///   - completion: A closure that is called with whether the URL was handed over.
    open func open(
        _ url: URL,
        options: UIScene.OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        openInApplication(url, completion: completion)
    }

    // MARK: State restoration

    /// The calls of `extendStateRestoration()` that `completeStateRestoration()` hasn't ended.
    private var restorationExtensions = 0

    /// Called with whether the restoration is extended when that changes.
    var onRestorationExtended: ((Bool) -> Void)?

    /// Tells that the app restores the state of the scene for longer than the delegate's methods take, until as many
    /// calls of `completeStateRestoration()`.
    ///
    /// If the process stops meanwhile, the activity isn't restored the next time, since it may be the reason.
    open func extendStateRestoration() {
        restorationExtensions += 1
        if restorationExtensions == 1 { onRestorationExtended?(true) }
    }

    /// Ends an extension by `extendStateRestoration()`. It has no effect without one.
    open func completeStateRestoration() {
        guard restorationExtensions > 0 else { return }
        restorationExtensions -= 1
        if restorationExtensions == 0 { onRestorationExtended?(false) }
    }

    /// Called after the title or the subtitle has changed.
    func titleDidChange() {}
}
