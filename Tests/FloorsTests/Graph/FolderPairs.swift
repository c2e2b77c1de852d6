/// The folders of a module that use each other.
struct FolderPairs {
    /// The pairs, each as two names in alphabetical order, such as `Focus Views`. Names are relative to the parent.
    let pairs: Set<String>

    /// - Parameter parent: The folder whose folders are compared, such as `UIKit/Core`.
    init(_ uses: [Use], in parent: String) {
        var edges: [String: Set<String>] = [:]
        for use in uses {
            guard let user = Self.folder(of: use.place.file, in: parent),
                let used = Self.folder(of: use.declaration.file, in: parent), user != used
            else { continue }
            edges[user, default: []].insert(used)
        }
        pairs = Set(
            edges.flatMap { user, all in
                all.filter { user < $0 && edges[$0]?.contains(user) == true }.map { "\(user) \($0)" }
            }
        )
    }

    /// Returns the name of the folder that a file is in, or `nil` if it is in none of the parent's.
    private static func folder(of file: String, in parent: String) -> String? {
        guard file.hasPrefix(parent + "/") else { return nil }
        let path = file.dropFirst(parent.count + 1)
        return path.firstIndex(of: "/").map { String(path[..<$0]) }
    }
}
