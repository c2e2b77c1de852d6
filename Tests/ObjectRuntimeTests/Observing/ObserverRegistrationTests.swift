import Foundation
import Testing

@_spi(ObjectiveCSources) @testable import ObjectRuntime

@Suite struct ObserverRegistrationTests {
    private let person = Person("Ada")
    private let witness = Witness()

    @Test func anObserverGetsADictionary() {
        person.addObserver(witness, forKeyPath: "name", options: [.new, .old], context: nil)
        person.addObserver(witness, forKeyPath: "friend.name", options: [.new, .old, .prior], context: nil)
        person.name = "Grace"
        person.friend = Person("Bob")
        #expect(
            witness.notes == [
                "name: kind=1 new=Grace old=Ada",
                "friend.name: kind=1 notificationIsPrior=true old=<null>",
                "friend.name: kind=1 new=Bob old=<null>",
            ]
        )
    }

    @Test func settingByKeyNotifies() {
        person.addObserver(witness, forKeyPath: "age", options: .new, context: nil)
        person.setValue(7, forKey: "age")
        #expect(witness.notes == ["age: kind=1 new=7"])
    }

    @Test func aRemovedObserverIsNotNotified() {
        let contexts = (0..<2).map { UnsafeMutableRawPointer(bitPattern: 16 * ($0 + 1)) }
        person.addObserver(witness, forKeyPath: "age", options: .new, context: contexts[0])
        person.addObserver(witness, forKeyPath: "age", context: contexts[1])
        person.removeObserver(witness, forKeyPath: "age", context: contexts[0])
        person.age = 2
        #expect(witness.notes == ["age: kind=1"])
        person.removeObserver(witness, forKeyPath: "age")
        person.age = 3
        #expect(witness.notes.count == 1)
    }

    /// While an object ends, weak references to it are `nil`.
    @Test func anObserverRemovesItselfAtItsEnd() {
        final class Keeper: NSObject {
            let person = Person("Bob")
            override init() {
                super.init()
                person.addObserver(self, forKeyPath: "age", context: nil)
            }
            deinit { person.removeObserver(self, forKeyPath: "age") }
        }
        var keeper: Keeper? = Keeper()
        let person = keeper?.person
        keeper = nil
        person?.age = 3
        #expect(keeper == nil)
    }

    @Test func anObserverMayDie() {
        var other: Witness? = Witness()
        weak let reference = other
        if let other { person.addObserver(other, forKeyPath: "age", context: nil) }
        other = nil
        #expect(reference == nil)
        person.age = 4
    }
}
