import Foundation

/// A string catalog of Xcode, `*.xcstrings`: the texts of an app in all languages.
///
/// The build on Linux makes files `*.strings` of it, which the bundle of the app reads. They have no plurals: a text
/// that depends on a number has its form for `other`. Of texts for kinds of devices, the one for phones is taken.
package struct StringCatalog {
    /// The texts of each language by their keys.
    package let tables: [String: [String: String]]

    /// Reads a catalog.
    ///
    /// - Throws: A ``ProjectError`` if the file isn't a string catalog.
    package init(_ file: URL) throws {
        do {
            self.init(try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file)))
        } catch {
            throw ProjectError(
                file: file.path,
                problem: "the string catalog can't be read: \(Self.reason(of: error))",
                remedy: "Correct the file"
            )
        }
    }

    private init(_ contents: Contents) {
        var tables: [String: [String: String]] = [contents.sourceLanguage: [:]]
        for (key, entry) in contents.strings {
            for (language, localization) in entry.localizations ?? [:] {
                guard let text = localization.text else { continue }
                tables[language, default: [:]][key] = text
            }
            // A key is the text of the source language if it has no other.
            let source = tables[contents.sourceLanguage]?[key]
            tables[contents.sourceLanguage]?[key] = source ?? key
        }
        self.tables = tables
    }

    /// The contents of the file `*.strings` for a language, with the keys in order.
    package func strings(for language: String) -> String {
        (tables[language] ?? [:]).sorted { $0.key < $1.key }
            .map { "\(Self.quoted($0.key)) = \(Self.quoted($0.value));\n" }
            .joined()
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }

    private static func reason(of error: any Error) -> String {
        guard let error = error as? DecodingError else { return error.localizedDescription }
        switch error {
        case .keyNotFound(let key, let context): return "there is no \(key.stringValue) in \(path(context))"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return "\(path(context)) has another type"
        default: return "it isn't JSON"
        }
    }

    private static func path(_ context: DecodingError.Context) -> String {
        context.codingPath.isEmpty ? "the catalog" : context.codingPath.map(\.stringValue).joined(separator: ".")
    }
}
