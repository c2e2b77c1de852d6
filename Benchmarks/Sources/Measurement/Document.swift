import Foundation

/// A file of Markdown with a section for each bench, each of which writes its own.
struct Document {
    private(set) var text: String

    init(_ text: String) {
        self.text = text
    }

    /// Puts a section in place of the one of the same title, or at the end.
    mutating func setSection(_ title: String, to body: String) {
        let heading = "## \(title)\n"
        var parts = text.components(separatedBy: "\n## ")
        let section = "\(title)\n\n\(body.trimmingNewlines)\n"
        if let index = parts.dropFirst().firstIndex(where: { "## \($0)".hasPrefix(heading) }) {
            parts[index] = section
        } else {
            parts.append(section)
        }
        text = parts.map { $0.trimmingNewlines + "\n" }.joined(separator: "\n## ")
    }
}

extension String {
    fileprivate var trimmingNewlines: String { trimmingCharacters(in: .newlines) }
}
