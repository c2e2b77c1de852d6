import Foundation
import Measurement

/// All contestants at all sizes, run alternately.
struct Contest {
    static let sizes = [1_000, 100_000, 1_000_000, 10_000_000, 1_000_000_000]

    let contestants: [Contestant]
    /// The standings by contestant and by size. A contestant has none at sizes beyond one that it failed at.
    private(set) var standings: [[Standing]]

    /// Runs everything, which takes some minutes.
    ///
    /// - Parameter rounds: The number of runs of each contestant at each size. A contestant that fails isn't run
    ///   again at that size or a larger one.
    init(_ contestants: [Contestant], rounds: Int) {
        self.contestants = contestants
        standings = contestants.map { _ in [] }
        for round in 0..<rounds {
            for (size, rows) in Self.sizes.enumerated() {
                for index in contestants.indices where !standings[index].contains(where: { $0.failure != nil }) {
                    progress("round \(round + 1) of \(rounds): \(contestants[index].name), \(rows) rows")
                    if round == 0 { standings[index].append(Standing(rows: rows)) }
                    contestants[index].program(rows).run(into: &standings[index][size].figures, timeout: 150)
                }
            }
        }
        progress("")
    }

    /// Returns the time of a contestant at a size, or nil if it failed.
    func time(_ figure: Figure, _ contestant: Int, _ size: Int) -> Double? {
        standing(contestant, size).flatMap { figure.time($0.figures) }
    }

    /// Returns the standing of a contestant at a size, or nil if it failed.
    func standing(_ contestant: Int, _ size: Int) -> Standing? {
        guard standings[contestant].indices.contains(size), standings[contestant][size].failure == nil else {
            return nil
        }
        return standings[contestant][size]
    }

    /// Returns the ratio of a contestant's time to the project's.
    func factor(_ figure: Figure, _ contestant: Int, _ size: Int) -> Double? {
        guard contestants[contestant].kind == .peer,
            let ours = contestants.firstIndex(where: { $0.kind == .own }),
            let own = time(figure, ours, size), let other = time(figure, contestant, size)
        else { return nil }
        return other / own
    }

    private func progress(_ text: String) {
        FileHandle.standardError.write(Data("\r\u{1b}[K\(text)".utf8))
    }
}
