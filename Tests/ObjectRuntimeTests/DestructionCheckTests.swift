import Foundation
import Testing

@testable import ObjectRuntime

@Suite struct DestructionCheckTests {
    private final class Owner {}
    private final class Value {}

    private static func key(_ object: AnyObject) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    }

    @Test func theTableOfTheProgramPasses() {
        #expect(DestructionCheck.passes(.shared) { Issue.record("\($0)") })
    }

    @Test func aTableThatDoesNotObserveFailsWithOneMessage() {
        var messages: [String] = []
        #expect(!DestructionCheck.passes(AssociationTable(observesDestruction: false)) { messages.append($0) })
        #expect(messages.count == 1)
    }

    /// This holds where the check fails.
    @Test func ownersThatAreHeldWeaklyLoseTheirValues() throws {
        let table = AssociationTable(observesDestruction: false)
        let key = Self.key(table)
        let kept = Owner()
        table.set("kept", for: key, of: try #require(AssociationOwner(kept)), .OBJC_ASSOCIATION_RETAIN)
        weak var first: Value?
        // Owners at addresses of their own, so that the table looks for those that are gone.
        var others: [Owner] = []
        for number in 0..<200 {
            let (owner, value) = (Owner(), Value())
            if number == 0 { first = value } else { others.append(owner) }
            let identity = try #require(AssociationOwner(owner))
            // The address may be that of an earlier owner.
            #expect(table.value(for: key, of: identity) == nil)
            table.set(value, for: key, of: identity, .OBJC_ASSOCIATION_RETAIN)
            #expect(table.value(for: key, of: identity) as? Value === value)
        }
        #expect(first == nil)
        #expect(table.ownerCount == 200)
        #expect(table.value(for: key, of: try #require(AssociationOwner(kept))) as? String == "kept")
    }
}
