import ConfinedFiles
import Foundation

/// The folders of builds in the cache of the user.
package struct CacheFolder {
    private let cache: PrivateFolder

    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        cache = .cache(environment)
    }

    /// Returns the folder for the mirror of a project. It has the name of the project and a number for its path.
    package func mirror(of project: URL) throws -> ConfinedFolder { try folder(for: project, in: "mirrors") }

    /// Returns the folder in which the mirrors of all projects are built with a checkout of Unfold.
    package func builds(with unfold: URL) throws -> ConfinedFolder { try folder(for: unfold, in: "builds") }

    private func folder(for url: URL, in group: String) throws -> ConfinedFolder {
        do {
            let path = try InnerPath("\(group)/\(Self.name(for: url))")
            let folder = try cache.open()
            try folder.write(CacheTag.contents, to: InnerPath(name: CacheTag.name))
            return try folder.makeFolder(path)
        } catch {
            throw ProjectError(
                file: (error as? FileFailure)?.path ?? cache.url.path,
                problem: "the folder can't be used: \((error as? FileFailure)?.explanation ?? "\(error)")",
                remedy: "Choose another cache folder by XDG_CACHE_HOME"
            )
        }
    }

    /// Returns a name for a path: readable characters of its last part, and a number for all of it.
    static func name(for url: URL) -> String {
        let last = url.deletingPathExtension().lastPathComponent.unicodeScalars.prefix(60)
        let readable = last.map { $0.isASCII && ModuleName.canContain($0) || $0 == "-" ? Character($0) : "_" }
        return "\(String(readable))-\(String(hash(url.standardizedFileURL.path), radix: 36))"
    }

    /// Returns the FNV-1a hash, which is the same in every run.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
