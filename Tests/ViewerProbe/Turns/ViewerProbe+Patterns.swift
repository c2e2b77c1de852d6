import BadPatterns
import Documents
import Foundation
import Reader

extension ViewerProbe {
    /// Looks for bad patterns in a file of ten megabytes, and filters it by them. Prints a line for each, with the
    /// seconds until the end and those of all processors, and what is told of rows that were not searched.
    ///
    /// - Parameter folder: The folder for the file, which is kept for the next time.
    static func patterns(in folder: String) async throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let (kind, count) = (LargeFile.ambiguous, 200_000)
        let path = "\(folder)/\(kind.rawValue)-\(count).\(kind.fileExtension)"
        if !FileManager.default.fileExists(atPath: path) { try write(kind, count, to: path) }
        let document = try DocumentSource.file(path: path).open()
        await document.finishIndexing()
        print("\(document.state.byteCount) bytes, \(document.rowCount) rows\n seconds processor")
        for pattern in BadPattern.all.map(\.pattern) {
            try await measure("filter \(pattern)", of: "condition") { try await unsearchedRows(pattern, document) }
            try await measure("find   \(pattern)", of: "pattern") { try await unfoundRows(pattern, document) }
        }
    }

    /// - Parameter search: Returns the number of rows that were not searched.
    private static func measure(
        _ name: String,
        of subject: String,
        _ search: () async throws -> Int
    ) async throws {
        let (clock, processor) = (seconds(CLOCK_MONOTONIC), seconds(CLOCK_PROCESS_CPUTIME_ID))
        let count = try await search()
        let figures = [seconds(CLOCK_MONOTONIC) - clock, seconds(CLOCK_PROCESS_CPUTIME_ID) - processor]
        let times = figures.map { String(format: "%8.3f", $0) }.joined(separator: " ")
        print("\(times)  \(name)  \(UnsearchedRows(count: count).reason(of: subject) ?? "All rows were searched.")")
        fflush(nil)
    }

    /// Filters a document, and returns the number of rows that were not searched.
    private static func unsearchedRows(_ condition: String, _ document: any Document) async throws -> Int {
        let filter = try RowFilter(condition, fieldNames: document.fieldNames)
        var count = 0
        await withCheckedContinuation { continuation in
            _ = document.filter(filter, in: [0..<Int.max]) { news in
                count += news.unsearched.count
                if news.isComplete { continuation.resume() }
            }
        }
        return count
    }

    /// Finds the first row with a match, counts all, and returns the number of rows that were not searched.
    private static func unfoundRows(_ pattern: String, _ document: any Document) async throws -> Int {
        let search = try DocumentSearch(pattern, in: document)
        var isFound = false
        search.find(from: 0, forward: true) { _ in isFound = true }
        while !isFound || !search.isCountComplete { try await Task.sleep(for: .milliseconds(1)) }
        return search.unsearchedCount
    }
}
