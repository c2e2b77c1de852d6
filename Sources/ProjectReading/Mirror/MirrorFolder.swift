import Foundation

/// A folder that is brought to given contents. Files that stay the same keep their dates, so that a build doesn't
/// compile them again.
package struct MirrorFolder {
    package let url: URL

    package init(_ url: URL) {
        self.url = url
    }

    /// Writes a file at a path below the folder, unless it has these contents already.
    package func write(_ data: Data, to path: String) throws {
        let file = url.appending(path: path)
        guard (try? Data(contentsOf: file)) != data else { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }

    /// Copies a file, or a folder with everything in it, to a path below the folder.
    package func copy(_ source: URL, to path: String) throws {
        guard FileManager.default.fileExists(atPath: source.path) else {
            throw ProjectError(
                file: source.path,
                problem: "the file doesn't exist",
                remedy: "Restore it, or remove it from its target"
            )
        }
        guard source.isFolder else { return try write(Data(contentsOf: source), to: path) }
        for name in try FileManager.default.contentsOfDirectory(atPath: source.path).sorted() {
            try copy(source.appending(path: name), to: path + "/" + name)
        }
    }

    /// The paths of all files below the folder, in order, without those whose names or folders begin with a dot.
    package func paths(below path: String = "") throws -> [String] {
        let folder = path.isEmpty ? url : url.appending(path: path)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().flatMap { name -> [String] in
            guard !name.hasPrefix(".") else { return [] }
            let place = path.isEmpty ? name : path + "/" + name
            return url.appending(path: place).isFolder ? try paths(below: place) : [place]
        }
    }

    /// Removes files below a path.
    ///
    /// - Parameter keeps: Returns whether a file stays, by its path below the given one.
    package func prune(_ path: String, keeping keeps: (String) -> Bool) throws {
        let folder = MirrorFolder(path.isEmpty ? url : url.appending(path: path))
        for file in try folder.paths() where !keeps(file) {
            try FileManager.default.removeItem(at: folder.url.appending(path: file))
        }
    }
}
