import ConfinedFiles
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
    /// - Throws: A ``ProjectError`` if the file isn't a string catalog, or if its texts are longer than the limits.
    package init(_ file: URL) throws {
        let source = try ProjectFile(file, "the string catalog", remedy: "Restore the file")
        let contents: Contents
        do {
            contents = try JSONDecoder().decode(Contents.self, from: source.data)
        } catch {
            throw ProjectError(
                file: file.path,
                problem: "the string catalog can't be read: \(Self.reason(of: error))",
                remedy: "Correct the file"
            )
        }
        // A language is the name of a folder.
        for language in contents.languages where (try? InnerPath(name: language)) == nil {
            throw ProjectError(
                file: file.path,
                line: source.line(with: ["\"\(language)\""]),
                problem: "“\(language)” can't be the name of a language",
                remedy: "Name the language by its code, such as en or zh-Hans"
            )
        }
        do throws(TextExcess) {
            try self.init(contents)
        } catch {
            throw ProjectError(
                file: file.path,
                line: error.key.flatMap { source.line(with: ["\"\($0)\""]) },
                problem: error.key.map { "the text of “\($0.prefix(80))” with its substitutions is too long" }
                    ?? "the texts have more than \(ProjectLimits.catalogBytes) bytes",
                remedy: "Use fewer substitutions"
            )
        }
    }

    private init(_ contents: Contents) throws(TextExcess) {
        var tables: [String: [String: String]] = [contents.sourceLanguage: [:]]
        var size = 0
        for (key, entry) in contents.strings {
            for (language, localization) in entry.localizations ?? [:] {
                guard let text = try localization.text(of: key) else { continue }
                tables[language, default: [:]][key] = text
                size += key.utf8.count + text.utf8.count
                guard size <= ProjectLimits.catalogBytes else { throw TextExcess(key: nil) }
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
