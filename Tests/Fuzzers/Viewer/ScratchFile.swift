import Foundation

/// A file in a folder of its own, changed in the ways that other programs change files.
final class ScratchFile {
    let path: String
    private let folder: String
    private(set) var contents: [UInt8] = []
    /// Whether the file was changed after its creation.
    private(set) var isChanged = false
    /// The modification time that the next change sets. The system's clock is too coarse to distinguish two changes.
    private var time = 1_000_000

    init(_ contents: [UInt8]) {
        var template = Array("\(FileManager.default.temporaryDirectory.path)/unfold-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { fatalError("No folder can be made in the temporary directory") }
        folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // A name without an extension doesn't indicate the format.
        path = folder + "/file"
        write(contents, to: path)
        isChanged = false
    }

    deinit {
        unlink(path)
        rmdir(folder)
    }

    func append(_ bytes: [UInt8]) { write(contents + bytes, to: path) }

    func truncate(toPercent part: Int) {
        write(Array(contents.prefix(contents.count * min(max(part, 0), 100) / 100)), to: path)
    }

    func rewrite(_ bytes: [UInt8]) { write(bytes, to: path) }

    func replace(_ bytes: [UInt8]) {
        write(bytes, to: path + ".new")
        rename(path + ".new", path)
    }

    func remove() {
        unlink(path)
        isChanged = true
    }

    var exists: Bool { access(path, F_OK) == 0 }

    private func write(_ bytes: [UInt8], to path: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // The file isn't truncated first, so that no reader sees it empty.
        pwrite(descriptor, bytes, bytes.count, 0)
        ftruncate(descriptor, bytes.count)
        time += 1
        var times = [timespec(tv_sec: time, tv_nsec: 0), timespec(tv_sec: time, tv_nsec: 0)]
        futimens(descriptor, &times)
        contents = bytes
        isChanged = true
    }
}
