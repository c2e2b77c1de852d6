import CoreGraphics
import DesktopHost
import Failures
import Foundation
import HostInterface

extension UIApplication {
    /// Whether there is a desktop or a browser to show windows on.
    package static var isDisplayAvailable: Bool { WindowHost.isDisplayAvailable() }

    /// Runs the app in a window until the window is closed.
    ///
    /// Without a display, an app shows its first screen as a picture if the environment variable `UNFOLD_PICTURE` names
    /// a file.
    ///
    /// - Parameters:
    ///   - title: The title of the window. By default the app's name.
    ///   - size: The initial size of the window in points. By default that of the device for which the app is made.
    ///   - minimumSize: The size below which the user cannot resize the window.
    ///   - isMaximized: Whether the window fills the desktop.
    /// - Returns: The exit status of the process. It is 1 if there is no display, with a message on standard error.
    package static func run(
        _ delegateClass: any UIApplicationDelegate.Type,
        title: String? = nil,
        size: CGSize? = nil,
        minimumSize: CGSize = .zero,
        isMaximized: Bool = false
    ) -> Int32 {
        programmerError(
            unless: delegateClass is NSObject.Type,
            "\(delegateClass) must inherit from NSObject, as UIResponder does",
            in: "UIApplicationMain(_:_:_:_:)"
        )
        let family = DeviceFamily(Bundle.main.infoDictionary ?? [:])
        let size = size ?? family.size
        if family.isPadOnly {
            UIScreen.main.setTraits(
                UIScreen.main.traits.replacing(UITraitUserInterfaceIdiom.self, value: family.idiom)
            )
        }
        guard
            let host = WindowHost(
                title: title ?? applicationName,
                size: size,
                minimumSize: minimumSize,
                isMaximized: isMaximized
            )
        else {
            if let host = PictureHost(size: size) { return run(delegate: make(delegateClass), host: host) }
            let message = "No display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY names one.\n"
            FileHandle.standardError.write(Data(message.utf8))
            return 1
        }
        let arguments = Array(CommandLine.arguments.dropFirst())
        return run(delegate: make(delegateClass), host: host, arguments: arguments, archive: SceneArchive.standard)
    }

    /// Runs the app on a host until the host is closed.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the process, without its name.
    ///   - archive: The archive of the scene's state, which is read when the app runs again.
    /// - Returns: The exit status of the process.
    package static func run(
        delegate: any UIApplicationDelegate,
        host: any AppHost,
        arguments: [String] = [],
        archive: SceneArchive? = nil
    ) -> Int32 {
        let session = ScreenSession(
            host: host,
            application: shared,
            arguments: arguments,
            archive: archive,
            makeHost: { WindowHost(title: applicationName, size: $0) }
        )
        return session.run(delegate: delegate)
    }

    /// Opens another window of the running app, with a screen of its own.
    ///
    /// - Returns: The screen, which is the main one until another one is used, or `nil` if there is no display.
    package func openScreen(
        title: String,
        size: CGSize,
        minimumSize: CGSize = .zero,
        isMaximized: Bool = false
    ) -> UIScreen? {
        guard
            let host = WindowHost(title: title, size: size, minimumSize: minimumSize, isMaximized: isMaximized)
        else { return nil }
        let session = ScreenSession(host: host, application: self, screen: UIScreen(size: size, scale: host.scale))
        session.connect()
        host.open()
        return session.screen
    }

    /// Closes all windows, and thereby ends the app.
    package func quit() {
        for case let session as ScreenSession in connections { _ = session.scene.scene.map(session.close) }
    }

    /// Sets the name of the app's desktop entry and icon, and the name for users. Call it before the app runs.
    package static func setIdentity(_ identifier: String, name: String) {
        AppIdentity.set(identifier, name: name)
    }

    /// Creates the delegate with `init()`.
    private static func make(_ delegateClass: any UIApplicationDelegate.Type) -> any UIApplicationDelegate {
        guard let objectClass = delegateClass as? NSObject.Type,
            let delegate = objectClass.allocateObject() as? any UIApplicationDelegate
        else { invariantFailure("the object of \(delegateClass) is no delegate") }
        return delegate
    }

    private static var applicationName: String {
        let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap {
            Bundle.main.object(forInfoDictionaryKey: $0) as? String
        }
        return names.first ?? ProcessInfo.processInfo.processName
    }
}

extension UIApplicationDelegate {
    /// Starts the app with a delegate of this class and exits the process when the app ends. `@main` calls it.
    public static func main() {
        exit(UIApplication.run(Self.self))
    }
}

/// Starts the app and runs it until its window is closed. Call it last in `main.swift`.
///
/// - Parameters:
///   - principalClassName: The name of the app object's class, a subclass of `UIApplication`, as
///     `NSStringFromClass(_:)` returns it, or `nil` for `UIApplication` itself.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass(_:)` returns it. A class that doesn't
///     conform to `UIApplicationDelegate` stops the process.
/// - Returns: The exit status of the process. It is 1 if there is no display, with a message on standard error.
// swift-format-ignore: AlwaysUseLowerCamelCase
// The name is Apple's.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32,
    _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    if let name = principalClassName {
        guard let applicationClass = NSClassFromString(name) as? UIApplication.Type else {
            programmerError(
                "Unable to instantiate the UIApplication subclass instance. No class named \(name) is loaded.",
                in: "UIApplicationMain(_:_:_:_:)"
            )
        }
        UIApplication.become(applicationClass)
    }
    guard let name = delegateClassName, let delegateClass = NSClassFromString(name) as? any UIApplicationDelegate.Type
    else {
        programmerError(
            "Unable to instantiate the UIApplication delegate instance. No class named \(delegateClassName ?? "nil") is loaded.",
            in: "UIApplicationMain(_:_:_:_:)"
        )
    }
    return UIApplication.run(delegateClass)
}
