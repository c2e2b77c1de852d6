import CoreGraphics
import Foundation
import HostInterface
import QuartzCore

/// The one object that stands for the running application.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    private static var instance = UIApplication()

    /// The application. It exists from the start, and does nothing until it runs.
    open class var shared: UIApplication { instance }

    /// Who is told of the application's life. Kept alive by `UIApplicationMain` as long as the application runs.
    open weak var delegate: (any UIApplicationDelegate)?

    /// Whether the application is on the screen and has the keyboard.
    open internal(set) var applicationState = State.inactive

    /// Shows addresses to the application's host.
    var host: (any AppHost)?

    /// The windows that are shown, from back to front.
    open var windows: [UIWindow] { UIScreen.main.windows }

    /// The window that keys and commands go to.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

    /// How large the person wants text to be.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traits.preferredContentSizeCategory
    }

    /// The direction of the person's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Shows an address with the application that the person chose for its kind.
    ///
    /// - Parameters:
    ///   - options: None has a meaning on a desktop.
    ///   - completion: called in the next frame, with whether there was a desktop to hand the address to.
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        host?.open(url)
        guard let completion else { return }
        let wasHandedOver = host != nil
        FrameClock.shared.schedule(after: 0) {
            MainActor.assumeIsolated { completion(wasHandedOver) }
        }
    }

    /// Hands an event to the window that it happened in.
    open func sendEvent(_ event: UIEvent) {
        event.changedTouch?.window?.sendEvent(event)
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Makes the application an object of another class, before it runs.
    static func become(_ applicationClass: UIApplication.Type) {
        guard applicationClass != UIApplication.self, let other = applicationClass.allocateObject() as? UIApplication
        else { return }
        instance = other
    }
}
