import Failures
import Foundation

extension NSObject {
    /// Returns an array that stands for a property with an array: its changes are those of the property, and notify the
    /// observers of the property.
    ///
    /// A property with an `NSMutableArray` changes in place, and its observers get the indexes and only the objects
    /// that are new or gone. Any other property is set to another array.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray {
        let array = KeyedArray()
        array.target = KeyedArray.Target(owner: self, key: key)
        return array
    }

    /// Returns an array that stands for the property at the end of a path.
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        guard let dot = keyPath.lastIndex(of: ".") else { return mutableArrayValue(forKey: keyPath) }
        guard let owner = value(forKeyPath: String(keyPath[..<dot])) as? NSObject else {
            programmerError(
                "There is no object at the end of the key path \(keyPath[..<dot])",
                in: "NSObject.mutableArrayValue(forKeyPath:)",
                .invalidArgument
            )
        }
        return owner.mutableArrayValue(forKey: String(keyPath[keyPath.index(after: dot)...]))
    }
}

/// An array that stands for a property of an object.
private final class KeyedArray: NSMutableArray {
    struct Target {
        var owner: NSObject
        var key: String

        /// The array of the property, as an object that doesn't change with it if it is a value.
        var array: NSArray {
            switch owner.value(forKey: key) {
            case let array as NSArray: array
            case let array as [Any]: NSArray(array: array)
            default: NSArray()
            }
        }
    }

    var target: Target?

    private var array: NSArray { target?.array ?? NSArray() }

    override var count: Int { array.count }
    override func object(at index: Int) -> Any { array.object(at: index) }

    override func insert(_ object: Any, at index: Int) {
        change(.insertion, [index]) { $0.insert(object, at: index) }
    }

    override func insert(_ objects: [Any], at indexes: IndexSet) {
        change(.insertion, indexes) { array in
            for (index, object) in zip(indexes, objects) { array.insert(object, at: index) }
        }
    }

    override func removeObject(at index: Int) { removeObjects(at: [index]) }

    override func removeObjects(at indexes: IndexSet) {
        change(.removal, indexes) { array in
            for index in indexes.reversed() { array.removeObject(at: index) }
        }
    }

    override func removeObjects(in range: NSRange) {
        removeObjects(at: IndexSet(integersIn: range.location..<range.location + range.length))
    }

    override func removeAllObjects() { removeObjects(at: IndexSet(integersIn: 0..<count)) }

    /// Replaces an object, or adds it after the last one, as a subscript does.
    override func replaceObject(at index: Int, with object: Any) {
        guard index < count else { return insert(object, at: index) }
        change(.replacement, [index]) { $0.replaceObject(at: index, with: object) }
    }

    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        let common = Swift.min(range.length, otherArray.count)
        let replaced = IndexSet(integersIn: range.location..<range.location + common)
        change(.replacement, replaced) { array in
            for (index, object) in zip(replaced, otherArray) { array.replaceObject(at: index, with: object) }
        }
        if range.length > common {
            removeObjects(in: NSRange(location: range.location + common, length: range.length - common))
        } else {
            let start = range.location + common
            insert(
                Array(otherArray.dropFirst(common)),
                at: IndexSet(integersIn: start..<start + otherArray.count - common)
            )
        }
    }

    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any], range otherRange: NSRange) {
        let end = otherRange.location + otherRange.length
        replaceObjects(in: range, withObjectsFrom: Array(otherArray[otherRange.location..<end]))
    }

    override func exchangeObject(at first: Int, withObjectAt second: Int) {
        change(.replacement, [first, second]) { $0.exchangeObject(at: first, withObjectAt: second) }
    }

    // Foundation finds no objects of classes without `NSObject` and `Hashable`, because it boxes them.

    override func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }

    override func index(of object: Any) -> Int {
        (0..<count).first { Self.isEqual(self.object(at: $0), object) } ?? NSNotFound
    }

    override func remove(_ object: Any) { removeObjects(in: [object]) }

    override func removeObjects(in otherArray: [Any]) {
        let removed = (0..<count).filter { index in
            otherArray.contains { Self.isEqual(object(at: index), $0) }
        }
        removeObjects(at: IndexSet(removed))
    }

    private static func isEqual(_ left: Any, _ right: Any) -> Bool {
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return type(of: left) is AnyClass && (left as AnyObject) === (right as AnyObject)
    }

    /// Changes the array of the property, and tells its observers.
    private func change(_ kind: NSKeyValueChange, _ indexes: IndexSet, _ body: (NSMutableArray) -> Void) {
        guard let target, !indexes.isEmpty else { return }
        guard let array = target.array as? NSMutableArray else {
            let copy = NSMutableArray(array: target.array.map { $0 })
            body(copy)
            // The setter tells the observers.
            return target.owner.setValue(copy.map { $0 }, forKey: target.key)
        }
        target.owner.willChange(kind, valuesAt: indexes, forKey: target.key)
        body(array)
        target.owner.didChange(kind, valuesAt: indexes, forKey: target.key)
    }
}
