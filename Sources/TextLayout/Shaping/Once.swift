import Synchronization

/// An object that is made once, by whichever thread comes first, and read without a lock.
///
/// `AtomicLazyReference` does the same, but is not specialised for what it holds, which makes reading it forty times as slow.
struct Once<Instance: AnyObject & Sendable>: ~Copyable, Sendable {
    /// The address of the object, of which a reference is held; 0 before there is one.
    private let address: Atomic<UInt> = Atomic(0)

    deinit {
        if let known = Self.instance(at: address.load(ordering: .acquiring)) { known.release() }
    }

    /// The object; nil before there is one.
    var value: Instance? {
        Self.instance(at: address.load(ordering: .acquiring))?.takeUnretainedValue()
    }

    /// Takes an object, unless there is one already.
    ///
    /// - Returns: the one that stays.
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
