extension StringCatalog {
    /// The contents of the file.
    struct Contents: Decodable {
        var sourceLanguage: String
        var strings: [String: Entry]

        var languages: Set<String> {
            Set(strings.values.flatMap { $0.localizations.map { Array($0.keys) } ?? [] } + [sourceLanguage])
        }
    }

    /// Texts beyond a limit. The key is that of a text; `nil` if all of them are too long together.
    struct TextExcess: Error {
        var key: String?
    }

    /// A key with its texts by language.
    struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    /// A text, or texts to choose from.
    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    struct Unit: Decodable {
        var value: String
    }

    /// Texts for numbers and for kinds of devices, each of which may have texts of the other sort.
    struct Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }

    /// A part of a text that depends on a number, in place of `%#@name@`.
    struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }
}

extension StringCatalog.Localization {
    /// Returns the text, or `nil` if there is none. A substitution may contain others.
    func text(of key: String) throws(StringCatalog.TextExcess) -> String? {
        var own = stringUnit?.value
        if own == nil { own = try variations?.text(of: key) }
        guard var text = own else { return nil }
        for (name, substitution) in (substitutions ?? [:]).sorted(by: { $0.key < $1.key }) {
            text = try StringCatalog.replace("%#@\(name)@", in: text, with: substitution.text(of: key), key)
        }
        return text
    }
}

extension StringCatalog.Variations {
    /// Returns the text for phones, or for numbers without a form of their own.
    func text(of key: String) throws(StringCatalog.TextExcess) -> String? {
        if let phone = device?["iphone"] ?? device?["other"], let text = try phone.text(of: key) { return text }
        guard let other = plural?["other"] else { return nil }
        return try other.text(of: key)
    }
}

extension StringCatalog.Substitution {
    /// Returns the text with the format of its number.
    func text(of key: String) throws(StringCatalog.TextExcess) -> String {
        let position = argNum.map { "\($0)$" } ?? ""
        let text = try variations?.text(of: key)
        return try StringCatalog.replace(
            "%arg",
            in: text ?? "%arg",
            with: "%\(position)\(formatSpecifier ?? "lld")",
            key
        )
    }
}

extension StringCatalog {
    /// Returns a text with all places of a name replaced, which may make it many times as long.
    fileprivate static func replace(
        _ name: String,
        in text: String,
        with value: String,
        _ key: String
    ) throws(TextExcess) -> String {
        let parts = text.split(separator: name, omittingEmptySubsequences: false)
        let (growth, isLarge) = (parts.count - 1).multipliedReportingOverflow(by: value.utf8.count)
        guard !isLarge, growth <= ProjectLimits.textBytes, text.utf8.count + growth <= ProjectLimits.textBytes else {
            throw TextExcess(key: key)
        }
        return parts.joined(separator: value)
    }
}
