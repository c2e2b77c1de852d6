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

    @Test(arguments: Floors.knots.keys.sorted()) func onlyKnownFoldersUseEachOther(parent: String) throws {
        let pairs = FolderPairs(try Self.index.get().uses, in: parent).pairs
        let known = Floors.knots[parent] ?? []
        for pair in pairs.subtracting(known).sorted() {
            Issue.record("Sources/\(parent): these folders use each other, and one should use the other: \(pair)")
        }
        for pair in known.subtracting(pairs).sorted() {
            Issue.record("Sources/\(parent): these folders no longer use each other: \(pair)")
        }
    }
}
