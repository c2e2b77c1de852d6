import ArgumentParser
import Documents

/// A document format on the command line.
struct Format: ExpressibleByArgument {
    let value: DocumentFormat

    init?(argument: String) {
        guard let value = DocumentFormat(rawValue: argument) else { return nil }
        self.value = value
    }

    static var allValueStrings: [String] { DocumentFormat.allCases.map(\.rawValue) }
}

enum Formats {
    static var list: String { Format.allValueStrings.joined(separator: ", ") }
}
