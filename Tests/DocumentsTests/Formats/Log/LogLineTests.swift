import Testing

@testable import Documents

@Suite struct LogLineTests {
    @Test func theStampIsAnExpression() {
        #expect(LogLine.stamp != nil)
    }

    @Test(arguments: [
        "2024-03-12 10:00:00 up", "[2024-03-12T10:00:00Z] up", "(2024/03/12) up", "2024.03.12_up",
        "<2024-03-12 10:00 up",
        "10:00:00 up", "[9:00:00.123] up", "(10:00:00)",
        "Mar 12 10:00:00 host sshd[812]: up", "Tue Mar  5 10:00:00 host", "<34>Oct 11 22:14:15 box su: up",
        "1.2.3.4 - ann [12/Mar/2024:10:00:00 +0100] \"GET / HTTP/1.1\" 503 12",
        "[    0.000000] Linux version 6.1", "[12345.678901] usb",
        "ERROR broke", "[WARN] slow", "(DEBUG): values", "FATAL",
        "1a2b3c4 Mend it", "0123456789abcdef0123456789abcdef01234567 Mend it",
        "I0312 10:00:00.123456 1 server.go:12] up", "time=2024-03-12T10:00:00Z level=info msg=\"up\"", "ts=1 event=up",
        "2024-03-12 10:00:00 \u{FFFD}\u{301}", "2024-03-12 ",
    ])
    func aLineOfALogHasAStamp(line: String) {
        #expect(LogLine.hasStamp(Array(line.utf8)[...]))
    }

    @Test(arguments: [
        "", " 2024-03-12 10:00:00 indented", "x 2024-03-12 10:00:00", "2024-03-12", "2024-3-12 up",
        "10:00 up", "10:00:001", "Mars 12 10:00:00", "mar 12 10:00:00", "12/Mar/2024:10:00:00",
        "ERRORS broke", "[error] slow", "INFORMATION",
        "1a2b3c Mend it", "1a2b3c4", "1a2b3c4  indented", "0123456789abcdef0123456789abcdef012345678 long",
        "X0312 10:00:00", "time=1 level=info", "msg=up time=1", "A sentence about 10:00:00.", "{\"time\": 1}",
    ])
    func anotherLineHasNone(line: String) {
        #expect(!LogLine.hasStamp(Array(line.utf8)[...]))
    }

    /// The beginning of a line may end within a character.
    @Test func bytesThatAreNotUTF8AreReplaced() {
        for tail in [[0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0x80, 0x80], [0xED, 0xA0, 0x80]] as [[UInt8]] {
            #expect(LogLine.hasStamp((Array("2024-03-12 10:00:00 ".utf8) + tail)[...]))
            #expect(!LogLine.hasStamp((tail + Array("2024-03-12 10:00:00".utf8))[...]))
        }
        #expect(LogLine.hasStamp((Array("10:00:00 ".utf8) + Array(repeating: 0xFF, count: 100_000))[...]))
    }
}
