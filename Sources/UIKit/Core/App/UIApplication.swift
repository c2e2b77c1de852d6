import CSwiftRuntime
import CoreGraphics
import Foundation
import HostInterface
import QuartzCore

/// The object that represents the running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    private static var instance = UIApplication()

    /// The app object. It exists before the app runs.
    open class var shared: UIApplication { instance }

    /// The delegate, which is notified of changes in the app's life cycle. `UIApplicationMain` retains it while the app
    /// runs.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The state of the app.
    open internal(set) var applicationState = State.inactive

    /// The connections to the hosts that show screens of the app.
    var connections: [AnyObject] = []

    /// The way of URLs to the app itself, while it runs.
    var addressReceiver: AddressReceiver?

    /// The object that opens and closes windows, while the app runs.
    weak var sceneOpener: (any SceneOpening)?

    /// Whether the app may have several scenes: `UIApplicationSupportsMultipleScenes` in the scene manifest of its
    /// Info.plist.
    open var supportsMultipleScenes: Bool { sceneOpener?.supportsMultipleScenes ?? false }

    /// Closes the window of a scene, even if its windowing behaviors don't let the user do so.
    ///
    /// - Parameters:
    ///   - options: Options, of which there are none.
    ///   - errorHandler: A closure that is called with an error of `UISceneErrorDomain` if the session has no scene.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession,
        options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        let isClosed = sceneSession.scene.map { sceneOpener?.close($0) ?? false } ?? false
        if !isClosed { errorHandler?(UISceneError.disconnected) }
    }

    /// The scenes of the app. Each is shown in a window of the desktop.
    open internal(set) var connectedScenes: Set<UIScene> = []

    /// The sessions of the connected scenes.
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

    /// The visible windows, from back to front.
    open var windows: [UIWindow] { UIScreen.main.windows }

    /// The window that receives keys and commands.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

    /// The text size that the user prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traits.preferredContentSizeCategory
    }

    /// The layout direction of the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Opens a URL with the user's default app for its kind, or in this app if its Info.plist declares the scheme
    /// (`CFBundleURLTypes`).
    ///
    /// - Parameters:
    ///   - options: Options, which have no meaning on a desktop.
    ///   - completion: A closure that is called in the next frame, with whether there was a desktop to open the URL.
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let host = UIScreen.main.host
        let receiver = addressReceiver.flatMap { $0.declares(url) ? $0 : nil }
        if receiver == nil { host?.open(url) }
        let wasHandedOver = receiver != nil || host != nil
        Device.current.clock.schedule(after: 0) {
            MainActor.assumeIsolated {
                receiver?.receive(url)
                completion?(wasHandedOver)
            }
        }
    }

    /// Returns whether an app of the user, or this app, opens a URL. A call on a background thread waits for the main
    /// thread.
    ///
    /// Unlike on iOS, the Info.plist needn't list the schemes that are asked for.
    nonisolated open func canOpenURL(_ url: URL) -> Bool {
        guard unfold_is_main_thread() else { return DispatchQueue.main.sync { canOpenURL(url) } }
        return MainActor.assumeIsolated {
            addressReceiver?.declares(url) == true || UIScreen.main.host?.canOpen(url) == true
        }
    }

    // MARK: The status bar

    /// The frame of the status bar on the screen, which is empty if there is none.
    open var statusBarFrame: CGRect { statusBar?.statusBarFrame ?? .zero }

    /// The style of the status bar. The visible controller chooses it (`preferredStatusBarStyle`); as on iOS, setting
    /// it here has no effect then.
    open var statusBarStyle: UIStatusBarStyle {
        get { statusBar?.statusBarStyle ?? .default }
        set {}
    }

    /// Whether there is no status bar. The visible controller may hide it (`prefersStatusBarHidden`); as on iOS,
    /// setting it here has no effect then.
    open var isStatusBarHidden: Bool {
        get { statusBar?.isStatusBarHidden ?? true }
        set {}
    }

    private var statusBar: UIStatusBarManager? { UIScreen.main.scene?.statusBarManager }

    // MARK: Services that a desktop lacks

    /// Whether protected files can be read. A desktop protects no file while the app runs, so this is `true`.
    nonisolated open var isProtectedDataAvailable: Bool { true }

    /// Whether the app has alternate icons, which a desktop doesn't have: `false`.
    open var supportsAlternateIcons: Bool { false }

    /// The name of the alternate icon that is shown: `nil`, for the app's own icon.
    open var alternateIconName: String? { nil }

    /// Shows another icon, which fails: see `supportsAlternateIcons`.
    ///
    /// - Parameter completionHandler: A closure that gets the error in the next frame. `nil` as the name is no error.
    open func setAlternateIconName(
        _ alternateIconName: String?,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        let error = alternateIconName.map { _ in CocoaError(.featureUnsupported) }
        Device.current.clock.schedule(after: 0) { completionHandler?(error) }
    }

    /// Whether the app gets notifications from a server, for which a desktop has no service: `false`.
    open var isRegisteredForRemoteNotifications: Bool { false }

    /// Asks for notifications from a server, which fails: the delegate is told so in the next frame.
    open func registerForRemoteNotifications() {
        Device.current.clock.schedule(after: 0) { [weak self] in
            guard let self else { return }
            delegate?.application(
                self,
                didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported)
            )
        }
    }

    /// Asks for no more notifications from a server, of which there are none.
    open func unregisterForRemoteNotifications() {}

    /// Whether the app is launched in the background to refresh its content, which a desktop doesn't do: `.restricted`.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

    /// Returns the orientations of the interface in a window: those that the Info.plist supports, or else all.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        UIInterfaceOrientationMask(Bundle.main.infoDictionary ?? [:])
    }

    // MARK: Background tasks

    let backgroundTasks = BackgroundTasks()

    /// Marks the beginning of work that is finished even if the user closes the app meanwhile.
    ///
    /// A desktop doesn't suspend an app, so the task has any time while a window of the app is open. After that, the
    /// process ends with the last task, or after ten seconds.
    ///
    /// - Parameters:
    ///   - taskName: A name for debugging. It has no effect.
    ///   - handler: A closure that is called on the main thread if the process ends before the task does.
    /// - Returns: The identifier with which to end the task.
    nonisolated open func beginBackgroundTask(
        withName taskName: String?,
        expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Marks the beginning of work that is finished even if the user closes the app meanwhile.
    nonisolated open func beginBackgroundTask(
        expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Marks the end of a task. An identifier that is `.invalid` or of an ended task has no effect.
    nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.end(identifier)
    }

    /// The time that the tasks have in seconds: without a limit while a window of the app is open.
    open var backgroundTimeRemaining: TimeInterval { backgroundTasks.timeRemaining }

    // MARK: State restoration

    private(set) var restorableObjects = RestorableObjects()

    /// The restoration of the interface, if the app has restored it.
    var stateRestoration: StateRestoration?

    /// Keeps the state of an object that isn't a controller until the app runs again. The object isn't retained.
    ///
    /// - Parameter restorationIdentifier: The name by which the object is found again. An object that was registered
    ///   with it before is forgotten.
    open class func registerObject(
        forStateRestoration object: any UIStateRestoring,
        restorationIdentifier: String
    ) {
        shared.restorableObjects.add(object, restorationIdentifier)
    }

    /// Delays `applicationFinishedRestoringState()` until a call of `completeStateRestoration()`. Call it while state
    /// is restored. It has no effect afterwards.
    open func extendStateRestoration() { stateRestoration?.extend() }

    /// Ends a delay by `extendStateRestoration()`.
    open func completeStateRestoration() { stateRestoration?.complete() }

    /// Shows no picture of the last state at the next launch, which a desktop never does.
    open func ignoreSnapshotOnNextApplicationLaunch() {}

    /// Sends an event to the window in which it occurred.
    open func sendEvent(_ event: UIEvent) {
        event.changedTouch?.window?.sendEvent(event)
    }

    /// Calls a method of a target by its name, with the sender and the event as its arguments, as far as it has
    /// parameters.
    ///
    /// - Parameters:
    ///   - target: The object. If it is `nil`, it is the first one in the responder chain that performs the action. The
    ///     chain begins at the first responder, or else at the sender.
    ///   - sender: The object that sends the action. A gesture recognizer or a bar item has no chain of its own.
    /// - Returns: Whether an object performed the action.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let api = "UIApplication.sendAction(_:to:from:for:)"
        guard let object = target ?? performer(of: action, from: sender) else { return false }
        if let responder = object as? UIResponder, !responder.responds(to: action), let edit = StandardEdit(action) {
            responder.nearestScreen.textInputHandler.send(edit, to: responder, from: sender)
        } else {
            Message(action, sender, event).send(to: object as AnyObject, for: api)
        }
        return true
    }

    private func performer(of action: Selector, from sender: Any?) -> Any? {
        let responder = sender as? UIResponder
        let screen = responder?.nearestScreen ?? UIScreen.main
        let starts = [screen.firstResponder.current, responder, screen.windows.last { $0.isKeyWindow }]
        return starts.lazy.compactMap { $0?.target(forAction: action, withSender: sender) }.first
            ?? self.target(forAction: action, withSender: sender)
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Replaces the app object by one of another class, before the app runs.
    static func become(_ applicationClass: UIApplication.Type) {
        guard applicationClass != UIApplication.self, let other = applicationClass.allocateObject() as? UIApplication
        else { return }
        instance = other
    }
}
