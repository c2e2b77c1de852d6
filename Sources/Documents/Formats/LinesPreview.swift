/// Reads the members of a row of YAML or TOML, as far as its lines tell, for a preview.
///
/// The structure is told by the indentation of YAML and the names of tables of TOML. Values are as they are written. A
/// number of members is a lower bound where the lines are cut.
enum LinesPreview {
    /// A line without the blanks around it.
    struct Line {
        var text: Substring
        var indentation: Int
        var isComment: Bool
        /// Whether the line is a part of a value that begins above it.
        var isContinuation: Bool
    }

    /// The way in which members are written.
    enum Syntax {
        case yaml, toml
    }

    private typealias Value = MemberPreview.Value
    private typealias Member = MemberPreview.Member

    /// The number of levels of values that are read.
    private static let depthLimit = 8

    /// Returns the preview of the lines of members or elements. Comments among them are left out.
    ///
    /// - Parameter isCut: Whether more lines follow.
    static func preview(_ lines: ArraySlice<Line>, _ syntax: Syntax, isCut: Bool) -> MemberPreview? {
        let lines = lines.filter { !$0.isComment }
        switch syntax {
        case .yaml: return MemberPreview(yaml(lines[...], isCut: isCut, depth: 0))
        case .toml: return MemberPreview(toml(lines[...], isCut: isCut), sign: " = ")
        }
    }

    // MARK: YAML

    private static func yaml(_ lines: ArraySlice<Line>, isCut: Bool, depth: Int) -> Value {
        guard let first = lines.first, depth < depthLimit else { return .text(joined(lines)) }
        if element(first) != nil {
            let groups = groups(lines) { $0.indentation <= first.indentation && element($0) != nil }
            let elements = groups.enumerated().map { index, group in
                let isLast = isCut && index == groups.count - 1
                return yaml(contents(group), isCut: isLast, depth: depth + 1)
            }
            return .elements(elements, isWhole: !isCut)
        }
        guard YAMLLine(Array(first.text.utf8)).key != nil else { return .text(joined(lines)) }
        // The elements of a sequence may have the indentation of its key.
        let groups = groups(lines) { $0.indentation <= first.indentation && element($0) == nil }
        let members = groups.enumerated().compactMap { index, group -> Member? in
            let line = Array(group[group.startIndex].text.utf8)
            guard let key = YAMLLine(line).key else { return nil }
            let rest = Substring(decoding: line.dropFirst(key.end), as: UTF8.self).drop { $0 == " " }
            let end = LinesSummary.commentStart(in: rest) ?? rest.endIndex
            let own = rest.first == "#" ? "" : rest[..<end]
            let below = group.dropFirst()
            let isLast = isCut && index == groups.count - 1
            let isMark = own.isEmpty || own.first == "&" || own.first == "!"
            if isMark, !below.isEmpty {
                return Member(key: key.text, value: yaml(below, isCut: isLast, depth: depth + 1))
            }
            let isBlock = (own.first == "|" || own.first == ">") && !below.isEmpty
            let text = [isBlock ? "" : String(own), joined(below)].filter { !$0.isEmpty }.joined(separator: " ")
            return Member(key: key.text, value: .text(text))
        }
        return .members(members, isWhole: !isCut)
    }

    /// Returns what is on the line of a dash, as a line of its own; `nil` for another line. It is empty if there is
    /// nothing.
    private static func element(_ line: Line) -> Line? {
        guard !line.isContinuation, let start = YAMLLine(Array(line.text.utf8)).elementStart else { return nil }
        var rest = line
        rest.text = line.text.dropFirst(start)
        rest.indentation += start
        return rest
    }

    /// Returns the lines of an element without its dash.
    static func contents(_ lines: ArraySlice<Line>) -> ArraySlice<Line> {
        guard let first = lines.first, let own = element(first) else { return lines }
        return own.text.isEmpty || own.text.first == "#" ? lines.dropFirst() : ([own] + lines.dropFirst())[...]
    }

    // MARK: TOML

    private static func toml(_ lines: ArraySlice<Line>, isCut: Bool) -> Value {
        let groups = groups(lines) { !$0.isContinuation }
        var members: [Member] = []
        // The tables below, of which each line belongs to the last one.
        var tables: [Member] = []
        for (index, group) in groups.enumerated() {
            let isLast = isCut && index == groups.count - 1
            let line = group[group.startIndex].text
            if let name = TOMLHeader(line.utf8)?.names.last {
                tables.append(Member(key: name, value: .members([], isWhole: !isLast)))
            } else if let key = TOMLKey(line.utf8) {
                let rest = Substring(line.utf8.dropFirst(key.end)).drop { $0 == " " }
                let own = rest[..<(LinesSummary.commentStart(in: rest) ?? rest.endIndex)]
                let text = ([own] + group.dropFirst().map(\.text)).joined(separator: " ")
                let member = Member(key: key.text, value: .text(text))
                if case .members(let others, _) = tables.last?.value {
                    tables[tables.count - 1].value = .members(others + [member], isWhole: !isLast)
                } else {
                    members.append(member)
                }
            }
        }
        return .members(members + tables, isWhole: !isCut)
    }

    // MARK: Lines

    /// Returns lines in groups, each of which begins with a line for which a closure returns true.
    private static func groups(_ lines: ArraySlice<Line>, _ isFirst: (Line) -> Bool) -> [ArraySlice<Line>] {
        var groups: [ArraySlice<Line>] = []
        var start = lines.startIndex
        for index in lines.indices where index > start && !lines[index].isContinuation && isFirst(lines[index]) {
            groups.append(lines[start..<index])
            start = index
        }
        return lines.isEmpty ? [] : groups + [lines[start...]]
    }

    private static func joined(_ lines: ArraySlice<Line>) -> String { lines.map(\.text).joined(separator: " ") }
}
