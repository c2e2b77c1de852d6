import Foundation
import Testing
import Toolchain

/// The dependencies between the files of `Sources`, which the compiler notes in its index.
@Suite struct FloorsTests {
    private static let index = Result { try SourceIndex(of: Command.repository.appending(path: "Sources")) }

    @Test func everyFileIsOnAFloor() throws {
        for file in try Self.index.get().files where Floors.all.floor(of: file) == nil {
            Issue.record("Sources/\(file) is on no floor: Floors.swift lists the folders")
        }
    }

    @Test func nothingUsesAHigherFloor() throws {
        for use in Floors.all.upwardUses(in: try Self.index.get().uses) { Issue.record("Sources/\(use)") }
    }

    @Test func circlesInUIKitAreSmall() throws {
        let graph = FileGraph(try Self.index.get().uses, in: "UIKit")
        let circle = graph.largestCircle
        guard circle.count >= Floors.circleLimit else { return }
        let cuts = graph.cuts(of: circle, count: 10).map { "\($0.from) -> \($0.to) leaves \($0.remaining)" }
        Issue.record(
            """
            \(circle.count) files depend on each other in a circle; fewer than \(Floors.circleLimit) may.
            \(circle.joined(separator: "\n"))
            Dependencies without which the circle is smaller:
            \(cuts.joined(separator: "\n"))
            """
        )
    }
}
