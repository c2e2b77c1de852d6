import CoreGraphics

/// What answers a change of a layer's property; animations are actions.
public protocol CAAction {
    /// Called when the change has been made.
    ///
    /// - Parameters:
    ///   - event: the property, by its key.
    ///   - anObject: the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Ends the search for an action: nothing happens.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
