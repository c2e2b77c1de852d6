import CoreGraphics
import Failures
import Foundation
import Offscreen
import QuartzCore
import UIKit

/// A virtual device for tests, with a screen that needs no display and a clock that the test advances.
///
/// Touches go through hit testing and gesture recognizers, as on a device. The screen doesn't
/// depend on wall time, so equal scripts give equal images. An event takes effect at the time
/// ``now``. The next frame is the first to show it:
///
/// ```swift
/// let screen = TestScreen()
/// screen.show(CommentsViewController(style: .plain))
/// screen.tap(at: CGPoint(x: 100, y: 150))
/// screen.advance(by: 0.1)
/// let halfOpen = screen.picture()
/// screen.settle()
/// ```
///
/// Each screen has a clock, animations and a focus of its own, so that tests can use several side by side. The screen
/// that was used last is `UIScreen.main`. Work that a test adds to the main queue or to a task runs when the test
/// awaits, and not while virtual time advances.
///
/// Create the screen inside the test function. Other tests can't run in between as long as the
/// function doesn't await.
@preconcurrency @MainActor
public final class TestScreen {
    /// The window that fills the screen. It is visible and the key window. It is empty until you
    /// show a view controller.
    ///
    /// ```swift
    /// screen.window.rootViewController = CommentsViewController(style: .plain)
    /// ```
    public let window: UIWindow

    /// The number of frames per second that ``advance(by:)`` makes. The default is 60. A value that
    /// isn't positive is a programming error.
    ///
    /// ```swift
    /// screen.framesPerSecond = 120
    /// ```
    public var framesPerSecond = 60 {
        didSet {
            programmerError(
                unless: framesPerSecond > 0,
                "A screen shows at least one frame a second",
                in: "TestScreen.framesPerSecond",
                .invalidArgument
            )
            screen.framesPerSecond = framesPerSecond
        }
    }

    /// A closure that is called when a step of the script can't be done, such as a tap on a hidden view.
    ///
    /// By default, a failure stops the process. A test can record an issue instead, and the step is then skipped.
    ///
    /// ```swift
    /// screen.onFailure = { Issue.record("\($0)") }
    /// ```
    public var onFailure: (_ reason: String) -> Void = { programmerError($0, in: "TestScreen.onFailure") }

    /// The accessibility notifications that the app has posted since the screen was created or
    /// since you emptied the array.
    ///
    /// ```swift
    /// screen.accessibilityPosts = []
    /// screen.tap(cell)
    /// #expect(screen.accessibilityPosts.count == 1)
    /// ```
    public var accessibilityPosts: [AccessibilityPost] = []

    let screen: OffscreenScreen

    /// Creates a screen in light appearance at time 0.
    ///
    /// ```swift
    /// let phone = TestScreen(size: CGSize(width: 320, height: 568), scale: 1)
    /// ```
    ///
    /// - Parameters:
    ///   - size: The size in points. A side that isn't positive is a programming error.
    ///   - scale: The number of pixels per point. A value that isn't positive is a programming error.
    ///   - conduct: The rules by which views behave as on Apple's systems where this UIKit is kinder. There are none
    ///     by default.
    public init(
        size: CGSize = CGSize(width: 390, height: 844),
        scale: CGFloat = 2,
        conduct: PlatformConduct = .kind
    ) {
        Self.check(size)
        programmerError(
            unless: scale > 0 && scale.isFinite,
            "The scale of a screen is positive",
            in: "TestScreen.init(size:scale:)",
            .invalidArgument
        )
        screen = OffscreenScreen(size: size, scale: scale)
        screen.display.device.conduct = SystemConduct(rawValue: conduct.rawValue)
        window = screen.window
        screen.display.accessibility.onPost = { [weak self] notification, argument in
            self?.accessibilityPosts.append(AccessibilityPost(notification, argument))
        }
        screen.turnOn()
    }

    /// The virtual time since the screen was created, in seconds.
    ///
    /// ```swift
    /// let start = screen.now
    /// ```
    public var now: TimeInterval {
        makeCurrent()
        return screen.clock.now
    }

    /// Shows a view controller's view in the window and lays it out. It replaces the previous view controller.
    ///
    /// ```swift
    /// screen.show(CommentsViewController(style: .plain))
    /// ```
    ///
    /// - Parameter viewController: The view controller to show.
    public func show(_ viewController: UIViewController) {
        makeCurrent()
        screen.show(viewController)
    }

    /// Returns the current frame of a view on the screen, including animations in flight, in window coordinates.
    ///
    /// ```swift
    /// #expect(screen.presentedFrame(of: cell).height > 44)  // on its way
    /// ```
    ///
    /// - Parameter view: The view.
    /// - Returns: The frame, which is the bounding box for a rotated view, or `.null` if the view isn't in a window.
    public func presentedFrame(of view: UIView) -> CGRect {
        makeCurrent()
        return screen.presentedFrame(of: view)
    }

    /// Commits implicit transactions and lays out the windows, as happens on a device at the end of
    /// a turn of the run loop.
    func finishEvent() {
        screen.finishEvent()
    }

    /// Makes this screen the main one.
    func makeCurrent() {
        screen.makeCurrent()
    }

    static func check(_ size: CGSize) {
        programmerError(
            unless: size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite,
            "The sides of a screen are positive",
            in: "TestScreen.size",
            .invalidArgument
        )
    }
}
