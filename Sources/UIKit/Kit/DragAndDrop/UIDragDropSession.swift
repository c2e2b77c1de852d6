import CoreGraphics
import Foundation

/// The items of a drag and their place, for the source and for the destination.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The items that are dragged.
    var items: [UIDragItem] { get }

    /// Returns the location of the finger or the pointer in a view.
    func location(in view: UIView) -> CGPoint

    /// Whether the items may be moved, and not only copied.
    var allowsMoveOperation: Bool { get }

    /// Whether the items stay in the app.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Returns whether an item has one of the types, or a type that conforms to one.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Returns whether an object of a class can be loaded of an item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Returns whether a value of a type of Swift's, such as `String`, can be loaded of an item.
    public func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

/// A drag for its source.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// A value of the source. `nil` by default.
    var localContext: Any? { get set }
}

/// A drag for its destinations.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The drag for its source; `nil` if the items come from another program.
    var localDragSession: (any UIDragSession)? { get }

    /// Loads an object of a class from each item that has one.
    ///
    /// - Parameter completion: A closure that is called on the main thread with the objects, in the order of the items.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Loads a value of a type of Swift's, such as `String`, from each item that has one.
    ///
    /// - Parameter completion: A closure that is called on the main thread with the values, in the order of the items.
    @discardableResult
    public func loadObjects<T>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { completion($0.compactMap { $0 as? T }) }
    }
}
