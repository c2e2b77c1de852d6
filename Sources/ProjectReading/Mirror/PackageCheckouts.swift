import Foundation

/// The packages that SwiftPM has checked out for a project.
package struct PackageCheckouts {
    /// A package as `swift package show-dependencies --format json` prints it.
    private struct Node: Decodable {
        var identity: String
        var path: String
        var dependencies: [Node]
    }

    private var folders: [String: URL] = [:]

    /// Of no packages.
    init() {}

    /// Reads what SwiftPM prints for the package that requires them.
    init(_ data: Data, of folder: URL) throws {
        let root: Node
        do {
            root = try JSONDecoder().decode(Node.self, from: data)
        } catch {
            throw ProjectError(
                file: folder.path,
                problem: "the list of its packages has an unknown form: \(error)",
                remedy: "Use the toolchain with which unfold was built"
            )
        }
        var rest = root.dependencies
        while let node = rest.popLast() {
            folders[node.identity] = URL(fileURLWithPath: node.path)
            rest += node.dependencies
        }
    }

    /// Returns the folder of a package by its identity, the last part of its address in lower case.
    func folder(of identity: String) -> URL? { folders[identity] }
}
