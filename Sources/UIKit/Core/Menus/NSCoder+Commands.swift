import Foundation
@_spi(ObjectiveCSources) import ObjectRuntime

/// The methods of commands in archives.
extension NSCoder {
    func encode(_ selector: Selector, forKey key: String) {
        encode(selector.values, forKey: key)
    }

    /// Decodes a method; `nil` if there is none.
    func decodeSelector(forKey key: String) -> Selector? {
        (decodeList(forKey: key) as? [String: String]).flatMap(Selector.init(values:))
    }

    @MainActor
    func encode(_ alternates: [UICommandAlternate], forKey key: String) {
        let values = alternates.map { alternate -> [String: Any] in
            [
                "title": alternate.title, "action": alternate.action.values,
                "modifierFlags": alternate.modifierFlags.rawValue,
            ]
        }
        encode(values, forKey: key)
    }

    @MainActor
    func decodeAlternates(forKey key: String) -> [UICommandAlternate] {
        (decodeList(forKey: key) as? [[String: Any]] ?? []).compactMap { values in
            guard let title = values["title"] as? String, let flags = values["modifierFlags"] as? Int,
                let action = (values["action"] as? [String: String]).flatMap(Selector.init(values:))
            else { return nil }
            return UICommandAlternate(
                title: title,
                action: action,
                modifierFlags: UIKeyModifierFlags(rawValue: flags)
            )
        }
    }
}

extension Selector {
    /// The name, and the module with the expression that the selector stems from.
    fileprivate var values: [String: String] {
        var values = ["name": name]
        values["module"] = module
        return values
    }

    fileprivate init?(values: [String: String]) {
        guard let name = values["name"] else { return nil }
        if let module = values["module"] { self.init(name, module: module) } else { self.init(name) }
    }
}
