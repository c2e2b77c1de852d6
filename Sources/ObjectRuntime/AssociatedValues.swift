import Foundation

/// The values that are associated with one object. The table's lock protects it.
final class AssociatedValues: @unchecked Sendable {
    enum Value {
        case retained(Any)
        case unretained(WeakReference)

        var current: Any? {
            switch self {
            case .retained(let value): value
            case .unretained(let reference): reference.object
            }
        }

        init(_ value: Any, _ policy: objc_AssociationPolicy) {
            switch policy {
            case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
                self = .unretained(WeakReference(value as AnyObject))
            case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
                self = .retained((value as? any NSCopying)?.copy(with: nil) ?? value)
            default:
                self = .retained(value)
            }
        }
    }

    final class WeakReference {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    var byKey: [UnsafeRawPointer: Value] = [:]
    /// The owner, if nothing tells of its end.
    private var owner: WeakReference?
    /// Whether the object is being destroyed. From then on, only the thread that destroys it refers to this object by
    /// its address: on other threads, the address belongs to a new object.
    var isDying = false
    /// Whether the owner was held and is gone. Its address may belong to a new object.
    var isOrphaned: Bool { owner.map { $0.object == nil } ?? false }

    /// Holds the owner weakly.
    func hold(_ owner: AnyObject) { self.owner = WeakReference(owner) }
}
