import CoreGraphics
import Foundation
import ObjectRuntime

/// A callback for every frame, with the time of that frame.
///
/// `UIUpdateLink` calls a closure instead of a method.
open class CADisplayLink: NSObject {
    private var handler: ((CADisplayLink) -> Void)?
    private weak var layer: CALayer?
    /// The clock of the device on which the link was started.
    private weak var clock: FrameClock?

    /// The time of the current frame, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time at which the frame after the current one is due, in seconds.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between two frames of the display, in seconds.
    open private(set) var duration: CFTimeInterval = 0

    /// Whether the callbacks are paused. `false` by default.
    open var isPaused = false {
        didSet { if !isPaused, requestsFrames { clock?.setNeedsFrame() } }
    }

    /// Whether the link asks for frames. If not, it is called in the frames that something else asks for.
    package var requestsFrames = true {
        didSet { if requestsFrames { clock?.setNeedsFrame() } }
    }

    /// Creates a link that calls a closure. Call `add(to:forMode:)` to start it.
    ///
    /// - Parameter layer: A layer whose screen the link follows. By default, the link follows the current screen.
    package init(of layer: CALayer? = nil, _ handler: @escaping (CADisplayLink) -> Void) {
        self.layer = layer
        self.handler = handler
    }

    /// Creates a link that calls a method of a target. Call `add(to:forMode:)` to start it.
    ///
    /// The link retains the target until it is invalidated.
    ///
    /// - Parameter sel: A method without parameters, or with the link as its parameter.
    public init(target: Any, selector sel: Selector) {
        let object = target as AnyObject
        handler = { Message(sel, $0).send(to: object, for: "CADisplayLink.init(target:selector:)") }
    }

    /// Starts the callbacks. The main run loop has no modes here, so both arguments exist for
    /// source compatibility only.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard handler != nil else { return }
        clock = (layer?.device ?? .current).clock
        clock?.add(self)
    }

    /// Stops the callbacks until the link is added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        clock?.remove(self)
    }

    /// Stops the callbacks for good and releases the closure.
    open func invalidate() {
        handler = nil
        clock?.remove(self)
    }

    func fire(at time: CFTimeInterval, duration: CFTimeInterval) {
        guard !isPaused else { return }
        timestamp = time
        targetTimestamp = time + duration
        self.duration = duration
        handler?(self)
    }
}
