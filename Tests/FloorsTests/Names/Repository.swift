import Foundation
import Toolchain

/// The files of the repository, and the words in them.
struct Repository {
    /// The files and the folders, by paths from the root.
    let paths: Set<String>
    /// The ends of the paths, such as `Table/Motion` for a folder that is deeper.
    private let ends: Set<String>
    /// The words of the sources and of the names of files.
    let words: Set<String>
    /// The options that the sources mention, such as `--follow`.
    let options: Set<String>
    /// The targets of the Makefile.
    let targets: Set<String>

    /// Reads the files that Git knows. Documents and pictures tell no words.
    init() throws {
        let root = Command.repository
        let files = try Command("git", "-C", root.path, "ls-files", "-z").run().split(separator: "\0").map(String.init)
        try self.init(files: files.filter { FileManager.default.fileExists(atPath: root.appending(path: $0).path) }) {
            try Data(contentsOf: root.appending(path: $0))
        }
    }

    /// - Parameter contents: Returns the bytes of a file.
    init(files: [String], contents: (String) throws -> Data) rethrows {
        var paths: Set<String> = []
        var ends: Set<String> = []
        var words: Set<String> = []
        var options: Set<String> = []
        for file in files {
            let parts = file.split(separator: "/")
            for count in 1...parts.count {
                guard paths.insert(parts.prefix(count).joined(separator: "/")).inserted else { continue }
                for start in 0..<count { ends.insert(parts[start..<count].joined(separator: "/")) }
            }
            words.formUnion(file.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            guard Self.isSource(file) else { continue }
            let data = try contents(file)
            for word in data.split(whereSeparator: { !Self.isInWord($0) }) {
                words.insert(String(decoding: word, as: UTF8.self))
            }
            for option in data.split(whereSeparator: { !Self.isInWord($0) && $0 != UInt8(ascii: "-") })
            where option.starts(with: "--".utf8) {
                options.insert(String(decoding: option, as: UTF8.self))
            }
        }
        let makefile = files.contains("Makefile") ? String(decoding: try contents("Makefile"), as: UTF8.self) : ""
        targets = Set(makefile.matches(of: /(?m)^([a-z]+):/).map { String($0.1) })
        (self.paths, self.ends, self.words, self.options) = (paths, ends, words, options)
    }

    /// Whether the repository contains a name of a document in a folder.
    func contains(_ name: DocumentedName, in folder: String) -> Bool {
        switch name {
        case .path(let path):
            // Two words with a slash between them, such as `and/or`, are no path: the first one is no folder.
            let first = path.prefix { $0 != "/" }
            return ends.contains(path) || !ends.contains(String(first)) && !path.contains(/\.[a-z]+$/)
        case .link(let link):
            var parts = folder.split(separator: "/")
            for part in link.split(separator: "/") where part != "." {
                if part == ".." { _ = parts.popLast() } else { parts.append(part) }
            }
            return parts.isEmpty || paths.contains(parts.joined(separator: "/"))
        case .word(let word): return words.contains(word)
        case .option(let option):
            // The name of an option is that of a property, with hyphens: `skipMissing` is `--skip-missing`.
            let parts = option.dropFirst(2).split(separator: "-")
            let property = (parts.first.map(String.init) ?? "") + parts.dropFirst().map(\.capitalized).joined()
            return options.contains(option) || words.contains(property)
        case .target(let target): return targets.contains(target)
        }
    }

    private static func isSource(_ file: String) -> Bool {
        let kinds = ["swift", "c", "h", "txt", "json", "py", "in", "desktop", "yml", "xib", "storyboard", "modulemap"]
        let name = file.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
            return file.hasPrefix("script/") || file == "Makefile"
        }
        return kinds.contains(String(name[name.index(after: dot)...])) && !file.hasPrefix("docs/")
    }

    private static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
