import Foundation
import Measurement

/// All contestants at all sizes, in turns.
struct Contest {
    static let sizes = [1_000, 100_000, 1_000_000, 10_000_000, 1_000_000_000]

    let contestants: [Contestant]
    /// By contestant and by size; a contestant has none at sizes beyond one that it failed at.
    private(set) var standings: [[Standing]]

    /// Runs everything: some minutes.
    ///
    /// - Parameter rounds: how often each contestant runs at each size. One that fails gets no other try, neither at that
    ///   size nor at a larger one.
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

    /// What a contestant took at a size, nil where it failed.
    func time(_ figure: Figure, _ contestant: Int, _ size: Int) -> Double? {
        standing(contestant, size).flatMap { figure.time($0.figures) }
    }

    /// How a contestant did at a size, nil where it failed.
    func standing(_ contestant: Int, _ size: Int) -> Standing? {
        guard standings[contestant].indices.contains(size), standings[contestant][size].failure == nil else {
            return nil
        }
        return standings[contestant][size]
    }

    /// How many times ours it took.
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
