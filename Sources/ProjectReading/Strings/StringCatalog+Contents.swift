extension StringCatalog {
    /// The contents of the file.
    struct Contents: Decodable {
        var sourceLanguage: String
        var strings: [String: Entry]
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
    /// The text, or `nil` if there is none.
    var text: String? {
        guard var text = stringUnit?.value ?? variations?.text else { return nil }
        for (name, substitution) in substitutions ?? [:] {
            text = text.replacing("%#@\(name)@", with: substitution.text)
        }
        return text
    }
}

extension StringCatalog.Variations {
    /// The text for phones, or for numbers without a form of their own.
    var text: String? {
        device.flatMap { $0["iphone"] ?? $0["other"] }?.text ?? plural?["other"]?.text
    }
}

extension StringCatalog.Substitution {
    /// The text with the format of its number.
    var text: String {
        let position = argNum.map { "\($0)$" } ?? ""
        return (variations?.text ?? "%arg").replacing("%arg", with: "%\(position)\(formatSpecifier ?? "lld")")
    }
}
