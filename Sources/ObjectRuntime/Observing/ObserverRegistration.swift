import Foundation

/// An observation by the method `observeValue(forKeyPath:of:change:context:)` of an object.
///
/// Its properties don't change after it has started.
final class ObserverRegistration: @unchecked Sendable {
    private weak var observer: NSObject?
    /// Also tells the observer while it ends, when no weak reference leads to it any more.
    private let identifier: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    private var observation: PropertyObservation?

    init(of observer: NSObject, keyPath: String, context: UnsafeMutableRawPointer?) {
        self.observer = observer
        identifier = ObjectIdentifier(observer)
        self.keyPath = keyPath
        self.context = context
    }

    func isOf(_ observer: NSObject) -> Bool { identifier == ObjectIdentifier(observer) }

    func start(on object: NSObject, options: NSKeyValueObservingOptions) {
        observation = PropertyObservation(keyPath, of: object, options: options) { [weak self] object, change in
            self?.handle(change, of: object)
        }
    }

    private func handle(_ change: ObservedChange, of object: NSObject) {
        guard let observer else { return }
        guard let method = ObjectiveCMembers.method(KeyValueHooks.observeValue, of: type(of: observer)) else {
            return observer.observeValue(forKeyPath: keyPath, of: object, change: change.dictionary, context: context)
        }
        _ = method(observer, [keyPath, object, change.dictionary, context])
    }

    func end() { observation?.end() }
}
