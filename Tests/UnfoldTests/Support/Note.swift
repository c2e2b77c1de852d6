/// What a row shows: so many short lines of text, or words.
struct Note: Hashable, Identifiable {
    let id: Int
    let lines: Int
    var words: String?

    var text: String {
        words ?? (1...max(1, lines)).map { "Line \($0) of note \(id)" }.joined(separator: "\n")
    }
}
