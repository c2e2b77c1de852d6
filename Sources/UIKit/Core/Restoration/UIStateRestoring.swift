import Foundation

/// An object whose state is kept until the app runs again: a controller, or an object that the app registers with
/// `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`. All members are optional.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The object whose restoration path precedes the identifier of this one. By default `nil`, for none.
    var restorationParent: (any UIStateRestoring)? { get }

    /// The class that creates the object when the app runs again. By default `nil`: the app has registered the object
    /// before its state is restored.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }

    /// Writes the state. By default there is none.
    func encodeRestorableState(with coder: NSCoder)

    /// Reads the state. Does nothing by default.
    func decodeRestorableState(with coder: NSCoder)

    /// Called after the state of all objects was restored. Does nothing by default.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    public var restorationParent: (any UIStateRestoring)? { nil }
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    public func encodeRestorableState(with coder: NSCoder) {}
    public func decodeRestorableState(with coder: NSCoder) {}
    public func applicationFinishedRestoringState() {}
}
