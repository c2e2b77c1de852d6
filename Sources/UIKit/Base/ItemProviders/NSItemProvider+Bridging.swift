import Foundation

/// Values of Swift, such as `String` and `URL`, by the classes that they bridge to.
extension NSItemProvider {
    /// Returns whether a type of Swift's can be loaded.
    public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Loads a value of a type of Swift's.
    ///
    /// - Parameter completionHandler: A closure that is called on another thread with the value or an error.
    @discardableResult
    public func loadObject<T>(
        ofClass aClass: T.Type,
        completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        // A closure that is sent to another thread can't refer to a generic type, but a method can.
        loadObject(
            ofClass: T._ObjectiveCType.self,
            completionHandler: ValueHandler(call: completionHandler).handle
        )
    }
}

/// A completion handler that takes a value instead of the object that it bridges to.
private struct ValueHandler<T>: Sendable {
    let call: @Sendable (T?, (any Error)?) -> Void

    func handle(_ object: (any NSItemProviderReading)?, _ error: (any Error)?) {
        call(object as? T, error)
    }
}
