import Foundation
import QuartzCore

/// Closures that are called before each frame of a view's screen.
///
/// It is the display link that works without Objective-C, on Apple's systems since iOS 18. The link is called while
/// it is enabled and its view is in a window.
///
/// ```swift
/// let link = UIUpdateLink(view: view) { _, info in clock.show(info.modelTime) }
/// link.requiresContinuousUpdates = true
/// link.isEnabled = true
/// ```
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    private var handlers: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
    private weak var view: UIView?
    private var link: CADisplayLink?
    private var info: UIUpdateInfo?

    /// Creates a link for the frames of a view's window. It is not enabled, and does not retain the view.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Creates a link for the frames of a view's window, with a closure to call.
    public convenience init(view: UIView, actionHandler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(view: view)
        addAction(handler: actionHandler)
    }

    isolated deinit {
        link?.invalidate()
    }

    /// Adds a closure that is called in each frame, before animations are computed.
    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        handlers.append(handler)
    }

    /// Whether the closures are called. `false` by default.
    open var isEnabled = false {
        didSet { if isEnabled != oldValue { updateLink() } }
    }

    /// Whether the link asks for frames all the time. `false` by default: the closures are called in the frames in
    /// which something else changes.
    open var requiresContinuousUpdates = false {
        didSet { link?.requestsFrames = requiresContinuousUpdates }
    }

    /// Returns the times of the current frame, or `nil` outside the closures.
    open func currentUpdateInfo() -> UIUpdateInfo? { info }

    private func updateLink() {
        link?.invalidate()
        link = nil
        guard isEnabled, let view else { return }
        // The link must not be retained by its own callback.
        let made = CADisplayLink(of: view.layer) { [weak self] in
            // Frames are made on the main thread, which the compiler cannot know.
            nonisolated(unsafe) let link = $0
            MainActor.assumeIsolated { self?.fire(link) }
        }
        made.requestsFrames = requiresContinuousUpdates
        made.add(to: .main, forMode: .common)
        link = made
    }

    private func fire(_ link: CADisplayLink) {
        let isInWindow = view?.window != nil
        // A view that comes into a window draws a frame, so the link is called then.
        link.requestsFrames = requiresContinuousUpdates && isInWindow
        guard isInWindow else { return }
        let info = UIUpdateInfo(time: link.timestamp, next: link.targetTimestamp)
        self.info = info
        for handler in handlers { handler(self, info) }
        self.info = nil
    }
}
