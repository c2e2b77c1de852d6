import Foundation
import Measurement

/// A file with lines of about a hundred bytes. It is generated on demand and kept for the next run.
struct BigFile {
    /// The format of a file.
    enum Kind: String {
        case jsonLines = "jsonl"
        case log, csv
    }

    let path: String
    let lineCount: Int
    private let kind: Kind

    private static let levels = ["debug", "info", "warn", "error"]
    private static let lineSize = 110

    /// Opens a file with a number of lines in a folder, and creates it if it doesn't exist.
    ///
    /// - Throws: `BenchError` if the disk has too little space.
    init(_ kind: Kind = .jsonLines, lineCount: Int, folder: String) throws {
        path = "\(folder)/\(lineCount).\(kind.rawValue)"
        (self.kind, self.lineCount) = (kind, lineCount)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        guard !FileManager.default.fileExists(atPath: path) else { return }
        let free = try FileManager.default.attributesOfFileSystem(forPath: folder)[.systemFreeSize] as? Int ?? 0
        let needed = 2 * lineCount * Self.lineSize
        guard free > needed else {
            throw BenchError("\(folder) has \(free / 1_000_000) MB of room, and \(needed / 1_000_000) MB are wanted")
        }
        // Written under another name until it is complete.
        let part = path + ".part"
        try write(to: part)
        try FileManager.default.moveItem(atPath: part, toPath: path)
    }

    /// The size in bytes.
    var size: Int {
        get throws { try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0 }
    }

    private func write(to path: String) throws {
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let file = FileHandle(forWritingAtPath: path)
        else { throw BenchError("\(path) cannot be written") }
        var bytes = kind == .csv ? Array("id,level,time,milliseconds,text\n".utf8) : []
        for line in 0..<lineCount {
            bytes.append(contentsOf: text(of: line).utf8)
            if bytes.count > 4_000_000 || line == lineCount - 1 {
                try file.write(contentsOf: Data(bytes))
                bytes.removeAll(keepingCapacity: true)
            }
        }
        try file.close()
    }

    private func text(of line: Int) -> String {
        let level = Self.levels[line &* 7919 % 13 % Self.levels.count]
        let request = "request \(line &* 31 % 1_000_003) took \(line % 977) ms"
        switch kind {
        case .jsonLines:
            let facts = "\"id\":\(line),\"level\":\"\(level)\",\"time\":\(1_700_000_000 + line / 50)"
            return "{\(facts),\"text\":\"\(request)\",\"ok\":\(line % 17 != 0)}\n"
        case .log:
            let time = "2024-03-12 \(Self.clock(line / 20)),\(100 + line % 20 * 45)"
            return "\(time) \(level.uppercased()) [worker-\(line % 8)] \(request) for the page /orders/\(line % 4099)\n"
        case .csv:
            let time = "2024-03-12T\(Self.clock(line / 20))Z"
            return "\(line),\(level),\(time),\(line &* 7919 % 9973),\"\(request), and more\"\n"
        }
    }

    /// Returns a time of day, in seconds after midnight.
    private static func clock(_ time: Int) -> String {
        [time / 3600 % 24, time / 60 % 60, time % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}
