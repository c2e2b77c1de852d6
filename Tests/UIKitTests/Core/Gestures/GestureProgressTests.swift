import SeededRandom
import Testing

@testable import UIKit

struct GestureProgressTests {
    typealias State = UIGestureRecognizer.State

    /// Whatever states a recognizer requests, and in whatever order they are granted, handlers receive
    /// complete gestures only.
    @Test func handlersHearOfWholeGestures() throws {
        let asked: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        for seed in 0..<2000 {
            var random = SeededGenerator(seed: UInt64(seed))
            var progress = GestureProgress()
            var told: [State] = []
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                switch Int.random(in: 0..<8, using: &random) {
                case 0: progress.grant()
                case 1: if Int.random(in: 0..<4, using: &random) == 0 { progress.deny() }
                case 2: if let report = progress.takeReport() { told.append(report.state) }
                default: _ = progress.set(try #require(asked.randomElement(using: &random)))
                }
                #expect(!progress.isOver || !progress.isWaiting, "seed \(seed)")
            }
            told += reports(of: &progress)
            #expect(isGesture(told), "seed \(seed): \(told)")
            #expect(told.isEmpty == (progress.state == .possible || progress.state == .failed), "seed \(seed)")
            #expect(told.isEmpty || told.last == progress.state, "seed \(seed)")
        }
    }

    /// Takes all reports.
    private func reports(of progress: inout GestureProgress) -> [State] {
        Array(sequence(state: progress) { $0.takeReport()?.state })
    }

    /// Returns whether the states are empty, a single end, or a beginning followed by changes and at most one end.
    private func isGesture(_ states: [State]) -> Bool {
        guard let first = states.first else { return true }
        if first == .ended { return states.count == 1 }
        guard first == .began else { return false }
        let inner = states.dropFirst().prefix { $0 == .changed }
        let rest = states.dropFirst(1 + inner.count)
        return rest.isEmpty || rest.count == 1 && (rest.first == .ended || rest.first == .cancelled)
    }

    @Test func anEndThatWasWaitedForComesAfterTheBeginning() {
        var progress = GestureProgress()
        #expect(progress.set(.began) == .wants)
        #expect(progress.set(.changed) == .none)
        _ = progress.set(.ended)
        #expect(progress.state == .possible && !progress.takesTouches)
        progress.grant()
        #expect(reports(of: &progress) == [.began, .ended])
    }
}
