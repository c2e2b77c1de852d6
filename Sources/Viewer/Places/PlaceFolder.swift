import Documents
import Foundation

/// The folder with the places where documents were left, in a file for each.
///
/// Nothing here is worth a word to the reader: what cannot be read is no place, and what cannot be written is not kept.
package struct PlaceFolder: Sendable {
    /// What a file holds. The path tells documents apart whose file has the same name.
    private struct Entry: Codable {
        /// For people to read if it is not UTF-8.
        var path: String
        /// The path if it is not UTF-8.
        var pathBytes: [UInt8]?
        var place: ReadingPlace

        init(_ path: FilePath, _ place: ReadingPlace) {
            self.path = path.text ?? path.readable
            pathBytes = path.text == nil ? path.bytes : nil
            self.place = place
        }

        var filePath: FilePath { pathBytes.map { FilePath(bytes: $0) } ?? FilePath(path) }
    }

    /// So many documents are remembered; beyond that those are forgotten that were left longest ago.
    static let documentLimit = 100
    /// No file of ours is larger, in bytes.
    private static let byteLimit = 256 * 1024

    let folder: URL

    /// The folder of this person's, by the conventions of XDG: `~/.local/state/unfold`, or in `$XDG_STATE_HOME`.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        // A path that begins elsewhere is to be taken for none.
        let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
        let home = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/state")
        folder = (state ?? home).appending(path: "unfold")
    }

    /// Where the document at a path was left; `nil` if nobody knows.
    func place(ofDocumentAt path: FilePath) -> ReadingPlace? {
        // What stands there may be a pipe or a folder, which must not keep anybody waiting.
        let descriptor = open(file(of: path).path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        let file = FileBytes(descriptor: descriptor)
        guard let status = file.status, status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.byteLimit,
            let entry = try? JSONDecoder().decode(Entry.self, from: Data(file.bytes(in: 0..<Int(status.st_size)))),
            entry.filePath == path
        else { return nil }
        return entry.place
    }

    /// Remembers where the document at a path is left. Whoever reads meanwhile gets the old place or the new one.
    func keep(_ place: ReadingPlace, ofDocumentAt path: FilePath) {
        let file = file(of: path)
        guard !place.isBeginning else {
            // Not what was put there by somebody else.
            if self.place(ofDocumentAt: path) != nil { try? FileManager.default.removeItem(at: file) }
            return
        }
        // What somebody reads is nobody else's business.
        try? FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        guard let data = try? JSONEncoder().encode(Entry(path, place)),
            (try? data.write(to: file, options: .atomic)) != nil
        else { return }
        forgetOldest()
    }

    private func file(of path: FilePath) -> URL {
        let name = String(Digest.of([path.bytes]), radix: 16)
        return folder.appending(path: String(repeating: "0", count: 16 - name.count) + name + ".json")
    }

    private func forgetOldest() {
        let key = URLResourceKey.contentModificationDateKey
        let files =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [key]))?
            .filter { $0.pathExtension == "json" } ?? []
        guard files.count > Self.documentLimit else { return }
        let dated = files.map {
            ($0, (try? $0.resourceValues(forKeys: [key]))?.contentModificationDate ?? .distantPast)
        }
        for (file, _) in dated.sorted(by: { $0.1 < $1.1 }).dropLast(Self.documentLimit) {
            try? FileManager.default.removeItem(at: file)
        }
    }
}
