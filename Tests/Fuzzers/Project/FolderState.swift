import Foundation

/// The items in a folder with what can be seen of them: kinds, permissions, dates, contents.
///
/// Links are not followed, and pipes aren't read.
struct FolderState: Equatable {
    struct Item: Equatable {
        var mode: mode_t
        var size: off_t
        var seconds: Int
        var nanoseconds: Int
        var contents: Data?
    }

    private(set) var items: [[UInt8]: Item] = [:]

    /// - Parameter excluded: The path of a folder that is left out.
    init(_ folder: String, without excluded: String? = nil) {
        visit(folder, [], excluded)
    }

    private mutating func visit(_ path: String, _ place: [UInt8], _ excluded: String?) {
        guard let stream = opendir(path) else { return }
        defer { closedir(stream) }
        var found: [String] = []
        while let entry = readdir(stream) {
            let start = UnsafeRawPointer(entry) + (MemoryLayout<dirent>.offset(of: \.d_name) ?? 0)
            let name = String(cString: start.assumingMemoryBound(to: CChar.self))
            if name != ".", name != "..", "\(path)/\(name)" != excluded { found.append(name) }
        }
        for name in found {
            let (item, inner) = ("\(path)/\(name)", place + Array("/\(name)".utf8))
            var status = stat()
            guard lstat(item, &status) == 0 else { continue }
            let kind = status.st_mode & S_IFMT
            var contents: Data?
            if kind == S_IFREG { contents = try? Data(contentsOf: URL(fileURLWithPath: item)) }
            if kind == S_IFLNK {
                contents = (try? FileManager.default.destinationOfSymbolicLink(atPath: item)).map { Data($0.utf8) }
            }
            items[inner] = Item(
                mode: status.st_mode,
                size: kind == S_IFDIR ? 0 : status.st_size,
                seconds: status.st_mtim.tv_sec,
                nanoseconds: status.st_mtim.tv_nsec,
                contents: contents
            )
            if kind == S_IFDIR { visit(item, inner, excluded) }
        }
    }

    /// Returns the state without items, by their paths.
    func without(_ excludes: ([UInt8]) -> Bool) -> FolderState {
        var rest = self
        rest.items = items.filter { !excludes($0.key) }
        return rest
    }

    /// Returns the first item that differs from another state; `nil` if there is none.
    func difference(from other: FolderState) -> String? {
        let paths = Set(items.keys).union(other.items.keys).filter { items[$0] != other.items[$0] }
        guard let path = paths.min(by: { $0.lexicographicallyPrecedes($1) }) else { return nil }
        let change = items[path] == nil ? "is gone" : other.items[path] == nil ? "is new" : "has changed"
        return "\(String(decoding: path, as: UTF8.self)) \(change)"
    }

    /// The paths of all items, in order.
    var paths: [String] { items.keys.map { String(decoding: $0.dropFirst(), as: UTF8.self) }.sorted() }
}
