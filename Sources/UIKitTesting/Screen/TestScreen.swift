import CoreGraphics
import Failures
import Foundation
import Offscreen
import QuartzCore
import UIKit

/// A virtual device for tests: a screen without a display, and a clock that moves only when the test says so.
///
/// Touches go the way of real ones, through hit testing and gesture recognizers. Wall time plays no part, so equal
/// scripts give equal pictures. An event takes effect at ``now``; the frame after it is the first to show it:
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
/// There is one device at a time: making a screen ends the one before, with its windows, timers and animations. What a
/// test puts on the main queue or into a task runs when the test awaits something, not while time advances. Make the
/// screen inside the test function: as long as that awaits nothing, no other test comes in between.
@preconcurrency @MainActor
public final class TestScreen {
    /// The window that fills the screen. It is key, visible, and empty until something is shown.
    ///
    /// ```swift
    /// screen.window.rootViewController = CommentsViewController(style: .plain)
    /// ```
    public let window: UIWindow

    /// Frames that `advance(by:)` makes in a second. 60 at first; one that is not positive is a programmer error.
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

    /// What happens when a step of the script cannot be done, such as a tap on a view that is hidden. Stops the process
    /// at first; a test may record an issue instead, and the step is then left out.
    ///
    /// ```swift
    /// screen.onFailure = { Issue.record("\($0)") }
    /// ```
    public var onFailure: (_ reason: String) -> Void = { programmerError($0, in: "TestScreen.onFailure") }

    /// What the application told assistive technology since the screen was made, or since this was emptied.
    ///
    /// ```swift
    /// screen.accessibilityPosts = []
    /// screen.tap(cell)
    /// #expect(screen.accessibilityPosts.count == 1)
    /// ```
    public var accessibilityPosts: [AccessibilityPost] = []

    let screen: OffscreenScreen

    /// A screen of `size` points, with `scale` pixels a point, in light appearance, at time 0.
    ///
    /// A size or scale that is not positive is a programmer error.
    ///
    /// ```swift
    /// let phone = TestScreen(size: CGSize(width: 320, height: 568), scale: 1)
    /// ```
    public init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2) {
        Self.check(size)
        programmerError(
            unless: scale > 0 && scale.isFinite,
            "The scale of a screen is positive",
            in: "TestScreen.init(size:scale:)",
            .invalidArgument
        )
        screen = OffscreenScreen(size: size, scale: scale)
        window = screen.window
        recordPosts()
        screen.turnOn()
    }

    /// Seconds of virtual time since the screen was made.
    ///
    /// ```swift
    /// let start = screen.now
    /// ```
    public var now: TimeInterval {
        checkIsNewest()
        return FrameClock.shared.now
    }

    /// Puts a controller's view in the window, in place of the one before, and lays it out.
    ///
    /// ```swift
    /// screen.show(CommentsViewController(style: .plain))
    /// ```
    public func show(_ viewController: UIViewController) {
        checkIsNewest()
        screen.show(viewController)
    }

    /// Where a view is on the screen now, animations included, in the window's coordinates.
    ///
    /// The rectangle around it, if it is turned; `.null` if it is in no window.
    ///
    /// ```swift
    /// #expect(screen.presentedFrame(of: cell).height > 44)  // on its way
    /// ```
    public func presentedFrame(of view: UIView) -> CGRect {
        checkIsNewest()
        return screen.presentedFrame(of: view)
    }

    /// What the end of a turn of the run loop does on a device: implicit transactions end, and layout catches up.
    func finishEvent() {
        screen.finishEvent()
    }

    func checkIsNewest() {
        programmerError(
            unless: screen.isNewest,
            "This TestScreen ended when another one was made",
            in: "TestScreen"
        )
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
