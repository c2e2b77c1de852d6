import Foundation
import Measurement

/// One program with one file, from its start to a search.
struct TerminalTrial {
    /// The figures, each as a median.
    struct Result {
        var firstRow = 0.0
        var processorTime = 0.0
        var resident = 0.0
        var startBytes = 0.0
        var keyBytes = 0.0
        var pageBytes = 0.0
        var keyTime = 0.0
        var pageTime = 0.0
        var writes = 0.0
        var residentAtEnd = 0.0
        var idleBytes = 0.0
        var wakes = 0.0
        /// The time of a search to near the end; `nil` if the program didn't find it.
        var search: Double?
    }

    let name: String
    let arguments: [String]
    /// A text of the first row, and one near the end with a pattern that finds it.
    let firstText: String
    var searched: (pattern: String, text: String)?
    var runs = 5

    /// A time that is longer than any program takes to react, in seconds.
    private static let quiet = 0.12

    private func start() throws -> (PseudoTerminal, Double)? {
        // The call that starts a program returns when the program runs. A quick one may have shown its rows by then.
        let start = PseudoTerminal.now
        let terminal = try PseudoTerminal(arguments)
        guard terminal.read(seconds: 60, until: { terminal.text.contains(firstText) }) else { return nil }
        return (terminal, (terminal.last ?? start) - start)
    }

    func run() throws -> Result? {
        var result = Result()
        var (times, processor, resident): ([Double], [Double], [Double]) = ([], [], [])
        for _ in 0..<runs {
            guard let (terminal, time) = try start() else { return nil }
            times.append(time)
            processor.append(terminal.processorTime)
            resident.append(terminal.resident)
        }
        (result.firstRow, result.processorTime, result.resident) = (median(times), median(processor), median(resident))
        guard let (terminal, _) = try start() else { return nil }
        terminal.readUntilQuiet(1, limit: 120)
        result.startBytes = Double(terminal.output.count)
        let keys = react(terminal, "j", count: 15)
        let pages = react(terminal, "\u{1B}[6~", count: 8)
        (result.keyBytes, result.keyTime, result.writes) = (median(keys.bytes), median(keys.times), median(keys.writes))
        (result.pageBytes, result.pageTime) = (median(pages.bytes), median(pages.times))
        terminal.reset()
        let before = terminal.wakes
        terminal.read(seconds: 3)
        (result.idleBytes, result.wakes) = (Double(terminal.output.count) / 3, (terminal.wakes - before) / 3)
        if let searched { result.search = search(terminal, searched) }
        terminal.type("G")
        terminal.readUntilQuiet(1, limit: 60)
        result.residentAtEnd = terminal.resident
        return result
    }

    /// Presses a key some times, and returns the times to the last byte, the bytes, and the calls that wrote them.
    private func react(_ terminal: PseudoTerminal, _ key: String, count: Int) -> (
        times: [Double], bytes: [Double], writes: [Double]
    ) {
        var (times, bytes, writes): ([Double], [Double], [Double]) = ([], [], [])
        for _ in 0..<count {
            terminal.reset()
            let before = terminal.writes
            let start = PseudoTerminal.now
            terminal.type(key)
            terminal.read(seconds: 2) { terminal.first != nil }
            terminal.readUntilQuiet(Self.quiet, limit: 3)
            times.append((terminal.last ?? start) - start)
            bytes.append(Double(terminal.output.count))
            writes.append(terminal.writes - before)
        }
        return (times, bytes, writes)
    }

    /// Looks for a text near the end, and returns the time until it is on the screen.
    private func search(_ terminal: PseudoTerminal, _ searched: (pattern: String, text: String)) -> Double? {
        terminal.type("g")
        terminal.readUntilQuiet(0.5, limit: 30)
        terminal.type("/")
        terminal.readUntilQuiet(0.3, limit: 5)
        terminal.reset()
        let start = PseudoTerminal.now
        terminal.type("\(searched.pattern)\r")
        let isFound = terminal.read(seconds: 120) { terminal.text.contains(searched.text) }
        return isFound ? (terminal.last ?? start) - start : nil
    }

    private func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}
