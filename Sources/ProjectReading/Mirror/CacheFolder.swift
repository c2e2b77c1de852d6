import Foundation

/// The folder for what can be made again.
package enum CacheFolder {
    /// Returns the folder for the mirror of a project. It has the name of the project and a number for its path.
    package static func url(
        for project: URL,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> URL {
        place(of: project, in: "projects", environment)
    }

    /// Returns the folder in which the mirrors of all projects are built with a checkout of Unfold.
    package static func builds(
        with unfold: URL,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> URL {
        place(of: unfold, in: "builds", environment)
    }

    private static func place(of url: URL, in folder: String, _ environment: [String: String]) -> URL {
        let name = url.deletingPathExtension().lastPathComponent
        let path = "\(name)-\(String(hash(url.standardizedFileURL.path), radix: 36))"
        return root(environment).appending(path: "unfold/\(folder)").appending(path: path)
    }

    private static func root(_ environment: [String: String]) -> URL {
        if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") { return URL(fileURLWithPath: path) }
        return FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
    }

    /// Returns the FNV-1a hash, which is the same in every run.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
