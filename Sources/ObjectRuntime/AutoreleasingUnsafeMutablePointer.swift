/// A pointer to an object that the callee may replace. Without Objective-C there are no autoreleased objects, so that
/// it is any pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UnsafeMutablePointer {
    /// Creates a pointer to the same memory, which is bound to another type.
    ///
    /// Old code makes room for a value of its own type, and lets a method write an object there. Apple's compiler
    /// accepts it, too.
    @_disfavoredOverload
    public init<Other>(_ other: UnsafeMutablePointer<Other>) where Pointee == AnyObject? {
        self = UnsafeMutableRawPointer(other).assumingMemoryBound(to: Pointee.self)
    }
}
