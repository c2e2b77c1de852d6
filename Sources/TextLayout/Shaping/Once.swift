import Synchronization

/// An object that is created once, by the first of several threads, and read without a lock.
///
/// `AtomicLazyReference` does the same, but is not specialized for its instance, which makes reading it forty times
/// as slow.
struct Once<Instance: AnyObject & Sendable>: ~Copyable, Sendable {
    /// The address of the retained object; 0 before there is one.
    private let address: Atomic<UInt> = Atomic(0)

    deinit {
        if let known = Self.instance(at: address.load(ordering: .acquiring)) { known.release() }
    }

    /// The object; `nil` before there is one.
    var value: Instance? {
        Self.instance(at: address.load(ordering: .acquiring))?.takeUnretainedValue()
    }

    /// Stores an object unless there is one.
    ///
    /// - Returns: The stored object.
    func set(_ made: Instance) -> Instance {
        let reference = Unmanaged.passRetained(made)
        let (isFirst, known) = address.compareExchange(
            expected: 0,
            desired: UInt(bitPattern: reference.toOpaque()),
            ordering: .acquiringAndReleasing
        )
        if isFirst { return made }
        reference.release()
        return Self.instance(at: known)?.takeUnretainedValue() ?? made
    }

    private static func instance(at address: UInt) -> Unmanaged<Instance>? {
        UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0) }
    }
}
