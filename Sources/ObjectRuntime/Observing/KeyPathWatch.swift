import Foundation
import Synchronization

/// A look at the property at the end of a key path of an object, which is notified before and after each change.
///
/// The value changes when the first property of the path does, when the rest of the path does from there, and when
/// anything changes that the first property is computed from. So a watch has watches of its own.
final class KeyPathWatch: Sendable {
    typealias Action = @Sendable (KeyChange) -> Void

    /// The name of the first property.
    let key: String
    private let rest: String?
    private nonisolated(unsafe) weak let object: NSObject?
    private let before: Action
    private let after: Action
    private let parts = Mutex(Parts())

    private struct Parts {
        /// The watch of the rest of the path, which is renewed when the first property changes.
        var rest: KeyPathWatch?
        var dependencies: [KeyPathWatch] = []
    }

    /// Starts to watch.
    ///
    /// - Parameter path: The properties that depend on this one. Those that depend on each other are watched once.
    init(
        _ keyPath: String,
        of object: NSObject,
        below path: Set<String> = [],
        before: @escaping Action,
        after: @escaping Action
    ) {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        key = parts.first ?? ""
        rest = parts.count > 1 ? parts[1] : nil
        self.object = object
        self.before = before
        self.after = after
        KeyPathWatches.of(object).add(self)
        watchRest(of: object)
        let path = path.union([key])
        let dependencies = KeyValueHooks.keyPathsAffecting(key, of: type(of: object)).subtracting(path).sorted()
        let watches = dependencies.map { dependency in
            KeyPathWatch(dependency, of: object, below: path, before: { _ in before(.setting) }) { [weak self] _ in
                self?.didChangeDependency()
            }
        }
        self.parts.withLock { $0.dependencies = watches }
    }

    func willChange(_ change: KeyChange) { before(change) }

    /// Notifies of a change. The rest of the path is then watched at the new value.
    func didChange(_ change: KeyChange, on object: NSObject) {
        watchRest(of: object)
        after(change)
    }

    private func didChangeDependency() {
        if let object { watchRest(of: object) }
        after(.setting)
    }

    private func watchRest(of object: NSObject) {
        guard let rest else { return }
        let next = object.value(forKey: key) as? NSObject
        let (before, after) = (before, after)
        let watch = next.map { KeyPathWatch(rest, of: $0, before: before, after: after) }
        let old = parts.withLock { parts in
            defer { parts.rest = watch }
            return parts.rest
        }
        old?.end()
    }

    /// Stops watching.
    func end() {
        let parts = parts.withLock { parts in
            defer { parts = Parts() }
            return parts
        }
        isEnded.store(true, ordering: .relaxed)
        parts.rest?.end()
        for watch in parts.dependencies { watch.end() }
    }

    /// Whether the object can forget the watch.
    let isEnded = Atomic(false)
}
