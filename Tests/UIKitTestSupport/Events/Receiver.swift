@_spi(ObjectiveCSources) import ObjectRuntime

@testable import UIKit

/// A responder that records the methods that are called by their names.
class Receiver: UIResponder {
    var calls: [String] = []
    var sender: AnyObject?
    var event: UIEvent?
    weak var chained: UIResponder?

    override var next: UIResponder? { chained }
}

nonisolated final class ReceiverTable: ObjectiveCTable {
    override class var owner: AnyClass? { Receiver.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        ["plain", "tapped:", "tapped:event:"].map { name in
            .method(name) { object, arguments in
                guard let receiver = object as? Receiver else { return nil }
                receiver.calls.append(name)
                receiver.sender = arguments.argument(0, as: AnyObject?.self)
                receiver.event = arguments.argument(1, as: UIEvent?.self)
                return nil
            }
        }
    }
}
