/// A pointer to an object that the callee may replace. Without Objective-C there are no autoreleased objects, so that
/// it is any pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
