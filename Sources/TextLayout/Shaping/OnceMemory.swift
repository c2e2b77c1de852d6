import Synchronization

/// Memory that is filled once, by the first of several threads, and read without a lock and without counting
/// references. It lives as long as its owner.
struct OnceMemory<Element: BitwiseCopyable>: ~Copyable, Sendable {
    /// The address of the memory; 0 before there is any.
    private let address: Atomic<UInt> = Atomic(0)

    deinit { UnsafeMutablePointer<Element>(bitPattern: address.load(ordering: .acquiring))?.deallocate() }

    /// The memory; `nil` before there is any.
    var value: UnsafePointer<Element>? { UnsafePointer(bitPattern: address.load(ordering: .acquiring)) }

    /// Takes over memory unless there is some.
    ///
    /// - Returns: The memory that is kept.
    func set(_ made: UnsafeMutablePointer<Element>) -> UnsafePointer<Element> {
        let (isFirst, known) = address.compareExchange(
            expected: 0,
            desired: UInt(bitPattern: made),
            ordering: .acquiringAndReleasing
        )
        guard !isFirst, let kept = UnsafePointer<Element>(bitPattern: known) else { return UnsafePointer(made) }
        made.deallocate()
        return kept
    }
}
