import ConfinedFiles
import Documents
import Foundation

/// The folder of the places at which documents were left, with a file for each.
///
/// Errors are not reported: a place that cannot be read counts as none, and one that cannot be written is not kept.
package struct PlaceFolder: Sendable {
    /// The contents of a file. The path distinguishes documents whose files have the same name.
    private struct Entry: Codable {
        /// The path, made readable if it is not UTF-8.
        var path: String
        /// The path, if it is not UTF-8.
        var pathBytes: [UInt8]?
        var place: ReadingPlace

        init(_ path: FilePath, _ place: ReadingPlace) {
            self.path = path.text ?? path.readable
            pathBytes = path.text == nil ? path.bytes : nil
            self.place = place
        }

        var filePath: FilePath { pathBytes.map { FilePath(bytes: $0) } ?? FilePath(path) }
    }

    /// The number of documents that are kept. Beyond it, those that were left longest ago are forgotten.
    static let documentLimit = 100
    /// The maximum size of a file in bytes.
    private static let byteLimit = 256 * 1024

    private let files: PrivateFolder

    var folder: URL { files.url }

    /// The folder of the current user by the XDG conventions: `~/.local/state/unfold`, or in `$XDG_STATE_HOME`.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        files = .state(environment)
    }

    /// Returns the place at which a document was left; `nil` if none is known.
    func place(ofDocumentAt path: FilePath) -> ReadingPlace? {
        guard let data = files.data(of: name(of: path), limit: Self.byteLimit),
            let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.filePath == path
        else { return nil }
        return entry.place
    }

    /// Keeps the place at which a document is left. Readers see the old place or the new one, never a part.
    func keep(_ place: ReadingPlace, ofDocumentAt path: FilePath) {
        let name = name(of: path)
        guard !place.isBeginning else {
            // The file may not be one of this program.
            if self.place(ofDocumentAt: path) != nil { try? files.remove(name) }
            return
        }
        // Only the user may read what the user has read.
        guard let data = try? JSONEncoder().encode(Entry(path, place)), (try? files.write(data, to: name)) != nil else {
            return
        }
        forgetOldest()
    }

    private func name(of path: FilePath) -> String {
        let name = String(Digest.of([path.bytes]), radix: 16)
        return String(repeating: "0", count: 16 - name.count) + name + ".json"
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
            try? self.files.remove(file.lastPathComponent)
        }
    }
}
