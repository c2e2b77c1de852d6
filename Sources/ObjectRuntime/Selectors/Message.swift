import Failures
import Foundation

/// The call of a method by its name.
package struct Message {
    package let selector: Selector
    /// The possible arguments, of which the method gets as many as its name has colons.
    package let arguments: [Any?]

    package init(_ selector: Selector, _ arguments: Any?...) {
        self.selector = selector
        self.arguments = Array(arguments.prefix(selector.parameterCount))
    }

    /// Whether an object performs a selector.
    package static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        (object as? any NSObjectProtocol)?.responds(to: selector)
            ?? (ObjectiveCMembers.method(selector, of: type(of: object)) != nil)
    }

    /// Calls the method, and returns its result. A name that the class doesn't have stops the process.
    @discardableResult
    package func send(to object: AnyObject, for api: @autoclosure () -> String) -> Any? {
        guard let method = ObjectiveCMembers.method(selector, of: type(of: object)) else {
            if let target = (object as? any NSObjectProtocol)?.forwardingTarget(for: selector) as AnyObject?,
                target !== object
            {
                return send(to: target, for: api())
            }
            programmerError(
                "-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance \(address(of: object))",
                in: api(),
                .invalidArgument
            )
        }
        programmerError(
            unless: arguments.count == selector.parameterCount,
            "-[\(type(of: object)) \(selector)]: the method has \(selector.parameterCount) parameters",
            in: api(),
            .invalidArgument
        )
        return method(object, arguments)
    }
}

/// Returns the address of an object as messages show it.
func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
}
