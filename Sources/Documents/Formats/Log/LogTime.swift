/// The time at the beginning of a line of a log.
///
/// These forms are known: ISO 8601 with a space or a T, with slashes as Go and nginx write it, times of day, syslog and
/// journald (`Mar 12 10:00:00`), web servers (`[12/Mar/2024:10:00:00 +0100]`), Apache (`[Tue Mar 12 10:00:00 2024]`),
/// klog (`I0312 10:00:00.000000`) and the kernel (`[    1.234567]`).
struct LogTime {
    /// The place of the time in the line, without brackets.
    var range: Range<Int>
    /// The offset after the time and its brackets.
    var end: Int
    /// The severity that the time's first letter states, in lines of klog.
    var severity: Severity?

    private static let months: Set = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    private static let days: Set = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    /// - Parameter start: The offset at which the time begins, or an opening bracket before it.
    init?(_ line: [UInt8], at start: Int = 0) {
        var position = start
        let opener = position < line.count && "[(".utf8.contains(line[position]) ? line[position] : nil
        if opener != nil {
            position += 1
            while position < line.count, line[position] == 0x20 { position += 1 }
        }
        let first = position
        var reader = LogReader(line, position)
        if !reader.readISO(), !reader.readClock(), !reader.readWebServer(), !reader.readNamedDay(),
            opener == nil || !reader.readSeconds()
        {
            guard opener == nil, let severity = reader.readKlog() else { return nil }
            self.severity = severity
        }
        range = first..<reader.position
        end = reader.position
        guard let opener else { return }
        let closer = UInt8(ascii: opener == UInt8(ascii: "[") ? "]" : ")")
        while end < line.count, line[end] == 0x20 { end += 1 }
        guard end < line.count, line[end] == closer else { return nil }
        end += 1
    }

    /// Reads the forms of times from a place on. A form that does not match leaves the place.
    private struct LogReader {
        let line: [UInt8]
        var position: Int

        init(_ line: [UInt8], _ position: Int) { (self.line, self.position) = (line, position) }

        private func byte(_ offset: Int) -> UInt8 { position + offset < line.count ? line[position + offset] : 0 }

        /// Returns whether the next bytes have a form, in which 0 stands for a digit.
        private func matches(_ form: StaticString) -> Bool {
            form.withUTF8Buffer { form in
                guard position + form.count <= line.count else { return false }
                return form.indices.allSatisfy { index in
                    let byte = line[position + index]
                    return form[index] == UInt8(ascii: "0") ? byte.isDigit : byte == form[index]
                }
            }
        }

        private func word(_ offset: Int) -> String {
            let start = position + offset
            guard start + 3 <= line.count else { return "" }
            return String(decoding: line[start..<start + 3], as: UTF8.self)
        }

        mutating func readISO() -> Bool {
            guard matches("0000-00-00") || matches("0000/00/00") || matches("0000.00.00") else { return false }
            let start = position
            position += 10
            guard "T _".utf8.contains(byte(0)) else { return position == line.count || byte(0) == 0x5D }
            position += 1
            guard readClock() else {
                position = start + 10
                return true
            }
            return true
        }

        /// Reads a time of day with its fraction and its zone.
        mutating func readClock() -> Bool {
            guard matches("00:00:00") else { return false }
            position += 8
            if ".,".utf8.contains(byte(0)), byte(1).isDigit {
                position += 1
                while byte(0).isDigit { position += 1 }
            }
            if byte(0) == UInt8(ascii: "Z") {
                position += 1
            } else if matches("+00:00") || matches("-00:00") {
                position += 6
            } else if matches("+0000") || matches("-0000") {
                position += 5
            } else if matches(" +0000") || matches(" -0000") {
                position += 6
            }
            return true
        }

        mutating func readWebServer() -> Bool {
            guard matches("00/"), LogTime.months.contains(word(3)), byte(6) == UInt8(ascii: "/") else { return false }
            let start = position
            position += 7
            guard matches("0000:") else {
                position = start
                return false
            }
            position += 5
            if readClock() { return true }
            position = start
            return false
        }

        /// Reads `Mar 12 10:00:00`, with a day of the week before it and a year after it.
        mutating func readNamedDay() -> Bool {
            let start = position
            if LogTime.days.contains(word(0)), byte(3) == 0x20 { position += 4 }
            guard LogTime.months.contains(word(0)), byte(3) == 0x20, byte(4).isDigit || byte(4) == 0x20,
                byte(5).isDigit,
                byte(6) == 0x20
            else {
                position = start
                return false
            }
            position += 7
            guard readClock() else {
                position = start
                return false
            }
            if matches(" 0000"), !byte(5).isDigit, byte(5) != UInt8(ascii: ":") { position += 5 }
            return true
        }

        /// Reads the seconds since the start.
        mutating func readSeconds() -> Bool {
            let start = position
            while byte(0).isDigit { position += 1 }
            guard position > start, byte(0) == UInt8(ascii: "."), byte(1).isDigit else {
                position = start
                return false
            }
            position += 1
            while byte(0).isDigit { position += 1 }
            return true
        }

        mutating func readKlog() -> Severity? {
            let severity: Severity
            switch byte(0) {
            case UInt8(ascii: "I"): severity = .information
            case UInt8(ascii: "W"): severity = .warning
            case UInt8(ascii: "E"), UInt8(ascii: "F"): severity = .error
            default: return nil
            }
            let start = position
            position += 1
            guard matches("0000 ") else {
                position = start
                return nil
            }
            position += 5
            guard readClock() else {
                position = start
                return nil
            }
            return severity
        }
    }
}
