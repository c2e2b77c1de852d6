import ConfinedFiles
import Foundation

/// The file that marks a folder as a cache, by the Cache Directory Tagging Specification. Backups leave the folder out.
enum CacheTag {
    static let name = "CACHEDIR.TAG"
    /// The beginning of the file, by which programs know it.
    private static let signature = "Signature: 8a477f597d28d172789f06886806bc55"

    static let contents = Data(
        "\(signature)\n# This folder is a cache of unfold. It is made again if it is removed.\n".utf8
    )

    /// Whether a file marks its folder as a cache.
    static func isTag(_ path: String) -> Bool {
        let data = try? RegularFile(path, limit: 1 << 16).data()
        return data?.starts(with: Data(signature.utf8)) ?? false
    }
}
