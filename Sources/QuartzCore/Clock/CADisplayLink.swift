import CoreGraphics

/// Calls back once a frame, with the time of that frame.
///
/// Apple's initialiser takes a selector, which Swift has only where Objective-C is: here a link is made by the library
/// itself, and clients use `UIUpdateLink`.
open class CADisplayLink: NSObject {
    private var handler: ((CADisplayLink) -> Void)?

    /// Seconds; the time of the frame that is being made.
    open private(set) var timestamp: CFTimeInterval = 0
    /// Seconds; when the frame after this one is due.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds between two frames of the display.
    open private(set) var duration: CFTimeInterval = 0

    /// Whether callbacks rest. `false` at first.
    open var isPaused = false {
        didSet { if !isPaused { FrameClock.shared.setNeedsFrame() } }
    }

    package init(_ handler: @escaping (CADisplayLink) -> Void) {
        self.handler = handler
    }

    /// Starts the callbacks. All modes of the main run loop are one here, so both arguments only serve the source.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard handler != nil else { return }
        FrameClock.shared.add(self)
    }

    /// Ends the callbacks until the link is added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        FrameClock.shared.remove(self)
    }

    /// Ends the callbacks for good and lets go of what they hold.
    open func invalidate() {
        handler = nil
        FrameClock.shared.remove(self)
    }

    func fire(at time: CFTimeInterval, duration: CFTimeInterval) {
        guard !isPaused else { return }
        timestamp = time
        targetTimestamp = time + duration
        self.duration = duration
        handler?(self)
    }
}
