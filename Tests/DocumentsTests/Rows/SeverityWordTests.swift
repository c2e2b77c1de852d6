import Testing

@testable import Documents

@Suite struct SeverityWordTests {
    private static let words = SeverityWord.all.indices

    @Test(arguments: words) func theExampleOfAWordStatesItsSeverity(index: Int) {
        let word = SeverityWord.all[index]
        let entry = LogEntry(word.example.utf8)
        #expect(entry.severity == word.severity)
        #expect(entry.text(entry.level).lowercased() == word.word, "\(word.example)")
        #expect(Severity(word: word.word.uppercased().utf8) == word.severity)
    }

    @Test func wordsDiffer() {
        #expect(Set(SeverityWord.all.map(\.word)).count == SeverityWord.all.count)
        #expect(SeverityWord.all.map(\.word.count).max() == SeverityWord.longest)
    }

    /// Words that have another meaning, too, state nothing in a message.
    @Test(arguments: [
        "10:00:00 to infinity INF", "10:00:00 the CONFIG was read", "10:00:00 written to the LOG",
        "10:00:00 tests FAIL",
        "10:00:00 log rotated", "FINE weather", "fail to start", "information about a",
    ])
    func otherWordsStateNone(line: String) {
        #expect(LogEntry(line.utf8).severity == nil)
    }

    /// A word with one letter more or less states nothing.
    @Test func longerAndShorterWordsStateNone() {
        let words = Set(SeverityWord.all.map(\.word))
        for word in words {
            for other in [word + "x", "x" + word, String(word.dropLast())] where !words.contains(other) {
                #expect(Severity(word: other.utf8) == nil, "\(other)")
            }
        }
    }

    @Test(arguments: [
        (#"{"level":50,"time":1,"msg":"x"}"#, Severity.error), (#"{"level": 40, "msg": "x"}"#, .warning),
        (#"{"level":30,"time":1}"#, .information), (#"{"level":20,"time":1}"#, .debug),
        (#"{"PRIORITY":"3","MESSAGE":"x"}"#, .error), (#"{"PRIORITY":4,"MESSAGE":"x"}"#, .warning),
        (#"{"PRIORITY":"6","MESSAGE":"x"}"#, .information), (#"{"syslog_severity":7,"message":"x"}"#, .debug),
        (#"{"levelno":40,"message":"x"}"#, .error), (#"{"levelno":30,"message":"x"}"#, .warning),
    ])
    func aNumberOnAScaleStatesASeverity(entry: String, severity: Severity) {
        #expect(JSONSeverity.severity(in: JSONTokens(Array(entry.utf8))) == severity)
        for place in [entry, #"{"a":1}"# + "\n" + entry] {
            let rows = document(place + "\n", as: .jsonLines).rows
            #expect(rows.last?.severity == severity)
        }
    }

    @Test(arguments: [
        #"{"name":"hero","level":50}"#, #"{"level":500,"msg":"x"}"#, #"{"level":5.0,"msg":"x"}"#,
        #"{"priority":9,"msg":"x"}"#,
        #"{"level":"50th","msg":"x"}"#, #"[{"level":50,"msg":"x"}]"#,
    ])
    func otherNumbersStateNone(entry: String) {
        #expect(JSONSeverity.severity(in: JSONTokens(Array(entry.utf8))) == nil)
    }

    @Test(arguments: [
        (#"{"log":{"level":"error"},"message":"x"}"#, Severity.error), (#"{"log.level":"warn"}"#, .warning),
        (#"{"record":{"level":{"name":"INFO","no":20}}}"#, .information),
        (#"{"a":{"level":"error"},"level":"warn"}"#, .warning),
        (#"{"a":{"b":{"level":"error"},"level":"debug"}}"#, .debug), (#"{"@l":"Warning","@m":"x"}"#, .warning),
        (#"{"log":"2026-01-02 10:00:01 ERROR bad\n","stream":"stdout","time":"x"}"#, .error),
        (#"{"log":"{\"level\":\"warn\",\"msg\":\"x\"}\n","stream":"stdout"}"#, .warning),
        (#"{"log":"{\"level\":50,\"msg\":\"x\"}\n","stream":"stdout"}"#, .error),
        (#"{"log":"\u001b[31mERROR\u001b[0m bad\n"}"#, .error),
    ])
    func aSeverityIsFoundInsideAnEntry(entry: String, severity: Severity) {
        #expect(JSONSeverity.severity(in: JSONTokens(Array(entry.utf8))) == severity)
    }

    @Test func aPriorityOfSyslogStatesASeverity() {
        let stated = (0...7).map { LogEntry("<\(16 * 8 + $0)>Oct  1 22:14:15 box su: x".utf8).severity }
        #expect(stated == [.error, .error, .error, .error, .warning, .information, .information, .debug])
        #expect(LogEntry("<192>Oct  1 22:14:15 box su: x".utf8).severity == nil)
        #expect(LogEntry("<11>Oct  1 22:14:15 box su: warning: x".utf8).severity == .warning)
    }
}
