import Reader
import Testing

@testable import Viewer

@MainActor struct FinderTests {
    private static let rows = ["a", "b", "ab", "c", "b", "x", "ab"]

    private func finder(origin: Int, _ search: @escaping (String) throws -> FakeSearch) -> (Finder, Log) {
        let log = Log()
        let finder = Finder(origin: origin) { try search($0) }
        finder.onReveal = { log.rows.append($0) }
        finder.onStatus = { log.statuses.append($0) }
        return (finder, log)
    }

    @MainActor final class Log {
        var rows: [Int] = []
        var statuses: [FindStatus] = []
    }

    /// Stepping through the matches visits them in the order of their sorted list.
    @Test(arguments: ["a", "b", "ab", "x", "c"], 0..<7)
    func itGoesAroundInOrder(pattern: String, origin: Int) throws {
        let matches = Self.rows.indices.filter { Self.rows[$0].contains(pattern) }
        let (finder, log) = finder(origin: origin) { try FakeSearch($0, in: Self.rows) }
        finder.setPattern(pattern)
        var rank = matches.firstIndex { $0 >= origin } ?? 0
        #expect(log.rows == [matches[rank]])
        for forward in [true, true, false, true, false, false, false, false, true] {
            rank = (rank + (forward ? 1 : matches.count - 1)) % matches.count
            finder.step(forward: forward)
            #expect(log.rows.last == matches[rank])
            #expect(finder.status.note == "\(rank + 1) of \(matches.count)")
        }
    }

    @Test func itSaysThatItIsLookingUntilItHasFound() throws {
        var search: FakeSearch?
        let (finder, log) = finder(origin: 3) {
            let made = try FakeSearch($0, in: Self.rows, isInstant: false)
            search = made
            return made
        }
        finder.setPattern("ab")
        #expect(log.rows.isEmpty && finder.status == FindStatus(note: "searching…"))
        search?.go()
        #expect(finder.status == FindStatus(note: "searching…", progress: 0.5))
        // A step in between doesn't end the search.
        finder.step(forward: true)
        search?.finish()
        #expect(log.rows == [6] && finder.status == FindStatus(note: "2 of 2"))
        finder.step(forward: true)
        #expect(log.rows == [6, 2] && finder.status == FindStatus(note: "1 of 2"))
    }

    @Test func aPatternMayBeLookedForWithoutShowingARow() throws {
        let (finder, log) = finder(origin: 0) { try FakeSearch($0, in: Self.rows) }
        finder.setPattern("ab", reveals: false)
        #expect(log.rows.isEmpty && !finder.isIdle && finder.status.note == "2")
        finder.step(forward: false)
        #expect(log.rows == [6])
    }

    @Test func missingTextsAndInvalidPatternsAreReported() throws {
        let (finder, log) = finder(origin: 0) { try FakeSearch($0, in: Self.rows) }
        finder.setPattern("none")
        #expect(finder.status.note == "no match" && finder.status.isFailure)
        finder.step(forward: true)
        finder.setPattern("[")
        #expect(finder.status.explanation == "A bracket is missing." && finder.status.isFailure)
        finder.step(forward: false)
        finder.setPattern("")
        #expect(finder.status == FindStatus() && log.rows.isEmpty)
    }

    @Test func aNewPatternEndsTheSearchBefore() throws {
        var searches: [FakeSearch] = []
        let (finder, _) = finder(origin: 0) {
            searches.append(try FakeSearch($0, in: Self.rows, isInstant: false))
            return searches[searches.count - 1]
        }
        finder.setPattern("a")
        finder.setPattern("ab")
        #expect(searches.map(\.isCancelled) == [true, false])
        finder.cancel()
        #expect(searches.map(\.isCancelled) == [true, true])
    }
}
