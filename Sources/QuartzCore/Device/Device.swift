/// The state that everything on one screen shares: the clock, the animated layers and the open transactions.
///
/// A layer reaches its device through its root layer (``CALayer/device``), which a window connects to the device of its
/// screen. Code that has no layer, such as `CATransaction.begin()`, works on the ``current`` device: that of the screen
/// whose host delivered the last event or frame. Used on the main thread only.
package final class Device {
    /// The devices that exist. Most processes have one, where a layer needn't search for its root.
    nonisolated(unsafe) private static var all: [Reference] = []
    nonisolated(unsafe) private static var known: Device?

    /// The device for code that belongs to no layer.
    package static var current: Device {
        if let known { return known }
        let device = Device()
        known = device
        device.runByMainQueue()
        return device
    }

    package let clock = FrameClock()
    /// The rules by which views behave as Apple's do where this UIKit is kinder. Empty, except for tests.
    package var conduct: SystemConduct = []
    /// Whether the display list is drawn by Cairo, on the CPU, and not by the GPU.
    package var drawsWithCairo = false
    /// Whether the display list is drawn by the GPU. A browser draws it if neither does.
    package var drawsOnGPU = false
    /// Whether animation blocks animate.
    package var areAnimationsEnabled = true
    let animations = AnimationRegistry()
    var transactions = TransactionStack()

    /// A device that removes its reference when it is deallocated. Not a weak reference, for the same reason as that
    /// of the clock.
    private struct Reference {
        unowned(unsafe) let device: Device
    }

    package init() {
        clock.device = self
        Self.all.append(Reference(device: self))
        Self.isSingle = Self.all.count < 2
    }

    deinit {
        clock.device = nil
        let id = ObjectIdentifier(self)
        Self.all.removeAll { ObjectIdentifier($0.device) == id }
        Self.isSingle = Self.all.count < 2
    }

    /// Makes this device the one for code that belongs to no layer.
    package func makeCurrent() {
        guard Self.known !== self else { return }
        Self.known = self
        // Frames in real time wait while another device is current.
        clock.repeatDemand()
    }

    /// Lets the main queue make frames in real time, until a host makes them.
    package func runByMainQueue() {
        MainQueueFrames.drive(clock)
    }

    /// Whether no other device exists.
    package static var isOnlyOne: Bool { isSingle }
    nonisolated(unsafe) private static var isSingle = true

    /// Calls a closure with each device that exists.
    static func forEach(_ body: (Device) -> Void) {
        for device in all.map(\.device) { body(device) }
    }

    /// Resets everything to the state before the first frame: time, host, timers, display links, animations and
    /// transactions.
    ///
    /// No callbacks are made. Layers keep their properties, without animations.
    package func reset() {
        animations.reset()
        transactions = TransactionStack()
        areAnimationsEnabled = true
        clock.reset()
    }
}
