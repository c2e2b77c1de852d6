/// The contents of a row: a number of short lines of text, or of words.
struct Note: Hashable, Identifiable {
    let id: Int
    let lines: Int
    var words: String?

    var text: String {
        words ?? (1...max(1, lines)).map { "Line \($0) of note \(id)" }.joined(separator: "\n")
    }
}
