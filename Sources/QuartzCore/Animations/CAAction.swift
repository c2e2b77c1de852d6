import CoreGraphics

/// An action that a change of a layer's property triggers. Animations are actions.
public protocol CAAction {
    /// Called after the change.
    ///
    /// - Parameters:
    ///   - event: The key of the property.
    ///   - anObject: The layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that does nothing. It ends the search for an action.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
