import Foundation
@_spi(ObjectiveCSources) import ObjectRuntime

/// An object with a name that a selector reads.
final class Contact: NSObject {
    let name: String

    init(_ name: String) { self.name = name }
}

nonisolated final class ContactTable: ObjectiveCTable {
    override class var owner: AnyClass? { Contact.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [.method("name") { object, _ in (object as? Contact)?.name }]
    }
}
