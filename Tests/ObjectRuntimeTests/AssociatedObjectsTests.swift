import Foundation
import ObjectiveC
import Testing

@testable import ObjectRuntime

/// The owner of associated values in these tests. It notes what it finds in its `deinit`.
private class Owner {
    nonisolated(unsafe) static var keys: (UInt8, UInt8) = (0, 0)
    static var first: UnsafeRawPointer { withUnsafePointer(to: &keys.0) { UnsafeRawPointer($0) } }
    static var second: UnsafeRawPointer { withUnsafePointer(to: &keys.1) { UnsafeRawPointer($0) } }
    var onDeinit: ((Owner) -> Void)?

    deinit { onDeinit?(self) }
}

private final class Subclass: Owner {
    var names = ["a", "b"]
}

private final class Generic<T> {
    var value: T?
}

private final class Value: @unchecked Sendable {
    nonisolated(unsafe) let onDeinit: () -> Void
    init(_ onDeinit: @escaping () -> Void = {}) { self.onDeinit = onDeinit }
    deinit { onDeinit() }
}

@Suite(.serialized) struct AssociatedObjectsTests {
    private let key = Owner.first

    @Test func valuesOfAnyTypeAreFoundUnderTheirKeys() {
        let (owner, other) = (Owner(), Owner())
        objc_setAssociatedObject(owner, key, "text", .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(owner, Owner.second, [1, 2], .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, key) as? String == "text")
        #expect(objc_getAssociatedObject(owner, Owner.second) as? [Int] == [1, 2])
        #expect(objc_getAssociatedObject(other, key) == nil)
        objc_setAssociatedObject(owner, key, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, key) as? Int == 7)
        objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, key) == nil)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, Owner.second) == nil)
    }

    /// An optional in `Any` is its object, or nil.
    @Test func anOptionalHasTheValuesOfItsObject() {
        let (owner, none): (Owner?, Owner?) = (Owner(), nil)
        objc_setAssociatedObject(owner as Any, key, "text", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner as Any, key) as? String == "text")
        #expect(owner.flatMap { objc_getAssociatedObject($0, key) } as? String == "text")
        let nested: Owner?? = owner
        #expect(objc_getAssociatedObject(nested as Any, key) as? String == "text")
        objc_setAssociatedObject(none as Any, key, "text", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(none as Any, key) == nil)
    }

    @Test(arguments: 0..<5) func valuesDieWithObjectsOfAnyClass(kind: Int) {
        let before = AssociationTable.shared.ownerCount
        var isGone = false
        do {
            let owner: AnyObject =
                switch kind {
                case 0: Owner()
                case 1: Subclass()
                case 2: Generic<[String]>()
                case 3: NSObject()
                default: NSMutableArray()
                }
            objc_setAssociatedObject(owner, key, Value { isGone = true }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(!isGone && AssociationTable.shared.ownerCount == before + 1)
        }
        #expect(isGone && AssociationTable.shared.ownerCount == before)
    }

    /// The class of an object is observed, and not its superclass or its subclasses.
    @Test func objectsWithoutValuesDieAsWell() {
        do { objc_setAssociatedObject(Subclass(), key, 1, .OBJC_ASSOCIATION_RETAIN) }
        var gone = 0
        for index in 0..<100 {
            let owner = index % 2 == 0 ? Owner() : Subclass()
            owner.onDeinit = { _ in gone += 1 }
        }
        #expect(gone == 100)
    }

    @Test func deinitFindsTheValuesAndMaySetOthers() {
        var found: [Bool] = []
        var deaths: [String] = []
        let before = AssociationTable.shared.ownerCount
        for isFirst in [true, false] {
            let owner = Owner()
            if isFirst {
                objc_setAssociatedObject(owner, key, Value { deaths.append("old") }, .OBJC_ASSOCIATION_RETAIN)
            }
            owner.onDeinit = {
                found.append(objc_getAssociatedObject($0, Owner.first) is Value)
                objc_setAssociatedObject($0, Owner.second, Value { deaths.append("new") }, .OBJC_ASSOCIATION_RETAIN)
                found.append(objc_getAssociatedObject($0, Owner.second) is Value)
            }
        }
        #expect(found == [true, true, false, true])
        #expect(deaths.sorted() == ["new", "new", "old"] && AssociationTable.shared.ownerCount == before)
    }

    /// The memory of objects is reused at once.
    @Test func aNewObjectHasNoValuesOfTheOneBefore() {
        for round in 0..<1000 {
            let owner = Owner()
            #expect(objc_getAssociatedObject(owner, key) == nil)
            objc_setAssociatedObject(owner, key, round, .OBJC_ASSOCIATION_RETAIN)
        }
    }

    @Test func policiesRetainCopyOrNeither() {
        let owner = Owner()
        let text = NSMutableString(string: "one")
        objc_setAssociatedObject(owner, key, text, .OBJC_ASSOCIATION_COPY)
        text.append(" two")
        #expect((objc_getAssociatedObject(owner, key) as? NSString)?.description == "one")
        do {
            let value = Value()
            objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(owner, key) as? Value === value)
        }
        #expect(objc_getAssociatedObject(owner, key) == nil)
        objc_setAssociatedObject(owner, key, 5, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, key) as? Int == 5)
        #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_COPY.rawValue == 0o1403)
    }

    @Test func aClassHasValuesAndAStructureHasNone() {
        objc_setAssociatedObject(Owner.self, key, 5, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(Owner.self, key) as? Int == 5)
        objc_removeAssociatedObjects(Owner.self)
        #expect(objc_getAssociatedObject(Owner.self, key) == nil)
        objc_setAssociatedObject("text", key, 5, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject("text", key) == nil)
    }

    /// Values whose `deinit` uses the table, and a value that refers back to its owner weakly.
    @Test func releasingAValueMayUseTheTable() {
        let (owner, other) = (Owner(), Owner())
        let value = Value { objc_setAssociatedObject(other, Owner.first, "late", .OBJC_ASSOCIATION_RETAIN) }
        objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN)
        _ = consume value
        objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(other, key) as? String == "late")
    }

    /// Objects of one class, which come and go on several threads and reuse each other's memory.
    @Test func threadsDoNotMeet() async {
        let before = AssociationTable.shared.ownerCount
        let failures = await withTaskGroup(of: Int.self) { group in
            for task in 0..<4 {
                group.addTask {
                    var failures = 0
                    for round in 0..<5000 {
                        let owner = Owner()
                        if objc_getAssociatedObject(owner, Owner.first) != nil { failures += 1 }
                        objc_setAssociatedObject(owner, Owner.first, Value(), .OBJC_ASSOCIATION_RETAIN)
                        objc_setAssociatedObject(owner, Owner.second, [task, round], .OBJC_ASSOCIATION_RETAIN)
                        let found = objc_getAssociatedObject(owner, Owner.second) as? [Int]
                        if found != [task, round] { failures += 1 }
                    }
                    return failures
                }
            }
            return await group.reduce(0, +)
        }
        #expect(failures == 0 && AssociationTable.shared.ownerCount == before)
    }

    @Test func autoreleasepoolReturnsTheResultAndThrowsTheError() {
        let number: NSInteger = autoreleasepool { 3 }
        #expect(number == 3)
        #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
    }
}
