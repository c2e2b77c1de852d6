import CSwiftRuntime
import DesktopHost
import Failures
import Foundation
import HostInterface

extension UIApplication {
    /// Whether there is a desktop or a browser to show windows on.
    package static var isDisplayAvailable: Bool { WindowHost.isDisplayAvailable() }

    /// Runs the application in a window until that is closed.
    ///
    /// - Parameter title: What the title bar says; the application's name unless given.
    /// - Returns: the exit status of the process: 1 if there is no display, with a message on standard error.
    package static func run(_ delegateClass: any UIApplicationDelegate.Type, title: String? = nil) -> Int32 {
        programmerError(
            unless: delegateClass is NSObject.Type,
            "\(delegateClass) must inherit from NSObject, as UIResponder does",
            in: "UIApplicationMain(_:_:_:_:)"
        )
        guard let host = WindowHost(title: title ?? applicationName, size: UIScreen.main.bounds.size) else {
            let message = "No display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY names one.\n"
            FileHandle.standardError.write(Data(message.utf8))
            return 1
        }
        return run(delegate: make(delegateClass), host: host)
    }

    /// Runs the application on a host until that is closed.
    ///
    /// - Returns: the exit status of the process.
    package static func run(delegate: any UIApplicationDelegate, host: any AppHost) -> Int32 {
        let session = ScreenSession(host: host, application: shared)
        return session.run(delegate: delegate)
    }

    /// A delegate, made by `init()`.
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

extension NSObject {
    /// Makes an object of a class that is only known at run time, by `init()`, which need not be `required`.
    static func allocateObject() -> NSObject {
        let metatype = unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        return Unmanaged<NSObject>.fromOpaque(unfold_allocate_object(metatype)).takeRetainedValue()
    }
}

/// Starts the application, and returns when its window was closed: call it last in `main.swift`.
///
/// - Parameters:
///   - principalClassName: The subclass of `UIApplication` that the application is an object of, as
///     `NSStringFromClass(_:)` names it; `nil` for `UIApplication` itself.
///   - delegateClassName: The class of the delegate, as `NSStringFromClass(_:)` names it. One that is not an
///     application delegate's stops the process.
/// - Returns: the exit status of the process: 1 if there is no display, with a message on standard error.
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
