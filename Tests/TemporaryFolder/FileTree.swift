import Foundation

/// The files in a folder, for tests.
package struct FileTree {
    package let url: URL

    package init(_ url: URL) { self.url = url }

    /// Writes a file, and makes the folders above it.
    package func write(_ data: Data, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    package func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    /// Makes a link at a path, which leads to another path.
    package func link(_ path: String, to target: String) throws {
        let link = url.appending(path: path)
        try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    }

    package func text(of path: String) throws -> String {
        try String(contentsOf: url.appending(path: path), encoding: .utf8)
    }

    /// The paths of all files, in order, without those whose names or folders begin with a dot. Links are files.
    package func paths() throws -> [String] { try paths(below: "") }

    private func paths(below path: String) throws -> [String] {
        let folder = path.isEmpty ? url : url.appending(path: path)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().flatMap { name -> [String] in
            guard !name.hasPrefix(".") else { return [] }
            let place = path.isEmpty ? name : path + "/" + name
            var status = stat()
            guard lstat(url.appending(path: place).path, &status) == 0 else { return [] }
            return status.st_mode & S_IFMT == S_IFDIR ? try paths(below: place) : [place]
        }
    }
}
