import Foundation
import Synchronization

/// An observation of the property at the end of a key path of an object.
final class PropertyObservation: @unchecked Sendable {
    private weak var object: NSObject?
    private let keyPath: String
    private let options: NSKeyValueObservingOptions
    /// Only called while the object changes, by the thread that changes it.
    private let handler: (NSObject, ObservedChange) -> Void
    /// The values before the changes that have begun. Changes may be nested.
    private let oldValues = Mutex<[OldValue]>([])
    private var watch: KeyPathWatch?

    private struct OldValue: @unchecked Sendable {
        var content: ObservedChange.Content?
    }

    init(
        _ keyPath: String,
        of object: NSObject,
        options: NSKeyValueObservingOptions,
        handler: @escaping (NSObject, ObservedChange) -> Void
    ) {
        self.object = object
        self.keyPath = keyPath
        self.options = options
        self.handler = handler
        watch = KeyPathWatch(keyPath, of: object, before: { [weak self] in self?.willChange($0) }) { [weak self] in
            self?.didChange($0)
        }
        if options.contains(.initial) { handler(object, ObservedChange(new: value(for: .new))) }
    }

    private func value(
        for option: NSKeyValueObservingOptions,
        _ change: KeyChange = .setting
    ) -> ObservedChange.Content? {
        guard options.contains(option), let object else { return nil }
        let value = object.value(forKeyPath: keyPath)
        guard let indexes = change.indexes, let elements = value.flatMap(PredicateComparison.elements) else {
            return ObservedChange.Content(value: value)
        }
        // Of a collection only the objects that are new, or that are gone.
        guard change.kind != (option == .new ? .removal : .insertion) else { return nil }
        return ObservedChange.Content(value: indexes.filter(elements.indices.contains).map { elements[$0] })
    }

    private func willChange(_ change: KeyChange) {
        let old = value(for: .old, change)
        oldValues.withLock { $0.append(OldValue(content: old)) }
        guard options.contains(.prior), let object else { return }
        handler(object, ObservedChange(kind: change.kind, old: old, indexes: change.indexes, isPrior: true))
    }

    private func didChange(_ change: KeyChange) {
        // An observation may begin during a change.
        guard let old = oldValues.withLock({ $0.popLast() }), let object else { return }
        handler(
            object,
            ObservedChange(kind: change.kind, new: value(for: .new, change), old: old.content, indexes: change.indexes)
        )
    }

    func end() {
        watch?.end()
        watch = nil
    }

    deinit { watch?.end() }
}
