import Foundation

// Objects that stand for others ask which messages a protocol has, to pass these on.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A protocol as a value: `UITableViewDelegate.self`.
public typealias Protocol = Any.Type

/// A method of a protocol.
public struct objc_method_description {
    /// The selector; `nil` if the protocol has no such method.
    public var name: Selector?
    /// The types of the parameters in Objective-C's notation, which aren't known: `nil`.
    public var types: UnsafeMutablePointer<CChar>?
}

/// Finds a method of a protocol for Objective-C, or of one that it refines.
///
/// The protocols of modules that `objc-sources` rewrites are known, and of UIKit's those of tables, collection views,
/// scroll views and texts. Methods of classes aren't found.
///
/// - Parameters:
///   - isRequiredMethod: Whether to find a method that has to be implemented, or an optional one.
public func protocol_getMethodDescription(
    _ proto: Protocol,
    _ aSel: Selector,
    _ isRequiredMethod: Bool,
    _ isInstanceMethod: Bool
) -> objc_method_description {
    guard isInstanceMethod, let found = ObjectiveCModule.declaration(of: proto) else {
        return objc_method_description()
    }
    let own = isRequiredMethod ? found.required : found.optional
    if own.contains(aSel.name) { return objc_method_description(name: aSel) }
    return found.refined.lazy.map { protocol_getMethodDescription($0, aSel, isRequiredMethod, true) }
        .first { $0.name != nil } ?? objc_method_description()
}
