import CSwiftRuntime
import Foundation

/// Creates an object of a class that is known only at run time, by `init()`, which needn't be `required`.
@_spi(ObjectiveCSources)
public func objectiveCObject<Object: NSObject>(of type: Object.Type) -> Object {
    let metatype = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    return Unmanaged<Object>.fromOpaque(unfold_allocate_object(metatype)).takeRetainedValue()
}
