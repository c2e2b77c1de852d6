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

    /// The object that delivers URLs to the app itself, while it runs.
    weak var addressReceiver: (any AddressReceiving)?

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
        Message(action, sender, event).send(to: object as AnyObject, for: api)
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
