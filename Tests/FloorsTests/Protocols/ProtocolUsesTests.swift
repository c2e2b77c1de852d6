import Testing
import Toolchain

@Suite struct ProtocolUsesTests {
    @Test func protocolsOfUIKitHaveSeveralConformersOrOneAbove() throws {
        let uses = try ProtocolUses(of: Command.repository.appending(path: "Sources/UIKit"))
        #expect(uses.protocols.count > 20)
        let needless = Set(uses.needless)
        for name in needless.subtracting(Floors.erasures).sorted() {
            Issue.record("\(name) has one conformer, in the same folder: what uses it can use the conformer")
        }
        for name in Floors.erasures.subtracting(needless).sorted() {
            Issue.record("\(name) needs no exception")
        }
    }

    @Test func aNeedlessProtocolIsFound() {
        var uses = ProtocolUses()
        uses.add(
            """
            /// A protocol Closing: of a comment.
            @preconcurrency @MainActor
            protocol Opening: AnyObject {
                func open()
            }
            @MainActor protocol Locking {}
            public protocol Ringing {}
            protocol Painting {}
            """,
            "Kit/Doors/Opening.swift"
        )
        uses.add(
            """
            final class Door: NSObject,
                Opening, Locking
            {
            }
            extension House.Bell: Ringing {}
            """,
            "Kit/Doors/Parts/Door.swift"
        )
        #expect(uses.protocols.keys.sorted() == ["Locking", "Opening", "Painting"])
        #expect(uses.needless == ["Locking", "Opening"])
        uses.add("struct Gate<Side: Wall>: Opening where Side: Hashable {}", "Kit/Doors/Gate.swift")
        #expect(uses.needless == ["Locking"])
        uses.add("extension Door {}\nprivate enum Brush: Painting { case small }", "App/Brush.swift")
        #expect(uses.needless == ["Locking"])
    }
}
