import Testing

@testable import Documents

@Suite struct LogTimeTests {
    private static let forms = LogTimeForm.all.indices

    private static func line(_ form: LogTimeForm) -> [UInt8] {
        Array((form.example.before + form.example.time + form.example.after).utf8)
    }

    @Test(arguments: forms) func theExampleOfAFormIsRead(index: Int) throws {
        let form = LogTimeForm.all[index]
        let line = Self.line(form)
        let time = try #require(LogTime(line), "\(form.pattern)")
        #expect(String(decoding: line[time.range], as: UTF8.self) == form.example.time)
        let entry = LogEntry(line)
        #expect(entry.text(entry.time) == form.example.time)
        #expect(entry.text(entry.message) == "up" || form.origin == "java.util.logging", "\(entry.text(entry.message))")
    }

    /// Each form reads a time that no other one reads as far.
    @Test(arguments: forms) func everyFormIsNeeded(index: Int) {
        let form = LogTimeForm.all[index]
        let line = Self.line(form)
        let start = form.example.before.utf8.count
        let others = LogTimeForm.all.indices.filter { $0 != index && LogTimeForm.all[$0].pattern != form.pattern }
        let read = others.filter {
            LogTimeForm.all[$0].reader.end(in: line, from: start) == start + form.example.time.utf8.count
        }
        #expect(read.isEmpty, "\(form.pattern) is \(read.map { LogTimeForm.all[$0].pattern })")
    }

    @Test(arguments: [
        ("2026-07-24 23:36:32.784 +02:00 [INF] up", "2026-07-24 23:36:32.784 +02:00"),
        ("2026-01-02 10:00:00.123 UTC [1] LOG:  ready", "2026-01-02 10:00:00.123 UTC"),
        ("2024-03-12T10:00:00+0100 up", "2024-03-12T10:00:00+0100"),
        ("2024-03-12 10:00:00Z up", "2024-03-12 10:00:00Z"),
        ("Tue Mar 12 10:00:00 CET 2024 up", "Tue Mar 12 10:00:00 CET 2024"),
        ("Dec 06, 2013 5:21:18 PM a.B c", "Dec 06, 2013 5:21:18 PM"),
        ("02 Jan 2026 10:00:00 up", "02 Jan 2026 10:00:00"),
        ("10:00:00 -5 degrees", "10:00:00"), ("10:00:00 WARN low", "10:00:00"), ("[10:00:00] up", "10:00:00"),
        ("3:04PM INF up", "3:04PM"), ("2024-03-12 up", "2024-03-12"), ("Mar  2 10:00:00 host a: up", "Mar  2 10:00:00"),
    ])
    func aTimeEndsWithItsZone(line: String, time: String) throws {
        let bytes = Array(line.utf8)
        let found = try #require(LogTime(bytes))
        #expect(String(decoding: bytes[found.range], as: UTF8.self) == time)
    }

    @Test(arguments: [
        "", "[", "[ ", "2024-03-1 up", "10:00:0", "10:00:001 up", "[7] up", "[1234] up", "12.5 seconds",
        "Mars 12 10:00:00",
        "42 files", "99:up", "[2024-03-12 10:00:00 up", "I0312", "X0312 10:00:00 up", "25 December 2017 10:00:00",
    ])
    func otherLinesHaveNone(line: String) {
        #expect(LogTime(Array(line.utf8)) == nil)
    }

    /// A time ends at a blank or a separator. With any other sign it is part of a longer word, which is the message's.
    @Test(arguments: forms) func aTimeIsNotInsideAWord(index: Int) {
        let form = LogTimeForm.all[index]
        let start = Array((form.example.before + form.example.time).utf8)
        let separators = Array(LogFormat.separators.utf8) + [0x09, 0x0A, 0x0D, 0x1B, 0x20]
        for byte: UInt8 in 0...255 where !separators.contains(byte) {
            let end = form.reader.end(in: start + [byte], from: form.example.before.utf8.count)
            #expect(end != start.count, "\(form.pattern) before \(byte)")
        }
        for byte in separators {
            let end = form.reader.end(in: start + [byte], from: form.example.before.utf8.count)
            #expect(end == start.count, "\(form.pattern) before \(byte)")
        }
    }

    @Test(arguments: ["*3", "+2", "%", "=x", "#7", "\"", "/s", ".x", "_x", "é", "\0"])
    func wordsThatBeginLikeATimeAreWhole(rest: String) {
        let row = FileCase("a.log", "10:00:00 up\n10:00:00.1\(rest) up\n10:00:02 down\n").document.rows[1]
        #expect(row.summary.contains("10:00:00.1" + (rest == "\0" ? "␀" : rest)))
    }

    /// Every beginning of an example, with any byte after it, is read or not, within the line.
    @Test func everyBeginningIsWithinTheLine() {
        for form in LogTimeForm.all {
            let line = Self.line(form)
            for count in 0...line.count {
                for byte: UInt8 in [0, 0x20, 0x30, 0x3A, 0x5B, 0x5D, 0xFF] {
                    guard let time = LogTime(line[..<count] + [byte]) else { continue }
                    #expect(time.range.upperBound <= time.end && time.end <= count + 1 && !time.range.isEmpty)
                }
            }
        }
    }
}
