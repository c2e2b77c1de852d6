import Foundation

/// The modules of Sources that stand for libraries of the system.
package enum SystemModules {
    /// The folders that hold their module maps, by name.
    package static func folders() throws -> [URL] {
        let sources = Command.repository.appending(path: "Sources")
        return try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
            .filter { FileManager.default.fileExists(atPath: $0.appending(path: "module.modulemap").path) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
