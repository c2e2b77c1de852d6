import Foundation

/// The scene that a host shows. It tells its life to its delegate, or to that of the app if it has none.
@MainActor
final class SceneConnection {
    private let application: UIApplication
    private let archive: SceneArchive?
    /// The state that the archive had when the app was launched.
    private var state: SceneState?
    private var interface: InterfaceReader?
    private(set) var scene: UIWindowScene?

    /// - Parameter archive: What keeps the state of the scene until the app runs again.
    init(_ application: UIApplication, archive: SceneArchive?) {
        self.application = application
        self.archive = archive
    }

    /// Adds a scene for the main screen.
    func connect() {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let scene = UIWindowScene(
            session: makeSession(configuration),
            connectionOptions: UIScene.ConnectionOptions()
        )
        scene.activationState = .foregroundInactive
        application.connectedScenes.insert(scene)
        self.scene = scene
    }

    private func makeSession(_ configuration: UISceneConfiguration) -> UISceneSession {
        state = archive?.read()
        guard let state else { return UISceneSession(configuration: configuration) }
        let session = UISceneSession(configuration: configuration, persistentIdentifier: state.identifier)
        session.userInfo = state.userInfo
        session.stateRestorationActivity = state.activity
        return session
    }

    /// Restores the state of the interface, if the app has kept it.
    func restoreInterface() {
        guard let archive, let state, let interface = state.interface.flatMap(InterfaceState.init) else { return }
        // A state that stops the process isn't read again.
        var rest = state
        rest.interface = nil
        archive.write(rest)
        let reader = InterfaceReader(interface, of: application)
        if reader.restore() { self.interface = reader }
        archive.write(state)
    }

    /// Restores the state of what is on the screen now.
    func interfaceDidAppear() {
        interface?.interfaceDidAppear()
        interface = nil
    }

    /// Gives the scene its delegate and its storyboard, and tells the delegate of it.
    func configure(
        by appDelegate: any UIApplicationDelegate,
        _ manifest: SceneManifest?,
        _ options: UIScene.ConnectionOptions
    ) {
        guard let session = scene?.session else { return }
        if let first = manifest?.first { session.configuration = first }
        let configuration = appDelegate.application(application, configurationForConnecting: session, options: options)
        manifest?.complete(configuration)
        session.configuration = configuration
        replaceScene(by: configuration.sceneClass, options)
        guard let scene else { return }
        scene.onRestorationExtended = { [weak self] in self?.protect(isRestoring: $0) }
        let delegateClass = configuration.delegateClass as? NSObject.Type
        guard let delegate = delegateClass?.allocateObject() as? any UISceneDelegate else { return }
        scene.delegate = delegate
        let window = configuration.storyboard.map { makeWindow($0, scene) }
        post(UIScene.willConnectNotification)
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        if let activity = scene.session.stateRestorationActivity {
            delegate.scene(scene, restoreInteractionStateWith: activity)
        }
        window?.makeKeyAndVisible()
        delegate.sceneWillEnterForeground(scene)
        post(UIScene.willEnterForegroundNotification)
        // The app is on the screen already if this isn't its first scene.
        guard application.connectedScenes.count == 1 else { return }
        NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: application)
    }

    /// Puts a scene of another class in the place of the scene.
    private func replaceScene(by sceneClass: AnyClass?, _ options: UIScene.ConnectionOptions) {
        guard let scene, let sceneClass = sceneClass as? UIWindowScene.Type, sceneClass != type(of: scene) else {
            return
        }
        let windows = scene.windows
        let other = sceneClass.init(session: scene.session, connectionOptions: options)
        other.activationState = scene.activationState
        for window in windows { window.windowScene = other }
        application.connectedScenes.remove(scene)
        application.connectedScenes.insert(other)
        self.scene = other
    }

    /// Takes the activity out of the archive while the app restores the scene, so that an activity that stops the
    /// process isn't read again, and puts it back.
    private func protect(isRestoring: Bool) {
        guard let archive, var state else { return }
        if isRestoring { state.activity = nil }
        archive.write(state)
    }

    /// Whether the scene has a delegate, which opens URLs in place of that of the app.
    var hasDelegate: Bool { scene?.delegate != nil }

    /// Returns how much the scene wants what an identifier stands for; `nil` if there is none that may be chosen.
    func rank(of identifier: String) -> Int? { scene?.activationConditions.rank(of: identifier) }

    /// Lets the delegate of the scene, or else that of the app, open a URL.
    func open(_ context: UIOpenURLContext) {
        guard let scene else { return }
        if let delegate = scene.delegate { return delegate.scene(scene, openURLContexts: [context]) }
        var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: context.options.openInPlace]
        options[.sourceApplication] = context.options.sourceApplication
        _ = application.delegate?.application(application, open: context.url, options: options)
    }

    /// Lets the delegate of the scene, or else that of the app, continue an activity.
    func resume(_ activity: NSUserActivity) {
        if let scene, let delegate = scene.delegate {
            delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
            return delegate.scene(scene, continue: activity)
        }
        _ = application.delegate?.application(application, continue: activity) { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        }
    }

    var isInBackground: Bool { scene?.activationState == .background }

    func enterForeground() {
        guard let scene else { return }
        scene.activationState = .foregroundInactive
        if let delegate = scene.delegate {
            delegate.sceneWillEnterForeground(scene)
        } else {
            application.delegate?.applicationWillEnterForeground(application)
        }
        post(UIScene.willEnterForegroundNotification)
    }

    private func makeWindow(_ storyboard: UIStoryboard, _ scene: UIWindowScene) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        storyboard.showInitialViewController(in: window)
        if let delegate = scene.delegate as? any UIWindowSceneDelegate { delegate.window = window }
        return window
    }

    func becomeActive() {
        guard let scene else { return }
        scene.activationState = .foregroundActive
        if let delegate = scene.delegate {
            delegate.sceneDidBecomeActive(scene)
        } else {
            application.delegate?.applicationDidBecomeActive(application)
        }
        post(UIScene.didActivateNotification)
    }

    func resignActive() {
        guard let scene else { return }
        if let delegate = scene.delegate {
            delegate.sceneWillResignActive(scene)
        } else {
            application.delegate?.applicationWillResignActive(application)
        }
        post(UIScene.willDeactivateNotification)
        scene.activationState = .foregroundInactive
    }

    /// Tells that the scene left the screen, and keeps its state. Does nothing if it did so before.
    func enterBackground() {
        guard let scene, scene.activationState != .background else { return }
        scene.activationState = .background
        if let delegate = scene.delegate {
            delegate.sceneDidEnterBackground(scene)
            let activity = delegate.stateRestorationActivity(for: scene)
            update(activity, of: scene, delegate)
            scene.session.stateRestorationActivity = activity
        } else {
            application.delegate?.applicationDidEnterBackground(application)
        }
        post(UIScene.didEnterBackgroundNotification)
        if scene.delegate != nil { keep(scene.session) } else { keepInterface(scene.session) }
    }

    private func keepInterface(_ session: UISceneSession) {
        guard archive != nil else { return }
        let interface = InterfaceWriter(application).write()?.data
        // Most apps keep no state, and have no archive.
        guard interface != nil || state?.interface != nil else { return }
        state = SceneState(identifier: session.persistentIdentifier, userInfo: session.userInfo, interface: interface)
        if let state { archive?.write(state) }
    }

    private func update(_ activity: NSUserActivity?, of scene: UIScene, _ delegate: any UISceneDelegate) {
        guard let activity, activity.needsSave else { return }
        activity.updateIfNeeded()
        delegate.scene(scene, didUpdate: activity)
    }

    private func keep(_ session: UISceneSession) {
        guard let archive else { return }
        let state = SceneState(
            identifier: session.persistentIdentifier,
            userInfo: session.userInfo,
            activity: session.stateRestorationActivity
        )
        archive.write(state)
        self.state = state
    }

    /// Removes the scene from the app.
    ///
    /// - Parameter appRuns: Whether the app runs on, in other windows. It is told of the windows that are closed then.
    func disconnect(appRuns: Bool) {
        guard let scene else { return }
        self.scene = nil
        scene.activationState = .unattached
        application.connectedScenes.remove(scene)
        scene.delegate?.sceneDidDisconnect(scene)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        guard appRuns else { return }
        application.delegate?.application(application, didDiscardSceneSessions: [scene.session])
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: scene)
    }
}
