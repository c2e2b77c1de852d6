import Foundation

@_spi(ObjectiveCSources) @testable import ObjectRuntime

/// A class with properties that can be observed, as the tool `objc-sources` rewrites it.
final class Person: NSObject {
    var name: String {
        willSet { ObservedProperty.willSet(self, "name") }
        didSet { ObservedProperty.didSet(self, "name") }
    }
    var age = 0 {
        willSet { ObservedProperty.willSet(self, "age") }
        didSet {
            defer { ObservedProperty.didSet(self, "age") }
            age = max(age, 0)
        }
    }
    var friend: Person? {
        willSet { ObservedProperty.willSet(self, "friend") }
        didSet { ObservedProperty.didSet(self, "friend") }
    }
    /// A property of which the class notifies by itself.
    var mood = "calm" {
        willSet { ObservedProperty.willSet(self, "mood") }
        didSet { ObservedProperty.didSet(self, "mood") }
    }
    /// An array that changes in place, and one that is set.
    var tags = NSMutableArray() {
        willSet { ObservedProperty.willSet(self, "tags") }
        didSet { ObservedProperty.didSet(self, "tags") }
    }
    var marks: [String] = [] {
        willSet { ObservedProperty.willSet(self, "marks") }
        didSet { ObservedProperty.didSet(self, "marks") }
    }
    var badge: String { "\(name) (\(age)), with \(friend?.name ?? "nobody")" }

    init(_ name: String) { self.name = name }
}

/// An observer that notes what it is notified of.
final class Witness: NSObject {
    private(set) var notes: [String] = []

    func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let texts = (change ?? [:]).map { "\($0.rawValue)=\($1)" }.sorted()
        notes.append("\(keyPath ?? ""): \(texts.joined(separator: " "))")
    }
}

nonisolated final class PersonTable: ObjectiveCTable {
    override class var owner: AnyClass? { Person.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("name", { ($0 as? Person)?.name ?? "" }, { ($0 as? Person)?.name = $1 }),
            .property("age", { ($0 as? Person)?.age ?? 0 }, { ($0 as? Person)?.age = $1 }),
            .property("friend", { ($0 as? Person)?.friend }, { ($0 as? Person)?.friend = $1 }),
            .property("mood", { ($0 as? Person)?.mood ?? "" }, { ($0 as? Person)?.mood = $1 }),
            .property("tags", { ($0 as? Person)?.tags ?? NSMutableArray() }, { ($0 as? Person)?.tags = $1 }),
            .property("marks", { ($0 as? Person)?.marks ?? [] }, { ($0 as? Person)?.marks = $1 }),
            .property("badge", { ($0 as? Person)?.badge ?? "" }),
            .method(ofClass: "keyPathsForValuesAffectingBadge") { _, _ in Set(["name", "age", "friend.name"]) },
            .method(ofClass: "automaticallyNotifiesObserversForKey:") { _, arguments in
                arguments.argument(0, as: String.self) != "mood"
            },
        ]
    }
}

nonisolated final class WitnessTable: ObjectiveCTable {
    override class var owner: AnyClass? { Witness.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .method("observeValueForKeyPath:ofObject:change:context:") { object, arguments in
                (object as? Witness)?.observeValue(
                    forKeyPath: arguments.argument(0),
                    of: arguments.argument(1, as: (Any?).self),
                    change: arguments.argument(2),
                    context: arguments.argument(3)
                )
                return nil
            }
        ]
    }
}
