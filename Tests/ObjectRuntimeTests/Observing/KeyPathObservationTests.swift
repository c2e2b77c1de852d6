import Foundation
import Testing

@_spi(ObjectiveCSources) @testable import ObjectRuntime

@Suite struct KeyPathObservationTests {
    private let person = Person("Ada")

    @Test(arguments: [[], [.new], [.old], [.new, .old]] as [NSKeyValueObservingOptions])
    func aChangeHasWhatTheOptionsAskFor(options: NSKeyValueObservingOptions) {
        var changes: [NSKeyValueObservedChange<Int>] = []
        let observation = person.observe(_observed(\.age, "age"), options: options) { changes.append($1) }
        person.age = 36
        person.age = -1
        #expect(changes.map(\.newValue) == (options.contains(.new) ? [36, 0] : [nil, nil]))
        #expect(changes.map(\.oldValue) == (options.contains(.old) ? [0, 36] : [nil, nil]))
        #expect(changes.allSatisfy { $0.kind == .setting && !$0.isPrior && $0.indexes == nil })
        observation.invalidate()
    }

    @Test func theFirstNotificationComesAtOnceIfAskedFor() {
        var names: [String?] = []
        let observation = person.observe(_observed(\.name, "name"), options: [.initial, .new]) {
            #expect($0 === person && $1.oldValue == nil)
            names.append($1.newValue)
        }
        #expect(names == ["Ada"])
        person.name = "Grace"
        #expect(names == ["Ada", "Grace"])
        observation.invalidate()
    }

    @Test func aNotificationBeforeAChangeComesIfAskedFor() {
        var notes: [String] = []
        let observation = person.observe(_observed(\.age, "age"), options: [.prior, .old, .new]) {
            notes.append("\($1.isPrior) \($0.age) \($1.oldValue ?? -1) \($1.newValue ?? -1)")
        }
        person.age = 4
        #expect(notes == ["true 0 0 -1", "false 4 0 4"])
        observation.invalidate()
    }

    @Test func anObservationEndsWithItsTokenOrByInvalidation() {
        var count = 0
        var observation: NSKeyValueObservation? = person.observe(_observed(\.age, "age")) { _, _ in count += 1 }
        let other = person.observe(_observed(\.age, "age")) { _, _ in count += 10 }
        person.age = 1
        #expect(count == 11)
        observation = nil
        person.age = 2
        #expect(count == 21 && observation == nil)
        other.invalidate()
        other.invalidate()
        person.age = 3
        #expect(count == 21)
    }

    @Test func aPathIsFollowedToNewObjects() {
        var names: [String] = []
        let path = _observed(\Person.friend?.friend?.name, "friend.friend.name")
        let observation = person.observe(path, options: [.new, .old]) {
            names.append("\(($1.oldValue ?? nil) ?? "-")>\(($1.newValue ?? nil) ?? "-")")
        }
        let (bob, cleo, dan) = (Person("Bob"), Person("Cleo"), Person("Dan"))
        person.friend = bob
        bob.friend = cleo
        cleo.name = "Cleopatra"
        bob.friend = dan
        cleo.name = "Cleo"
        dan.name = "Daniel"
        person.friend = nil
        dan.name = "Dan"
        #expect(names == ["->-", "->Cleo", "Cleo>Cleopatra", "Cleopatra>Dan", "Dan>Daniel", "Daniel>-"])
        observation.invalidate()
    }

    @Test func aComputedPropertyChangesWithWhatItDependsOn() {
        var badges: [String] = []
        let observation = person.observe(_observed(\.badge, "badge"), options: [.new, .old]) {
            badges.append("\($1.oldValue ?? "")>\($1.newValue ?? "")")
        }
        person.age = 1
        person.friend = Person("Bob")
        person.friend?.name = "Rob"
        person.mood = "glad"
        #expect(
            badges == [
                "Ada (0), with nobody>Ada (1), with nobody", "Ada (1), with nobody>Ada (1), with Bob",
                "Ada (1), with Bob>Ada (1), with Rob",
            ]
        )
        observation.invalidate()
    }

    @Test func aClassMayNotifyByItself() {
        var count = 0
        let path = _observed(\Person.mood, "mood")
        let observation = person.observe(path) { _, _ in count += 1 }
        person.mood = "glad"
        #expect(count == 0)
        person.willChangeValue(for: path)
        person.didChangeValue(for: path)
        #expect(count == 1)
        observation.invalidate()
    }

    @Test func changesOfCollectionsHaveIndexes() {
        var changes: [String] = []
        let path = _observed(\Person.name, "name")
        let observation = person.observe(path) { changes.append("\($1.kind) \($1.indexes.map(Array.init) ?? [])") }
        person.willChange(.insertion, valuesAt: [1, 2], for: path)
        person.didChange(.insertion, valuesAt: [1, 2], for: path)
        #expect(changes == ["insertion [1, 2]"])
        observation.invalidate()
    }

    @Test func nothingIsRetained() {
        var observed: Person? = Person("Eve")
        weak let reference = observed
        let observation = observed?.observe(_observed(\.friend?.name, "friend.name")) { _, _ in }
        observed?.friend = Person("Fay")
        weak let friend = observed?.friend
        #expect(reference != nil && friend != nil)
        observed = nil
        #expect(reference == nil && friend == nil)
        observation?.invalidate()
    }

    @Test func aChangeInAHandlerIsNestedInTheFirst() {
        var notes: [String] = []
        let observation = person.observe(_observed(\.age, "age"), options: [.old, .new]) { person, change in
            notes.append("\(change.oldValue ?? -1)>\(change.newValue ?? -1)")
            if person.age < 3 { person.age += 1 }
        }
        person.age = 1
        #expect(notes == ["0>1", "1>2", "2>3"])
        observation.invalidate()
    }
}
