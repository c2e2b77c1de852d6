import CSwiftRuntime
import Foundation

extension NSObject {
    /// Creates an object of a class that is known only at run time with `init()`, which needn't be `required`.
    static func allocateObject() -> NSObject {
        let metatype = unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        return Unmanaged<NSObject>.fromOpaque(unfold_allocate_object(metatype)).takeRetainedValue()
    }
}
