import Foundation
import Measurement

/// A file with lines of about a hundred bytes, which is generated on demand and kept for the next run.
struct TerminalFile {
    let path: String
    let lineCount: Int

    enum Kind: String { case log, csv, jsonl }

    /// - Throws: `BenchError` if the disk has too little space.
    init(_ kind: Kind, lineCount: Int, folder: String) throws {
        path = "\(folder)/terminal-\(lineCount).\(kind.rawValue)"
        self.lineCount = lineCount
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        guard !FileManager.default.fileExists(atPath: path) else { return }
        let free = try FileManager.default.attributesOfFileSystem(forPath: folder)[.systemFreeSize] as? Int ?? 0
        guard free > 2 * lineCount * 120 else { throw BenchError("\(folder) has too little room") }
        // Written under another name until it is complete.
        let part = path + ".part"
        guard FileManager.default.createFile(atPath: part, contents: nil), let file = FileHandle(forWritingAtPath: part)
        else { throw BenchError("\(part) cannot be written") }
        var bytes: [UInt8] = kind == .csv ? Array("id,level,time,milliseconds,text\n".utf8) : []
        for line in 0..<lineCount {
            bytes += Self.text(of: line, kind).utf8
            if bytes.count > 4_000_000 || line == lineCount - 1 {
                try file.write(contentsOf: Data(bytes))
                bytes.removeAll(keepingCapacity: true)
            }
        }
        try file.close()
        try FileManager.default.moveItem(atPath: part, toPath: path)
    }

    var size: Int { (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0 }

    private static let levels = ["DEBUG", "INFO", "INFO", "INFO", "WARN", "ERROR"]

    private static func text(of line: Int, _ kind: Kind) -> String {
        let level = levels[line &* 7919 % 13 % levels.count]
        let request = "request-\(line) took \(line % 977) ms"
        switch kind {
        case .log:
            let time = "2024-03-12 \(clock(line / 20)),\(100 + line % 20 * 45)"
            return "\(time) \(level) [worker-\(line % 8)] \(request) for the page /orders/\(line % 4099)\n"
        case .csv:
            return
                "\(line),\(level),2024-03-12T\(clock(line / 20))Z,\(line &* 7919 % 9973),\"\(request), and more of it\"\n"
        case .jsonl:
            return "{\"id\":\(line),\"level\":\"\(level)\",\"time\":\(1_700_000_000 + line),\"text\":\"\(request)\"}\n"
        }
    }

    private static func clock(_ time: Int) -> String {
        [time / 3600 % 24, time / 60 % 60, time % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}
