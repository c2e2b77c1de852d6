import ConfinedFiles
import FoundationEssentials
import Glibc

/// The folder in which the indexes of large files are kept, so that a file that is opened again is there at once.
///
/// Errors are not reported: an index that cannot be read counts as none, and one that cannot be written is not kept.
/// Nothing is written beside the files.
package struct IndexCache: Sendable {
    /// The least size of a file whose index is kept, in bytes. Smaller files are indexed in no time.
    static let leastSize = 8 << 20
    /// The maximum size of all indexes, and of one.
    static let byteLimit = 64 << 20
    static let fileLimit = 16 << 20
    /// The number of bytes at each end of a file by which it is recognized.
    private static let sampleSize = 32 * 1024

    private let files: PrivateFolder
    private let leastSize: Int

    var folder: URL { files.url }

    /// The folder of the current user by the XDG conventions: `~/.cache/unfold`, or in `$XDG_CACHE_HOME`.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.init(environment: environment, leastSize: Self.leastSize)
    }

    init(environment: [String: String], leastSize: Int) {
        files = .cache(environment)
        self.leastSize = leastSize
    }

    /// Returns what a file is recognized by; `nil` for a file that is too small to be kept, or cannot be read.
    func origin(of file: FileBytes, path: FilePath, format: FormatName, start: Int, count: Int) -> KeptIndex.Origin? {
        guard count - start >= leastSize, let status = file.status, Int(status.st_size) >= count else { return nil }
        let size = Self.sampleSize
        return KeptIndex.Origin(
            path: path.bytes,
            format: format.rawValue,
            start: start,
            count: count,
            time: status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec,
            head: StableDigest.of(file.bytes(in: start..<min(count, start + size))),
            tail: StableDigest.of(file.bytes(in: max(start, count - size)..<count))
        )
    }

    /// Returns the index of a file that is as it was, or to which bytes were added.
    func index(of file: FileBytes, path: FilePath, format: FormatName, start: Int, size: Int) -> KeptIndex? {
        guard size - start >= leastSize, let kept = read(name(of: path)), kept.origin.count <= size,
            let origin = origin(of: file, path: path, format: format, start: start, count: kept.origin.count)
        else { return nil }
        var expected = kept.origin
        // A file that grew was written later.
        if size > kept.origin.count { expected.time = origin.time }
        return origin == expected ? kept : nil
    }

    /// Keeps an index. Readers see the old one or the new one, never a part.
    func keep(_ index: KeptIndex) {
        let bytes = index.bytes
        guard bytes.count <= Self.fileLimit else { return }
        try? files.write(Data(bytes), to: name(of: FilePath(bytes: index.origin.path)))
        forgetOldest()
    }

    private func name(of path: FilePath) -> String {
        let name = String(StableDigest.of(path.bytes), radix: 16)
        return String(repeating: "0", count: 16 - name.count) + name + ".index"
    }

    private func read(_ name: String) -> KeptIndex? {
        files.data(of: name, limit: Self.fileLimit).flatMap { KeptIndex(Array($0)) }
    }

    private func forgetOldest() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let known = names.filter { $0.hasSuffix(".index") }.map { name in
            var status = stat()
            // A file that is gone counts as an old one without bytes.
            let isThere = stat(folder.appending(path: name).path, &status) == 0
            let time = isThere ? (status.st_mtim.tv_sec, status.st_mtim.tv_nsec) : (0, 0)
            return (name: name, time: time, size: isThere ? Int(status.st_size) : 0)
        }
        var total = 0
        for (name, _, size) in known.sorted(by: { $0.time > $1.time }) {
            total += size
            if total > Self.byteLimit { try? files.remove(name) }
        }
    }
}
