import Foundation

/// The methods that all objects have, and that are called by their names.
final class ObjectTable: ObjectiveCTable {
    override class var owner: AnyClass? { NSObject.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .method("self") { object, _ in object },
            .method("description") { object, _ in (object as? NSObject)?.description },
        ]
    }
}
