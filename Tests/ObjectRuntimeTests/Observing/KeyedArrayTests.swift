import Foundation
import Testing

@_spi(ObjectiveCSources) @testable import ObjectRuntime

/// Arrays that stand for a property.
@Suite struct KeyedArrayTests {
    private let person = Person("Ada")
    private let witness = Witness()
    private var tags: NSMutableArray { person.mutableArrayValue(forKey: "tags") }

    private func observe(_ key: String) {
        person.addObserver(witness, forKeyPath: key, options: [.new, .old], context: nil)
    }

    /// Returns the notes of what a closure does.
    private func notes(_ body: () -> Void) -> [String] {
        let count = witness.notes.count
        body()
        return Array(witness.notes[count...])
    }

    @Test func changesHaveTheirIndexesAndOnlyTheirObjects() {
        observe("tags")
        #expect(notes { tags.add("a") } == ["tags: indexes=1 indexes kind=2 new=[\"a\"]"])
        #expect(notes { tags.insert("b", at: 0) } == ["tags: indexes=1 indexes kind=2 new=[\"b\"]"])
        #expect(
            notes { tags.replaceObject(at: 0, with: "c") } == [
                "tags: indexes=1 indexes kind=4 new=[\"c\"] old=[\"b\"]"
            ]
        )
        #expect(notes { tags.remove("a") } == ["tags: indexes=1 indexes kind=3 old=[\"a\"]"])
        #expect(person.tags.map { "\($0)" } == ["c"])
    }

    @Test func objectsInARangeAreReplaced() {
        person.tags.addObjects(from: ["a", "b", "c"])
        observe("tags")
        let range = NSRange(location: 0, length: 2)
        let notes = notes { tags.replaceObjects(in: range, withObjectsFrom: ["x", "y", "z"]) }
        #expect(
            notes == [
                "tags: indexes=2 indexes kind=4 new=[\"x\", \"y\"] old=[\"a\", \"b\"]",
                "tags: indexes=1 indexes kind=2 new=[\"z\"]",
            ]
        )
        tags.replaceObjects(in: NSRange(location: 1, length: 3), withObjectsFrom: [])
        #expect(person.tags.map { "\($0)" } == ["x"])
        tags.addObjects(from: ["y"])
        tags.exchangeObject(at: 0, withObjectAt: 1)
        #expect(tags.map { "\($0)" } == ["y", "x"])
        #expect(tags.contains("x"))
        #expect(tags.index(of: "x") == 1)
        tags.removeAllObjects()
        #expect(person.tags.count == 0 && tags.count == 0)
    }

    /// A subscript after the last object adds one.
    @Test func objectsOfAnyClassAreFound() {
        final class Leaf {}
        let (leaf, other) = (Leaf(), Leaf())
        tags[0] = leaf
        tags[1] = other
        #expect(tags.contains(other) && tags.index(of: other) == 1 && !tags.contains(Leaf()))
        tags.remove(leaf)
        #expect(person.tags.count == 1 && tags.firstObject as? Leaf === other)
    }

    @Test func aValueIsSet() {
        observe("marks")
        let marks = person.mutableArrayValue(forKey: "marks")
        #expect(notes { marks.add("a") } == ["marks: kind=1 new=[\"a\"] old=[]"])
        marks.insert(["b", "c"], at: [0, 2])
        #expect(person.marks == ["b", "a", "c"] && marks.count == 3)
        marks.removeObjects(at: [0, 1])
        #expect(person.marks == ["c"])
    }

    @Test func aPathLeadsToTheProperty() {
        person.friend = Person("Bob")
        person.mutableArrayValue(forKeyPath: "friend.tags").add("a")
        person.mutableArrayValue(forKeyPath: "tags").add("b")
        #expect(person.friend?.tags.count == 1 && person.tags.count == 1)
    }
}
