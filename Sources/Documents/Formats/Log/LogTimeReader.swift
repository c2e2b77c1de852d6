/// Reads times of one form.
struct LogTimeReader: Sendable {
    /// Whether times of the form are read without brackets around them, and in these.
    let isReadAlone: Bool
    let isReadInBrackets: Bool
    private let elements: [Element]

    /// - Parameter pattern: The form in the notation of `strftime`, with `%f` for a fraction and `%z` for a zone, which
    ///   can be missing, and with `%L` for the letter of a severity.
    init(_ pattern: String, isReadAlone: Bool, isReadInBrackets: Bool) {
        self.isReadAlone = isReadAlone
        self.isReadInBrackets = isReadInBrackets
        elements = Self.elements(of: pattern)
    }

    private enum Element: Sendable {
        case literal(UInt8)
        case digits(Int, Part)
        /// A number of one or two digits, or of a blank and a digit.
        case dayOfMonth
        case shortNumber
        case month, weekday
        case number
        /// A point or a comma with digits. It can be missing.
        case fraction
        /// A zone, with a blank before it or not. It can be missing.
        case zone
        case meridiem
        case letter
    }

    /// The part of a time that digits state.
    private enum Part: Sendable {
        case year, shortYear, month, day, hour, minute, second
    }

    private static func elements(of pattern: String) -> [Element] {
        var elements: [Element] = []
        var isField = false
        for byte in pattern.utf8 {
            guard isField else {
                isField = byte == UInt8(ascii: "%")
                if !isField { elements.append(.literal(byte)) }
                continue
            }
            isField = false
            switch byte {
            case UInt8(ascii: "Y"): elements.append(.digits(4, .year))
            case UInt8(ascii: "y"): elements.append(.digits(2, .shortYear))
            case UInt8(ascii: "m"): elements.append(.digits(2, .month))
            case UInt8(ascii: "d"): elements.append(.digits(2, .day))
            case UInt8(ascii: "H"): elements.append(.digits(2, .hour))
            case UInt8(ascii: "M"): elements.append(.digits(2, .minute))
            case UInt8(ascii: "T"):
                elements += [
                    .digits(2, .hour), .literal(0x3A), .digits(2, .minute), .literal(0x3A), .digits(2, .second),
                ]
            case UInt8(ascii: "e"): elements.append(.dayOfMonth)
            case UInt8(ascii: "I"): elements.append(.shortNumber)
            case UInt8(ascii: "b"): elements.append(.month)
            case UInt8(ascii: "a"): elements.append(.weekday)
            case UInt8(ascii: "s"): elements.append(.number)
            case UInt8(ascii: "f"): elements.append(.fraction)
            case UInt8(ascii: "z"): elements.append(.zone)
            case UInt8(ascii: "p"): elements.append(.meridiem)
            case UInt8(ascii: "L"): elements.append(.letter)
            default: elements.append(.digits(2, .second))
            }
        }
        return elements
    }

    /// Returns the end of a time of the form that begins at a place in a line; `nil` if none does.
    func end(in line: [UInt8], from start: Int) -> Int? {
        var place = start
        for element in elements {
            guard Self.read(element, line, &place) else { return nil }
        }
        guard place < line.count else { return place }
        // A time isn't inside a longer word or number.
        let next = line[place]
        guard next.isBlank || next == 0x0A || Self.signsAfterTimes.contains(next) else { return nil }
        if next == UInt8(ascii: ":"), place + 1 < line.count, line[place + 1].isDigit { return nil }
        return place
    }

    /// Returns the parts of a time of the form that begins at a place in a line; `nil` if none does, or if a part is no
    /// month, day or hour.
    func parts(in line: [UInt8], from start: Int) -> LogTimeParts? {
        guard end(in: line, from: start) != nil else { return nil }
        var (parts, place) = (LogTimeParts(), start)
        for element in elements {
            let first = place
            guard Self.read(element, line, &place) else { return nil }
            Self.take(element, line[first..<place], &parts)
        }
        let isValid =
            (1...12).contains(parts.month ?? 1) && (1...31).contains(parts.day ?? 1) && parts.hour < 25
            && parts.minute < 60 && parts.second < 62
        return isValid ? parts : nil
    }

    private static func take(_ element: Element, _ text: ArraySlice<UInt8>, _ parts: inout LogTimeParts) {
        switch element {
        case .digits(_, let part):
            let number = number(text)
            switch part {
            case .year: parts.year = number
            case .shortYear: parts.year = number + (number < 70 ? 2000 : 1900)
            case .month: parts.month = number
            case .day: parts.day = number
            case .hour: parts.hour = number
            case .minute: parts.minute = number
            case .second: parts.second = number
            }
        case .shortNumber: parts.hour = number(text)
        case .dayOfMonth: parts.day = number(text)
        case .number: parts.uptime = number(text)
        case .month:
            let code = text.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            parts.month = months.firstIndex(of: code).map { $0 + 1 }
        case .fraction: parts.nanosecond = LogMoment.nanoseconds(ofDigits: text.dropFirst()) ?? 0
        case .zone: parts.zone = zone(text)
        case .meridiem: parts.isAfternoon = text.first.map { $0 | 0x20 == UInt8(ascii: "p") }
        case .literal, .weekday, .letter: break
        }
    }

    private static func number(_ text: ArraySlice<UInt8>) -> Int {
        text.reduce(0) { $1.isDigit ? 10 * $0 + Int($1 - 0x30) : $0 }
    }

    /// Returns by how many seconds a zone is ahead of Greenwich; `nil` if there is none.
    private static func zone(_ text: ArraySlice<UInt8>) -> Int? {
        let text = text.first == 0x20 ? text.dropFirst() : text
        guard let first = text.first else { return nil }
        if first == UInt8(ascii: "Z") { return 0 }
        guard first == UInt8(ascii: "+") || first == UInt8(ascii: "-") else {
            return zoneHours[text.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }].map { Int(3600 * $0) }
        }
        let digits = text.filter(\.isDigit)
        guard digits.count == 4 else { return nil }
        let minutes = 60 * number(digits[..<2]) + number(digits[2...])
        return first == UInt8(ascii: "-") ? -60 * minutes : 60 * minutes
    }

    /// The separators of logs, and the escape character of a color.
    private static let signsAfterTimes = ByteSet("[](){}<>|:-,;\u{1B}")

    private static func read(_ element: Element, _ line: [UInt8], _ place: inout Int) -> Bool {
        switch element {
        case .literal(let byte):
            guard place < line.count, line[place] == byte else { return false }
            place += 1
        case .digits(let count, _):
            return readDigits(count...count, line, &place)
        case .shortNumber:
            return readDigits(1...2, line, &place)
        case .dayOfMonth:
            if place < line.count, line[place] == 0x20 {
                place += 1
                return readDigits(1...1, line, &place)
            }
            return readDigits(1...2, line, &place)
        case .number:
            return readDigits(1...12, line, &place)
        case .month: return readName(months, line, &place)
        case .weekday: return readName(weekdays, line, &place)
        case .fraction:
            guard place + 1 < line.count, line[place + 1].isDigit,
                line[place] == UInt8(ascii: ",") || line[place] == UInt8(ascii: ".")
            else { return true }
            place += 1
            _ = readDigits(1...12, line, &place)
        case .zone:
            readZone(line, &place)
        case .meridiem:
            guard place + 1 < line.count, "AaPp".utf8.contains(line[place]), "Mm".utf8.contains(line[place + 1]) else {
                return false
            }
            place += 2
        case .letter:
            guard place < line.count, Severity(letter: line[place]) != nil else { return false }
            place += 1
        }
        return true
    }

    private static func readDigits(_ count: ClosedRange<Int>, _ line: [UInt8], _ place: inout Int) -> Bool {
        let start = place
        while place < line.count, place - start < count.upperBound, line[place].isDigit { place += 1 }
        return place - start >= count.lowerBound
    }

    /// The names as numbers of three bytes.
    private static let months = codes("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")
    private static let weekdays = codes("Mon Tue Wed Thu Fri Sat Sun")

    private static func codes(_ names: String) -> [UInt32] {
        names.split(separator: " ").map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
    }

    private static func readName(_ names: [UInt32], _ line: [UInt8], _ place: inout Int) -> Bool {
        guard place + 3 <= line.count else { return false }
        let code = UInt32(line[place]) << 16 | UInt32(line[place + 1]) << 8 | UInt32(line[place + 2])
        guard names.contains(code) else { return false }
        place += 3
        return true
    }

    /// The names of zones that logs have instead of an offset, as numbers of up to four bytes, with the hours by which
    /// they are ahead of Greenwich.
    private static let zoneHours = Dictionary(
        uniqueKeysWithValues: zip(
            codes("UTC GMT CET CEST WET WEST EET EEST BST MSK EST EDT CST CDT MST MDT PST PDT IST JST KST AEST AEDT"),
            [0, 0, 1, 2, 0, 1, 2, 3, 1, 3, -5, -4, -6, -5, -7, -6, -8, -7, 5.5, 9, 9, 10, 11]
        )
    )

    private static func readZone(_ line: [UInt8], _ place: inout Int) {
        var start = place
        if start < line.count, line[start] == 0x20 { start += 1 }
        guard start < line.count else { return }
        switch line[start] {
        case UInt8(ascii: "Z"):
            if start == place { place += 1 }
        case UInt8(ascii: "+"), UInt8(ascii: "-"):
            var end = start + 1
            guard readDigits(2...2, line, &end) else { return }
            if end < line.count, line[end] == UInt8(ascii: ":") { end += 1 }
            if readDigits(2...2, line, &end) { place = end }
        case 0x41...0x5A:
            var (end, code) = (start, UInt32(0))
            while end < line.count, end - start < 5, line[end].isASCIILetter {
                code = code << 8 | UInt32(line[end])
                end += 1
            }
            if (3...4).contains(end - start), zoneHours[code] != nil { place = end }
        default: break
        }
    }
}
