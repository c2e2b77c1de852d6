import Foundation
import Synchronization

// The functions by which libraries exchange methods. A method of Swift has no implementation that a name finds, so that
// no class has one for these functions, and what they do with a method is never called.

/// The implementation of a method.
public typealias IMP = OpaquePointer

/// A method of a class by its name. There is none.
public final class Method {
    fileprivate var implementation: IMP
    fileprivate let types: UnsafePointer<CChar>?

    private init(_ implementation: IMP, _ types: UnsafePointer<CChar>?) {
        (self.implementation, self.types) = (implementation, types)
    }
}

/// Returns `nil`, since no class has methods that can be exchanged. Says so once for each method.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    note(cls, name, "-")
    return nil
}

/// Returns `nil`, since no class has methods that can be exchanged. Says so once for each method.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    note(cls, name, "+")
    return nil
}

/// Returns `nil`, since no class has methods that can be exchanged. Says so once for each method.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    note(cls, name, "-")
    return nil
}

/// Returns an implementation that stands for a block, which it retains. Nothing calls it.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    IMP(Unmanaged.passRetained(block as AnyObject).toOpaque())
}

/// Exchanges the implementations of two methods.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    (m1.implementation, m2.implementation) = (m2.implementation, m1.implementation)
}

/// Returns the implementation of a method.
public func method_getImplementation(_ m: Method) -> IMP { m.implementation }

/// Sets the implementation of a method, and returns the old one.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    defer { m.implementation = imp }
    return m.implementation
}

/// Returns the types of the parameters of a method.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { m.types }

/// Returns `false`: no method is added, since nothing would call it.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    false
}

/// Returns `nil`: no method is replaced, since nothing would call it.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?,
    _ name: Selector,
    _ imp: IMP,
    _ types: UnsafePointer<CChar>?
) -> IMP? {
    nil
}

/// The methods that libraries asked for.
private let noted = Mutex<Set<String>>([])

private func note(_ type: AnyClass?, _ name: Selector, _ sign: String) {
    guard let type else { return }
    let method = "\(sign)[\(type) \(name)]"
    guard noted.withLock({ $0.insert(method).inserted }) else { return }
    let message = "\(method) can't be exchanged, because Swift on Linux doesn't call methods by their names.\n"
    FileHandle.standardError.write(Data(message.utf8))
}
