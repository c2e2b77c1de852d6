import Foundation

/// The tests that have begun, by what XCTest prints, over several runs of a program.
///
/// XCTest calls all tests in one process, which a crash ends. The tests after the one that crashed then run in another
/// process. XCTest calls the tests of a class one after the other, so that only the last class of a run isn't complete.
struct TestProgress {
    /// A test by the name of its class and its own.
    struct Test: Hashable, CustomStringConvertible {
        var type: Substring
        var name: Substring

        var description: String { "\(type).\(name)" }
    }

    /// The tests that ended a process.
    private(set) var crashed: [Test] = []
    private var begun: [Test] = []
    /// The number of tests that had begun before this run.
    private var before = 0
    private var running: Test?
    /// The bytes after the last line break.
    private var rest = Data()

    /// Reads a part of what a run prints.
    mutating func read(_ data: Data) {
        rest += data
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            read(Substring(String(decoding: rest[..<end], as: UTF8.self)))
            rest = Data(rest[(end + 1)...])
        }
    }

    private mutating func read(_ line: Substring) {
        // The output of a test without a line break may stand before it.
        guard let start = line.range(of: "Test Case '"), let end = line[start.upperBound...].range(of: "' "),
            let dot = line[start.upperBound..<end.lowerBound].lastIndex(of: ".")
        else { return }
        let test = Test(
            type: line[start.upperBound..<dot],
            name: line[line.index(after: dot)..<end.lowerBound]
        )
        let event = line[end.upperBound...]
        if event.hasPrefix("started") {
            begun.append(test)
            running = test
        } else if test == running {
            running = nil
        }
    }

    /// Ends a run, and returns the test in which its program crashed, after which the others can go on; `nil` if none
    /// did.
    mutating func endRun(status: Int32) -> Test? {
        defer { (before, running, rest) = (begun.count, nil, Data()) }
        // Each run has at least one test more, so that they come to an end.
        guard status != 0, let running, begun.count > before else { return nil }
        crashed.append(running)
        return running
    }

    /// The regular expressions for the tests that have begun, as `swift test --skip` takes them.
    var skips: [String] {
        guard let last = begun.last else { return [] }
        let complete = begun.map(\.type).filter { $0 != last.type }
        let names = begun.filter { $0.type == last.type }.map(\.name)
        return [
            Self.pattern(complete).map { "\($0)/" }, Self.pattern([last.type]).map { "\($0)/\(Self.choice(names))$" },
        ]
        .compactMap(\.self)
    }

    /// Returns an expression for classes of any module.
    private static func pattern(_ types: [Substring]) -> String? {
        types.isEmpty ? nil : "^([^/]*\\.)?\(choice(types))"
    }

    private static func choice(_ names: [Substring]) -> String {
        var known: Set<Substring> = []
        let different = names.filter { known.insert($0).inserted }
        return "(\(different.map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: "|")))"
    }
}
