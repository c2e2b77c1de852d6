/// The text of a row in front of the rows inside it, such as the name of a table and the comments before it.
///
/// An open row has its summary and its detail above the rows inside it. The detail does not repeat a line of the head
/// with which the summary begins. It has the comments, since a narrow window cuts the end of the summary.
struct RowHead {
    private let text: String
    private let line: String
    private let comments: String

    /// - Parameters:
    ///   - text: The text of the head. Lines at its beginning that begin with a number sign are comments.
    ///   - mark: What the format puts in front of each head (`DocumentFormat.headMark`).
    init(_ text: String, mark: String = "") {
        self.text = text
        let lines = text.hasPrefix(mark) ? text.dropFirst(mark.count) : text[...]
        let parts = lines.split(separator: "\n").filter { !$0.allSatisfy(\.isBlank) }
        let rest = parts.drop { $0.drop(while: \.isBlank).first == "#" }
        comments = parts.dropLast(rest.count).joined(separator: "\n")
        line = rest.joined(separator: " ").onOneLine(limit: .max)
    }

    /// Returns what an open row shows of the head below a summary; `nil` if the summary begins with all of it.
    func detail(below summary: String) -> String? {
        if line.isEmpty { return summary == comments.onOneLine(limit: .max) ? nil : text }
        guard summary == line || summary.hasPrefix("\(line) ") else { return text }
        return comments.isEmpty ? nil : comments
    }
}
