/// The text of a block of Markdown as it reads, without marks.
///
/// Headings, emphasis, code, links, lists, quotations, tables and rules are understood. Everything else is shown as it
/// is written. Nothing but marks is left out: the address of a link follows its title. Text that is struck out is
/// secondary.
struct MarkdownText {
    private(set) var text = RoleText()
    private(set) var isHeading = false
    /// Whether all of the text is code.
    private(set) var isCode = false
    /// Whether the block is a picture, of which the text has only what is shown in place of it.
    private(set) var isPicture = false

    init(_ block: String) {
        if let picture = Self.alternative(ofPicture: block) {
            (text, isPicture) = (RoleText(picture, .link), true)
            return
        }
        let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
        if let table = MarkdownTable(lines) {
            (text, self.isCode) = (table.text, true)
            return
        }
        if lines.count > 2, lines[0] == "---", lines[lines.count - 1] == "---" {
            // Tools read this block, and people need not.
            text = RoleText(lines[1..<(lines.count - 1)].joined(separator: "\n"), .code)
            self.isCode = true
            return
        }
        var (isCode, hasProse) = (false, false)
        for (index, line) in lines.enumerated() {
            let content = line.drop { $0 == " " }
            if content.hasPrefix("```") || content.hasPrefix("~~~") {
                isCode.toggle()
                let language = content.drop { $0 == "`" || $0 == "~" }
                if !language.isEmpty {
                    if !text.isEmpty { text.append("\n") }
                    text.append(String(language), .secondary)
                }
                continue
            }
            if !isCode, index == 1, Self.isUnderline(line) {
                // The line before is a heading.
                text = RoleText(text.text, .heading)
                isHeading = true
                continue
            }
            if !text.isEmpty { text.append("\n") }
            if isCode || line.hasPrefix("    ") && text.isEmpty {
                text.append(String(line), .code)
            } else {
                append(line)
                hasProse = true
            }
        }
        self.isCode = !hasProse && !text.isEmpty
    }

    /// Whether a line makes the line above it a heading.
    private static func isUnderline(_ line: Substring) -> Bool {
        guard let first = line.first, first == "=" || first == "-" else { return false }
        return line.drop { $0 == first }.allSatisfy { $0 == " " }
    }

    private mutating func append(_ line: Substring) {
        if MarkdownHeading(Array(line.utf8)) != nil {
            let title = line.trimming { $0 == " " || $0 == "\t" || $0 == "#" || $0 == "\r" }
            isHeading = isHeading || text.isEmpty
            return appendInline(title, .heading)
        }
        let indentation = line.prefix { $0 == " " || $0 == "\t" }
        var content = line[indentation.endIndex...]
        text.append(String(indentation))
        if content.hasPrefix(">") {
            content = content.dropFirst().drop { $0 == " " }
            text.append("│ ", .secondary)
            return appendInline(content, .secondary)
        }
        if content.count >= 3, let first = content.first, "-*_".contains(first),
            content.allSatisfy({ $0 == first || $0 == " " })
        {
            return text.append("────────", .secondary)
        }
        if let mark = content.first, "-*+".contains(mark), content.dropFirst().first == " " {
            content = content.dropFirst(2)
            text.append("• ", .secondary)
        }
        appendInline(content, nil)
    }

    /// Appends a line without the marks in it.
    private mutating func appendInline(_ line: Substring, _ role: TextRole?) {
        var rest = line
        var plain = ""
        var previous: Character = " "
        var emphasis = EmphasisMarks()
        var links = LinkSearch(line)
        // The length of the shortest run of backticks after which there is no other one.
        var openFence = Int.max
        func flush(_ text: inout RoleText) {
            text.append(plain, emphasis.role ?? role)
            plain = ""
        }
        while let character = rest.popFirst() {
            defer { previous = character }
            switch character {
            case "\\":
                if let next = rest.first, next.isPunctuation || next.isSymbol {
                    plain.append(rest.removeFirst())
                } else {
                    plain.append(character)
                }
            case "`":
                let length = 1 + rest.prefix { $0 == "`" }.count
                let fence = String(repeating: "`", count: length)
                let inner = rest.dropFirst(length - 1)
                guard length < openFence, let end = inner.firstRange(of: fence) else {
                    openFence = min(openFence, length)
                    plain.append(fence)
                    rest = inner
                    continue
                }
                flush(&text)
                text.append(String(inner[..<end.lowerBound]), .code)
                rest = inner[end.upperBound...]
            case "*", "_", "~":
                switch emphasis.meaning(of: character, after: previous, before: rest) {
                case .character: plain.append(character)
                case .mark: break
                case .pair:
                    rest.removeFirst()
                    flush(&text)
                    emphasis.toggle(character)
                }
            case "!" where rest.first == "[": break
            case "[":
                guard let link = links.link(rest) else {
                    plain.append(character)
                    continue
                }
                flush(&text)
                text.append(String(link.title), .link)
                if !link.address.isEmpty, link.address != link.title {
                    text.append(" (\(link.address))", .secondary)
                }
                rest = link.rest
            default: plain.append(character)
            }
        }
        flush(&text)
    }

    /// Returns the text that a block of HTML, which is one picture, has in place of it; `nil` for another block.
    private static func alternative(ofPicture block: String) -> String? {
        guard block.hasPrefix("<img "), block.firstIndex(of: ">") == block.lastIndex(where: { !$0.isBlank }),
            let start = block.firstRange(of: " alt=\"")?.upperBound, let end = block[start...].firstIndex(of: "\"")
        else { return nil }
        let text = String(block[start..<end]).replacing("\n", with: " ")
        return text.isEmpty ? nil : text
    }
}

/// The marks around words that stand out, and around those that are struck out, in a line.
private struct EmphasisMarks {
    enum Meaning {
        case character
        /// A mark that is left out.
        case mark
        /// Two marks that begin or end a part.
        case pair
    }

    /// The pairs that are open.
    private var open: Set<Character> = []
    /// The pairs of which there is no other one in the line.
    private var single: Set<Character> = []

    /// The role of text between the pairs that are open.
    var role: TextRole? { open.contains("~") ? .secondary : open.isEmpty ? nil : .strong }

    mutating func toggle(_ mark: Character) { open.formSymmetricDifference([mark]) }

    /// Returns the meaning of a mark between the character before it and the rest of the line.
    mutating func meaning(of mark: Character, after previous: Character, before rest: Substring) -> Meaning {
        let next = rest.first ?? " "
        // Inside of a word an underscore is a part of a name.
        if mark == "_", previous.isLetter, next.isLetter { return .character }
        guard next == mark else { return mark == "~" || previous == " " && next == " " ? .character : .mark }
        guard !open.contains(mark) else { return .pair }
        let inner = rest.dropFirst()
        // Nothing begins before a blank, nor what does not end.
        guard (inner.first ?? " ") != " ", !single.contains(mark) else { return .character }
        guard inner.firstRange(of: String([mark, mark])) != nil else {
            single.insert(mark)
            return .character
        }
        return .pair
    }
}

/// The search for links in a line.
///
/// The places of brackets are found once, so that a line of opening brackets costs no more than any other line.
private struct LinkSearch {
    private var close: Substring.Index?
    private var end: Substring.Index?

    init(_ line: Substring) {
        close = line.firstIndex(of: "]")
        end = line.firstIndex(of: ")")
    }

    /// Reads a link after its opening bracket. The calls are in the order of the brackets.
    mutating func link(_ text: Substring) -> (title: Substring, address: Substring, rest: Substring)? {
        if let known = close, known < text.startIndex { close = text.firstIndex(of: "]") }
        guard let close, let next = text[close...].dropFirst().first, next == "(" else { return nil }
        if let known = end, known < close { end = text[close...].firstIndex(of: ")") }
        guard let end else { return nil }
        let address = text[text.index(close, offsetBy: 2)..<end]
        return (text[..<close], address, text[text.index(after: end)...])
    }
}

extension Substring {
    /// Returns the text without characters of a kind at both ends.
    fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
        let start = drop(while: isTrimmed)
        guard let last = start.lastIndex(where: { !isTrimmed($0) }) else { return "" }
        return start[...last]
    }
}
