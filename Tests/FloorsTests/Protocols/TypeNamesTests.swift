import Testing
import Toolchain

@Suite struct TypeNamesTests {
    @Test func aTypeHasANameOfItsOwn() throws {
        let shared = try TypeNames(of: Command.repository.appending(path: "Sources")).shared
        for name in shared.subtracting(Floors.sharedNames).sorted() {
            Issue.record("Two modules declare a type \(name); docs/words.md says why they may not")
        }
        for name in Floors.sharedNames.subtracting(shared).sorted() { Issue.record("\(name) needs no exception") }
    }

    @Test func namesInTwoModulesAreFound() {
        var names = TypeNames()
        names.add(
            """
            /// A struct Door.
            @MainActor package final class Door<Side>: NSObject {
                struct Lock {}
            }
            extension Wall {}
            private struct Hinge {}
            enum Side { case left }
            """,
            "House"
        )
        names.add("struct Lock {}\nprotocol Door {}\nextension Side {}\nstruct Hinge {}\nenum Wall {}", "Gate")
        #expect(names.shared == ["Door"])
    }
}
