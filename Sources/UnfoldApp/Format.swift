import ArgumentParser
import Documents

/// The name of a format on the command line.
struct Format: ExpressibleByArgument {
    let value: FormatName

    init?(argument: String) {
        guard let value = FormatName(rawValue: argument) else { return nil }
        self.value = value
    }

    static var allValueStrings: [String] { FormatName.allCases.map(\.rawValue) }
}

enum Formats {
    static var list: String { Format.allValueStrings.joined(separator: ", ") }
    /// The rows of each format, as parts of a sentence.
    static var rows: String {
        FormatName.allCases.map { "the \($0.rowNoun.plural) of \($0.title)" }.joined(separator: ", ")
    }
}
