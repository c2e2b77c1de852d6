import Foundation
import InterfaceBuilder

/// The nibs with the names of controllers' classes. Each class is looked up once.
@MainActor
enum ClassNibs {
    private static var known: [ObjectIdentifier: NibFile?] = [:]

    /// Returns the nib with the name of a class, with or without "Controller" at its end. Classes of UIKit have none.
    static func file(for type: UIViewController.Type) -> NibFile? {
        if let file = known[ObjectIdentifier(type)] { return file }
        let file = find(type)
        known[ObjectIdentifier(type)] = .some(file)
        return file
    }

    private static func find(_ type: UIViewController.Type) -> NibFile? {
        let isOfUIKit = String(reflecting: type).hasPrefix("UIKit.")
        let name = String(describing: type)
        guard !isOfUIKit, !name.contains("<") else { return nil }
        let suffix = "Controller"
        let names = (name.hasSuffix("View" + suffix) ? [String(name.dropLast(suffix.count))] : []) + [name]
        return names.lazy.compactMap { try? NibFile(named: $0, extension: "xib", in: nil) }.first
    }
}
