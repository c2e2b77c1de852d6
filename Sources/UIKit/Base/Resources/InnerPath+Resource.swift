import ConfinedFiles
import Foundation

/// Names of resources. A name from a nib, an asset catalog, an Info.plist or a client becomes a path in this way, so
/// that it leads to no file outside of the folder that it is looked up in.
extension InnerPath {
    /// Creates the path of a resource from its name. As elsewhere, empty parts and “.” are left out.
    ///
    /// - Returns: `nil` if the name is absolute, leads out of its folder, or is no path.
    init?(resource name: String) {
        guard !name.hasPrefix("/") else { return nil }
        let parts = name.split(separator: "/").filter { $0 != "." }
        guard let path = try? InnerPath(parts.joined(separator: "/")) else { return nil }
        self = path
    }

    func url(in folder: URL) -> URL { folder.appendingPathComponent(text) }
}
