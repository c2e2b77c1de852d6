import Foundation

/// Paths without links.
enum RealPath {
    /// Returns the path of an item with all links replaced; `nil` if there is no item.
    static func of(_ path: String) -> String? {
        guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Whether a folder is an item, or contains it. Both paths are without links.
    static func isFolder(_ folder: String, around path: String) -> Bool {
        let prefix = folder == "/" ? "" : folder
        let (inner, outer) = (path.utf8, prefix.utf8)
        // Strings are also equal if they compose characters in different ways, which are other names.
        guard inner.count >= outer.count, strncmp(path, prefix, outer.count) == 0 else { return false }
        return inner.count == outer.count
            || inner[inner.index(inner.startIndex, offsetBy: outer.count)] == UInt8(ascii: "/")
    }
}
