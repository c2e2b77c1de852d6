/// A commit, read from the lines of `git log`.
struct Commit: Sendable, Hashable {
    var hash: String
    /// The author's name without the address.
    var author: String?
    /// The day of the author's date: "12 Mar 2024" for a date in git's default format, and the date as written
    /// otherwise.
    var day: String?
    /// The first paragraph of the message on one line.
    var subject: String?
    /// The lines before the message.
    var header: [Substring] = []
    /// The lines of the subject, and those after it, without the four spaces before those of the message.
    var message: [Substring] = []
    var body: [Substring] = []

    init?(_ lines: [Substring]) {
        guard let first = lines.first, first.hasPrefix("commit ") else { return nil }
        hash = String(first.dropFirst("commit ".count).drop { "-<>=+".contains($0) }.prefix { $0.isHexDigit })
        guard !hash.isEmpty else { return nil }

        let header = lines.dropFirst().prefix { !$0.isEmpty && !$0.hasPrefix("    ") }
        for line in header {
            if let value = Self.value(of: "Author", in: line) {
                author = value.split(separator: " <").first.map(String.init)
            } else if let value = Self.value(of: "Date", in: line) ?? Self.value(of: "AuthorDate", in: line) {
                day = Self.day(of: value)
            }
        }
        self.header = Array(lines[..<header.endIndex])
        var isMessage = true
        var isSubject = true
        for line in lines[header.endIndex...] {
            isMessage = isMessage && (line.isEmpty || line.hasPrefix("    "))
            guard isMessage else {
                body.append(line)
                continue
            }
            let text = line.dropFirst(4)
            if text.allSatisfy(\.isBlank) {
                isSubject = isSubject && subject == nil
            } else if isSubject {
                subject = subject.map { "\($0) \(text)" } ?? String(text)
                message.append(text)
                continue
            }
            body.append(text)
        }
        body.trimBlankLines()
    }

    private static func value(of name: String, in line: Substring) -> Substring? {
        guard line.hasPrefix(name), line.dropFirst(name.count).first == ":" else { return nil }
        return line.dropFirst(name.count + 1).drop { $0 == " " }
    }

    private static func day(of date: Substring) -> String {
        let words = date.split(separator: " ")
        guard words.count == 6, words[0].count == 3, words[3].contains(":") else { return String(date) }
        return "\(words[2]) \(words[1]) \(words[4])"
    }
}

extension [Substring] {
    /// Removes blank lines at both ends.
    fileprivate mutating func trimBlankLines() {
        while let last, last.allSatisfy(\.isBlank) { removeLast() }
        let start = firstIndex { !$0.allSatisfy(\.isBlank) } ?? endIndex
        removeFirst(start)
    }
}
