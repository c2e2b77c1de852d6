import Foundation
import Synchronization

/// The members of classes by their names.
///
/// Those of a class are collected when one of them is looked up for the first time, so that programs without selectors
/// pay nothing. Later look-ups find them in two dictionaries.
package enum ObjectiveCMembers {
    package typealias Method = @Sendable (AnyObject, [Any?]) -> Any?
    package typealias Getter = @Sendable (AnyObject) -> Any?
    package typealias Setter = @Sendable (AnyObject, Any?) -> Bool

    private static let known = Mutex(Known())

    /// Returns the method of instances for a selector.
    package static func method(_ selector: Selector, of type: AnyClass) -> Method? {
        if let module = selector.module { add(module: module) }
        guard case .instanceMethod(_, let body)? = member(selector.name, of: type, \.methods) else { return nil }
        // The declaration of `ObjectiveCMember` says why the isolation is taken away.
        let call = unsafeBitCast(body, to: (@Sendable (AnyObject, ObjectiveCArguments) -> Any?).self)
        return { call($0, ObjectiveCArguments($1)) }
    }

    /// Returns the method of a class for the name of a selector. The closure gets the class.
    static func classMethod(_ name: String, of type: AnyClass) -> (@Sendable (AnyClass, [Any?]) -> Any?)? {
        guard case .classMethod(_, let body)? = member(name, of: type, \.classMethods) else { return nil }
        let call = unsafeBitCast(body, to: (@Sendable (AnyClass, ObjectiveCArguments) -> Any?).self)
        return { call($0, ObjectiveCArguments($1)) }
    }

    /// Returns what gets the value of a key.
    package static func getter(_ key: String, of type: AnyClass) -> Getter? {
        guard case .instanceProperty(_, _, let getter, _)? = member(key, of: type, \.properties) else { return nil }
        return unsafeBitCast(getter, to: Getter.self)
    }

    /// Returns what sets the value of a key. It returns whether the value has the type of the property.
    package static func setter(_ key: String, of type: AnyClass) -> Setter? {
        guard case .instanceProperty(_, _, _, let setter?)? = member(key, of: type, \.properties) else { return nil }
        return unsafeBitCast(setter, to: Setter.self)
    }

    /// Adds the tables of a module that may have extensions of classes of other modules. A nib adds those of its custom
    /// classes.
    package static func add(module: String) {
        known.withLock { $0.add(module) }
    }

    private static func member(
        _ name: String,
        of type: AnyClass,
        _ kind: KeyPath<ClassMembers, [String: ObjectiveCMember]> & Sendable
    ) -> ObjectiveCMember? {
        known.withLock { known in
            for type in sequence(first: type, next: { _getSuperclass($0) }) {
                if let member = known.members(of: type)[keyPath: kind][name] { return member }
            }
            return nil
        }
    }
}

/// The members of one class, without those of its superclasses.
struct ClassMembers {
    var methods: [String: ObjectiveCMember] = [:]
    var classMethods: [String: ObjectiveCMember] = [:]
    var properties: [String: ObjectiveCMember] = [:]

    mutating func add(_ member: ObjectiveCMember) {
        switch member {
        case .instanceMethod(let name, _): methods[name] = member
        case .classMethod(let name, _): classMethods[name] = member
        case .instanceProperty(let key, _, _, _): properties[key] = member
        }
    }
}

/// The modules whose tables were read, and the members of the classes that were asked for.
private struct Known {
    private var modules: Set<String> = []
    private var tables: [ObjectIdentifier: [ObjectiveCTable.Type]] = [
        ObjectIdentifier(NSObject.self): [ObjectTable.self]
    ]
    private var genericTables: [String: [ObjectiveCTable.Type]] = [:]
    private var classes: [ObjectIdentifier: ClassMembers] = [:]

    mutating func add(_ module: String) {
        guard modules.insert(module).inserted,
            let found = NSClassFromString("\(module)._ObjectiveCModule") as? ObjectiveCModule.Type
        else { return }
        for table in found.tables {
            if let owner = table.owner {
                tables[ObjectIdentifier(owner), default: []].append(table)
            } else {
                genericTables[table.genericOwner, default: []].append(table)
            }
        }
        // The module may extend classes that were asked for before.
        classes.removeAll()
    }

    mutating func members(of type: AnyClass) -> ClassMembers {
        if let known = classes[ObjectIdentifier(type)] { return known }
        let name = String(reflecting: type)
        if let dot = name.firstIndex(of: ".") { add(String(name[..<dot])) }
        let generic = name.firstIndex(of: "<").flatMap { genericTables[String(name[..<$0])] } ?? []
        var members = ClassMembers()
        for table in tables[ObjectIdentifier(type)] ?? generic {
            for member in table.members(of: type) { members.add(member) }
        }
        for member in (type as? any ObjectiveCLocalClass.Type)?._objectiveCMembers ?? [] { members.add(member) }
        classes[ObjectIdentifier(type)] = members
        return members
    }
}
