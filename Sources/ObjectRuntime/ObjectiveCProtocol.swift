import Foundation

/// A protocol for Objective-C with the selectors of its methods.
@_spi(ObjectiveCSources)
public struct ObjectiveCProtocol {
    let type: Any.Type
    let refined: [Any.Type]
    let required: Set<String>
    let optional: Set<String>

    /// - Parameters:
    ///   - refined: The protocols for Objective-C that it refines.
    public init(_ type: Any.Type, refining refined: [Any.Type] = [], required: [String] = [], optional: [String] = []) {
        (self.type, self.refined) = (type, refined)
        (self.required, self.optional) = (Set(required), Set(optional))
    }
}

extension ObjectiveCModule {
    /// Returns what the module of a protocol says of it.
    static func declaration(of type: Any.Type) -> ObjectiveCProtocol? {
        let module = String(reflecting: type).prefix { $0 != "." }
        let found = NSClassFromString("\(module)._ObjectiveCModule") as? ObjectiveCModule.Type
        return found?.protocols.first { $0.type == type }
    }
}
