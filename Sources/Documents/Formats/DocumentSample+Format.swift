import Foundation

extension DocumentSample {
    /// The format by the name's extension where that decides, and by the bytes where it does not.
    var format: DocumentFormat {
        switch name.split(separator: ".").dropFirst().last?.lowercased() {
        case "csv", "tsv", "tab": .csv
        case "jsonl", "ndjson", "ldjson", "jsonlines": .jsonLines
        case "json", "geojson", "har", "ipynb": isWholeJSON || !isJSONLines(atLeast: 2) ? .json : .jsonLines
        case "md", "markdown", "rst", "adoc": .text
        default: formatByContent
        }
    }

    private var formatByContent: DocumentFormat {
        if isGitLog { return .gitLog }
        if isWholeJSON { return .json }
        if isJSONLines(atLeast: 1) { return .jsonLines }
        if isJSONBeginning { return .json }
        if isLog { return .log }
        return table.map { $0.isCertain } == true ? .csv : .text
    }

    private var isGitLog: Bool {
        let lines = lines
        guard let first = lines.first, first.withUnsafeBytes(CommitLine.matches) else { return false }
        return lines.dropFirst().prefix(4).contains { line in
            let text = String(decoding: line, as: UTF8.self)
            return text.hasPrefix("Author:") || text.hasPrefix("tree ")
        }
    }

    private var isLog: Bool {
        let lines = lines.filter { $0.first?.isBlank == false }.map { String(decoding: $0.prefix(200), as: UTF8.self) }
        let stamped = lines.count { LogLine.hasStamp($0) }
        return lines.count > 1 && 2 * stamped > lines.count
    }
}
