import Foundation

extension NSObject {
    /// Calls the method with a name, and returns its result if it is an object. A selector that the object doesn't
    /// recognize stops the process.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        perform(Message(aSelector))
    }

    /// Calls the method with a name and an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        perform(Message(aSelector, object))
    }

    /// Calls the method with a name and two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        perform(Message(aSelector, object1, object2))
    }

    private func perform(_ message: Message) -> Unmanaged<AnyObject>? {
        guard let result = message.send(to: self, for: "NSObject.perform(_:with:)"), type(of: result) is AnyClass
        else { return nil }
        let object = result as AnyObject
        // There is no autorelease pool, so the receiver retains the result until its next one.
        objc_setAssociatedObject(self, PerformedResult.key, object, .OBJC_ASSOCIATION_RETAIN)
        return Unmanaged.passUnretained(object)
    }
}

/// The key of the last result of an object.
private enum PerformedResult {
    /// An address that no other association uses.
    nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
