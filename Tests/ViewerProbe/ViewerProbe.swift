import Documents
import Foundation
import UIKit
import UIKitTesting
import Viewer

/// Performs one operation on a file in the viewer, on a screen without a display, and prints its cost:
/// one name and number per line.
/// `ViewerProbe first|index|scroll|jump|unfold|group|inside|count|find|filter|sort|values FILE
/// [PATTERN|CONDITION|FIELD|ROWS]`.
///
/// `ViewerProbe write KIND COUNT FILE` writes a file that is large in one way, which `LargeFile` lists.
///
/// `ViewerProbe turns FOLDER [WORD...]` presses keys in such files, and prints how long the main thread takes for each.
/// `ViewerProbe keys FILE LINE...` does so in any file, with keys such as `& 7`, `Escape` and `*@4`.
///
/// `ViewerProbe patterns FOLDER` looks for patterns that can match in very many ways in a file of ten megabytes.
@main
@MainActor
struct ViewerProbe {
    static func main() {
        Task {
            await run()
            exit(0)
        }
        // An asynchronous function resumes here then, on the main thread, whose clock has no work of other queues.
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    private static func run() async {
        do {
            let arguments = CommandLine.arguments
            if arguments.count == 5, arguments[1] == "write" {
                guard let kind = LargeFile(rawValue: arguments[2]), let count = Int(arguments[3]), count > 0 else {
                    throw ProbeError.usage
                }
                try write(kind, count, to: arguments[4])
                return print("done")
            }
            guard arguments.count > 2 else { throw ProbeError.usage }
            if arguments[1] == "turns" {
                try await turns(in: arguments[2], Array(arguments.dropFirst(3)))
                return print("done")
            }
            if arguments[1] == "patterns" {
                try await patterns(in: arguments[2])
                return print("done")
            }
            if arguments[1] == "keys" {
                try await keys(arguments[2], Array(arguments.dropFirst(3)))
                return print("done")
            }
            let document = try DocumentSource.file(path: arguments[2]).open()
            switch arguments[1] {
            case "first": first(document)
            case "index": await index(document)
            case "scroll": await scroll(document)
            case "jump": await jump(document)
            case "unfold": await unfold(document, rows: arguments.last.flatMap { Int($0) } ?? 50)
            case "filter": try await filter(arguments.last ?? "", in: document)
            case "group": await group(document)
            case "sort": await sort(document, byField: arguments.last ?? "")
            case "values": await values(of: document, inField: arguments.last ?? "")
            case "inside": await inside(document, rows: arguments.last.flatMap { Int($0) } ?? 50)
            case "count": try await count(arguments.last ?? "", in: document)
            case "find": try await find(arguments.last ?? "", in: document)
            default: throw ProbeError.usage
            }
            print("done")
        } catch {
            print("failed \(error)")
        }
    }

    /// Prints the processor time from the start of the process until the first rows are drawn.
    private static func first(_ document: any Document) {
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        screen.show(DocumentViewController(document))
        _ = screen.picture()
        print("thread", seconds(CLOCK_THREAD_CPUTIME_ID))
        print("process", seconds(CLOCK_PROCESS_CPUTIME_ID))
    }

    /// Prints the seconds until the first rows that meet a condition are found, and until all are.
    private static func filter(_ condition: String, in document: any Document) async throws {
        let filter = try RowFilter(condition, fieldNames: document.fieldNames)
        let start = seconds(CLOCK_MONOTONIC)
        var first: Double?
        var rows = 0
        await withCheckedContinuation { continuation in
            _ = document.filter(filter, in: [0..<Int.max]) { news in
                rows += news.rows.count
                if first == nil, !news.rows.isEmpty { first = seconds(CLOCK_MONOTONIC) - start }
                if news.isComplete { continuation.resume() }
            }
        }
        print("seconds", seconds(CLOCK_MONOTONIC) - start)
        print("first", first ?? 0)
        print("rows", rows)
        print("anonymous", anonymousMemory)
    }

    /// Prints the seconds until all rows are found.
    private static func index(_ document: any Document) async {
        let start = seconds(CLOCK_MONOTONIC)
        await document.finishIndexing()
        print("seconds", seconds(CLOCK_MONOTONIC) - start)
        print("rows", document.rowCount)
        print("anonymous", anonymousMemory)
    }

    /// Prints the memory after all of the table was visible in jumps and flings.
    private static func scroll(_ document: any Document) async {
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        let controller = DocumentViewController(document)
        screen.show(controller)
        await document.finishIndexing()
        screen.settle()
        let jumps = 300
        for jump in 0...jumps {
            let row = (document.rowCount - 1) * jump / jumps
            controller.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
            screen.advance(by: 1 / 60)
            if jump % 10 == 0 {
                let middle = CGPoint(x: 195, y: 422)
                screen.scroll(
                    by: CGVector(dx: 0, dy: jump % 20 == 0 ? -600 : 600),
                    at: middle,
                    duration: 0.1,
                    flings: true
                )
                screen.settle()
            }
            _ = screen.picture()
        }
        print("shown", controller.tableView.indexPathsForVisibleRows?.last?.row ?? -1)
        print("anonymous", anonymousMemory)
    }

    /// Prints the seconds of searching all rows for a pattern that none contains.
    private static func find(_ pattern: String, in document: any Document) async throws {
        await document.finishIndexing()
        let pattern = try SearchPattern(pattern)
        let start = seconds(CLOCK_MONOTONIC)
        let match = try await document.find(pattern, from: 0, .forward, progress: nil)
        print("seconds", seconds(CLOCK_MONOTONIC) - start)
        print("found", match == nil ? 0 : 1)
        print("anonymous", anonymousMemory)
    }

    static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// The bytes of anonymous memory.
    static var anonymousMemory: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
        return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    }
}

private enum ProbeError: Error {
    case usage
}
