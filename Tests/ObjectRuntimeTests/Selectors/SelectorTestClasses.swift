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

/// An object that forwards the selectors that it does not recognize.
final class Deputy: NSObject {
    let other: Counter
    init(of other: Counter) { self.other = other }

    func responds(to selector: Selector!) -> Bool { super._responds(to: selector) || other.responds(to: selector) }
    func forwardingTarget(for selector: Selector!) -> Any? { other }
    class func shared() -> Counter { loud }
    nonisolated(unsafe) private static let loud = LoudCounter()
}

nonisolated final class DeputyTable: ObjectiveCTable {
    override class var owner: AnyClass? { Deputy.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .method("respondsToSelector:") { object, arguments in
                (object as? Deputy)?.responds(to: arguments.argument(0, as: (Selector?).self))
            },
            .method("forwardingTargetForSelector:") { object, arguments in
                (object as? Deputy)?.forwardingTarget(for: arguments.argument(0, as: (Selector?).self))
            },
            .method(ofClass: "sharedCounter") { _, _ in Deputy.shared() },
        ]
    }
}

/// A formatter that reads numbers of one digit.
final class DigitFormatter: NumberFormatter, @unchecked Sendable {
    func getObjectValue(
        _ obj: UnsafeMutablePointer<AnyObject?>?,
        for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        guard string.count == 1 else { return try super._getObjectValue(obj, for: "", range: rangep) }
        obj?.pointee = Int(string).map { $0 as NSNumber }
    }
}

nonisolated final class DigitFormatterTable: ObjectiveCTable {
    override class var owner: AnyClass? { DigitFormatter.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .method("getObjectValue:forString:range:error:") { object, arguments in
                try? (object as? DigitFormatter)?.getObjectValue(
                    arguments.argument(0),
                    for: arguments.argument(1),
                    range: arguments.argument(2)
                )
                return nil
            }
        ]
    }
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
        [
            CounterTable.self, LoudCounterTable.self, PersonTable.self, WaiterTable.self, WitnessTable.self,
            DeputyTable.self, DigitFormatterTable.self,
        ]
    }

    override class var protocols: [ObjectiveCProtocol] {
        [
            ObjectiveCProtocol((any Beginning).self, required: ["begin"], optional: ["end:"]),
            ObjectiveCProtocol((any Pausing).self, refining: [(any Beginning).self], optional: ["pause"]),
        ]
    }
}
