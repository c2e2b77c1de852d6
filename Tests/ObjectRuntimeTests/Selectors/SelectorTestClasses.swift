import Foundation

@_spi(ObjectiveCSources) @testable import ObjectRuntime

/// A class with a table such as the tool `objc-sources` writes.
class Counter: NSObject {
    var count = 0
    var name: String?
    var ratio = 0.0
    var inner: Counter?
    let fixed = "fixed"

    func increase() { count += 1 }
    func add(_ number: Int) { count += number }
    func set(_ number: Int, named name: String) -> NSString {
        count = number
        self.name = name
        return "was set"
    }
}

/// A subclass that overrides a method and adds one.
final class LoudCounter: Counter {
    override func increase() { count += 100 }
    func shout(_ notification: Any) { count += 1000 }
}

nonisolated final class CounterTable: ObjectiveCTable {
    override class var owner: AnyClass? { Counter.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .method("increase") { object, _ in
                (object as? Counter)?.increase()
                return nil
            },
            .method("add:") { object, arguments in
                (object as? Counter)?.add(arguments.argument(0))
                return nil
            },
            .method("set:named:") { object, arguments in
                (object as? Counter)?.set(arguments.argument(0), named: arguments.argument(1))
            },
            .property("count", { ($0 as? Counter)?.count ?? 0 }, { ($0 as? Counter)?.count = $1 }),
            .property("name", { ($0 as? Counter)?.name }, { ($0 as? Counter)?.name = $1 }),
            .property("ratio", { ($0 as? Counter)?.ratio ?? 0 }, { ($0 as? Counter)?.ratio = $1 }),
            .property("inner", { ($0 as? Counter)?.inner }, { ($0 as? Counter)?.inner = $1 }),
            .property("fixed", { ($0 as? Counter)?.fixed }),
        ]
    }
}

nonisolated final class LoudCounterTable: ObjectiveCTable {
    override class var owner: AnyClass? { LoudCounter.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .method("shout:") { object, arguments in
                (object as? LoudCounter)?.shout(arguments.argument(0) as Any)
                return nil
            }
        ]
    }
}

nonisolated final class _ObjectiveCModule: ObjectiveCModule {
    override class var tables: [ObjectiveCTable.Type] {
        [CounterTable.self, LoudCounterTable.self, PersonTable.self, WaiterTable.self, WitnessTable.self]
    }
}
