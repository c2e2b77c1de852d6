import Failures
import Foundation

/// The names of the properties in key paths, by which they are observed.
///
/// A key path knows only the functions that get and set its properties. `objc-sources` therefore writes the names
/// beside the key paths of observations: `observe(\.count)` becomes `observe(_observed(\.count, "count"))`.
enum KeyPathNames {
    /// Protects the names. Key paths aren't sendable, but those of observations have no arguments of subscripts.
    private static let lock = NSLock()
    private nonisolated(unsafe) static var names: [AnyKeyPath: String] = [:]

    static func set(_ name: String, of keyPath: AnyKeyPath) {
        lock.withLock { names[keyPath] = name }
    }

    /// Returns the name of a key path. One that isn't known stops the process.
    static func name(of keyPath: AnyKeyPath, for api: @autoclosure () -> String) -> String {
        let known = lock.withLock { names[keyPath] }
        guard let name = known ?? storedName(of: keyPath) else {
            programmerError("Could not extract a String from KeyPath \(keyPath)", in: api(), .invalidArgument)
        }
        return name
    }

    /// The name of a path of stored properties, which its description has: `\App.Counter.inner?.count`.
    private static func storedName(of keyPath: AnyKeyPath) -> String? {
        let description = "\(keyPath)"
        let root = "\\\(type(of: keyPath).rootType)."
        guard description.hasPrefix(root), !description.contains("<") else { return nil }
        let path = description.dropFirst(root.count)
        return path.split(separator: ".").map { String($0.prefix { $0 != "?" && $0 != "!" }) }.joined(separator: ".")
    }
}
