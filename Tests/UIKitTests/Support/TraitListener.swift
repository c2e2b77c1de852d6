@_spi(ObjectiveCSources) import ObjectRuntime

@testable import UIKit

/// An object that records the changes of traits of which its methods are told by their names.
final class TraitListener: NSObject {
    var calls: [String] = []
    weak var environment: AnyObject?
    var previous: UITraitCollection?
}

nonisolated final class TraitListenerTable: ObjectiveCTable {
    override class var owner: AnyClass? { TraitListener.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        ["changed", "changed:", "changed:from:"].map { name in
            .method(name) { object, arguments in
                guard let listener = object as? TraitListener else { return nil }
                listener.calls.append(name)
                listener.environment = arguments.argument(0, as: AnyObject?.self)
                listener.previous = arguments.argument(1, as: UITraitCollection?.self)
                return nil
            }
        }
    }
}
