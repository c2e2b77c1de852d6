import Foundation
import Toolchain

/// A place in the sources that stops the process because of a client's mistake.
struct FailureSite: Hashable, CustomStringConvertible {
    /// The module and the name of the file.
    var file: String
    var line: Int

    var description: String { "\(file):\(line)" }

    /// Returns the places in all sources except the module that implements reporting.
    static func all() throws -> Set<FailureSite> {
        let root = Command.repository.appending(path: "Sources")
        let files =
            FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
        var sites: Set<FailureSite> = []
        for file in files where file.pathExtension == "swift" {
            let module = file.path.dropFirst(root.path.count + 1).prefix { $0 != "/" }
            guard module != "Failures" else { continue }
            let lines = lines(in: try String(contentsOf: file, encoding: .utf8))
            sites.formUnion(lines.map { FailureSite(file: "\(module)/\(file.lastPathComponent)", line: $0) })
        }
        return sites
    }

    /// Returns the lines of a source that stop the process, counted from 1. A call that passes a source
    /// location on stands for its caller.
    static func lines(in source: String) -> [Int] {
        source.matches(of: /\b(func )?(programmerError|requireMainThread)\(/).compactMap { match in
            let start =
                source[..<match.range.lowerBound].lastIndex(of: "\n").map(source.index(after:)) ?? source.startIndex
            let isComment = source[start...].trimmingPrefix(while: \.isWhitespace).hasPrefix("//")
            guard !isComment, match.1 == nil, !call(from: match.range, in: source).contains("file: file") else {
                return nil
            }
            return source[..<match.range.lowerBound].count { $0 == "\n" } + 1
        }
    }

    /// Returns a call up to its closing parenthesis.
    private static func call(from name: Range<String.Index>, in source: String) -> Substring {
        var depth = 1
        let rest = source[name.upperBound...]
        let end = rest.firstIndex { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth == 0
        }
        return source[name.lowerBound..<(end ?? rest.endIndex)]
    }
}
