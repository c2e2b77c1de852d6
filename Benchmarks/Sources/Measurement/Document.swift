import Foundation

/// A Markdown file in which every bench writes its own section.
struct Document {
    private(set) var text: String

    init(_ text: String) {
        self.text = text
    }

    /// Replaces the section with the same title, or appends it.
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
