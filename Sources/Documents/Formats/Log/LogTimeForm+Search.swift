/// The search for the form that a line has.
extension LogTimeForm {
    /// Returns the first form that a line has at a place, and where the time ends; `nil` if it has none.
    static func first(in line: [UInt8], from start: Int, isBracketed: Bool) -> (form: LogTimeForm, end: Int)? {
        for index in candidates(in: line, from: start) {
            let reader = readers[index]
            guard isBracketed ? reader.isReadInBrackets : reader.isReadAlone else { continue }
            if let end = reader.end(in: line, from: start) { return (all[index], end) }
        }
        return nil
    }

    private static let readers = all.map(\.reader)

    /// The greatest number of digits with which a time begins.
    private static let digitLimit = 12
    /// The forms that begin with a number of digits and another byte, by both; and those that begin with a letter. So
    /// few forms are tried for a line.
    private static let formsByDigits = {
        var forms = [[Int]](repeating: [], count: (digitLimit + 1) * 256)
        for (index, form) in all.enumerated() {
            guard let counts = form.digitCounts,
                let next = form.example.time.utf8.first(where: { !$0.isDigit })
            else { continue }
            for count in counts { forms[count * 256 + Int(next)].append(index) }
        }
        return forms
    }()
    private static let formsByLetters = all.indices.filter { all[$0].digitCounts == nil }

    /// The numbers of digits with which the form begins; `nil` for one that begins with a letter.
    private var digitCounts: ClosedRange<Int>? {
        switch pattern.prefix(2) {
        case "%b", "%a", "%L": nil
        case "%I": 1...2
        case "%s": 1...Self.digitLimit
        case "%Y": 4...4
        default: pattern.hasPrefix("%y%m%d") ? 6...6 : 2...2
        }
    }

    private static func candidates(in line: [UInt8], from start: Int) -> [Int] {
        var end = start
        while end < line.count, line[end].isDigit, end - start <= digitLimit { end += 1 }
        if end == start { return formsByLetters }
        guard end < line.count, end - start <= digitLimit else { return [] }
        return formsByDigits[(end - start) * 256 + Int(line[end])]
    }
}
