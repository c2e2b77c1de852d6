import Testing
import Toolchain

/// Tests that the state of large classes is used only by the files that keep its invariants.
///
/// A property that several files need can't be private in Swift. What else wants to know something asks a method.
@Suite struct StateOwnersTests {
    private static let index = Result { try SourceIndex(of: Command.repository.appending(path: "Sources")) }

    @Test(arguments: Floors.owners) func stateIsUsedByItsOwners(state: StateOwners) throws {
        let uses = try Self.index.get().uses
        #expect(state.users(in: uses).count > 0, "\(state.file) declares no \(state.property) that others use")
        for file in state.strangers(in: uses) {
            Issue.record("Sources/\(file) uses `\(state.property)`, which belongs to \(state.owners.sorted())")
        }
    }

    @Test func usesByOthersAreFound() {
        let state = StateOwners("rows", of: "Kit/Table.swift", belongTo: ["Kit/Layout", "Kit/Motion"])
        let uses = [
            ("rows", "Kit/Layout/Tiling.swift", "Kit/Table.swift"), ("rows", "Kit/Selection.swift", "Kit/Table.swift"),
            ("rows", "Kit/Other.swift", "Kit/Group.swift"), ("style", "Kit/Other.swift", "Kit/Table.swift"),
            ("getter:rows", "Kit/Layouts/Grid.swift", "Kit/Table.swift"),
        ].map { name, user, used in
            Use(name: name, place: .init(file: user, line: 3), declaration: .init(file: used, line: 8))
        }
        #expect(state.users(in: uses) == ["Kit/Layout/Tiling.swift", "Kit/Layouts/Grid.swift", "Kit/Selection.swift"])
        #expect(state.strangers(in: uses) == ["Kit/Layouts/Grid.swift", "Kit/Selection.swift"])
    }
}
