import SeededRandom
import Testing

@testable import Documents

@Suite struct DocumentFormatsTests {
    private static let samples: [(name: String, text: String, format: FormatName)] = [
        ("a.csv", "", .csv), ("a.jsonl", "", .jsonLines), ("a.json", "", .json), ("a.txt", "", .text),
        ("a.json", "{\"a\": 1}\n{\"a\": 2}\n", .jsonLines),
        ("a.json", "{\"a\": 1}\n", .json),
        ("a.json", "[\n{\"a\": 1},\n{\"a\": 2}\n]\n", .json),
        ("-", "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n", .diff),
        ("-", "--- a\t2024\n+++ b\t2024\n@@ -1 +1 @@\n-a\n+b\n", .diff),
        ("-", "I0312 10:00:00.1 1 a.go:1] x\nE0312 10:00:01.1 1 a.go:2] y\n", .log),
        ("-", "time=1 level=INFO msg=a\ntime=2 level=WARN msg=b\n", .log),
        ("a.rst", "a,b\n1,2\n3,4\n", .text),
        ("a.md", "a,b\n1,2\n3,4\n", .markdown), ("a.yml", "", .yaml), ("a.toml", "", .toml), ("a.svg", "", .xml),
        ("-", "# A\n\ntext\n\n## B\n\nmore\n", .markdown),
        ("-", "# A comment\n# and more\nkey=1\n", .lines),
        ("-", "---\na: 1\nb:\n  c: 2\n", .yaml),
        ("-", "[a]\nb = 1\nc = \"x\"\n", .toml),
        ("-", "<?xml version=\"1.0\"?>\n<a><b/></a>", .xml), ("-", "<a><b/></a>", .xml),
        ("-", "<ann@example.org> said\n", .text),
        ("-", String(repeating: "\u{0}\u{1}a", count: 40), .hex),
        ("-", "[1, 2]", .json),
        ("-", "[{\"a\": 1}, {\"a\": ", .json),
        ("-", "{\n  \"a\": [1,\n  2]\n}", .json),
        ("-", "[\"a\", \"tru", .json),
        ("-", "{\"a\": 1}\nbad\n{\"a\": 2}\n", .jsonLines),
        ("-", "bad\n{\"a\": 2}\n", .jsonLines),
        ("-", "{\"a\": 1}\n{\"a\": 2, \"b", .jsonLines),
        ("-", "[1,2]\n[3,4]\n", .jsonLines),
        ("-", "{ starting up\n{ more\n", .text),
        ("-", "{ \"x\" said\n", .text),
        ("-", "[note] this\n", .text),
        ("-", "[2024-01-01 10:00:00] up\n[2024-01-01 10:00:01] down\n", .log),
        ("-", "[1] A footnote, explained.\n", .text),
        ("-", "Mar 12 10:00:00 host kernel: up\nMar 12 10:00:01 host kernel: down\n", .log),
        (
            "-",
            "1.2.3.4 - - [12/Mar/2024:10:00:00 +0100] \"GET /\" 200\n1.2.3.4 - - [12/Mar/2024:10:00:00 +0100] \"GET /\" 200\n",
            .log
        ),
        ("build.log", "Compiling a\nCompiling b\nwarning: unused\n", .log),
        ("build.log.1", "Compiling a\nCompiling b\nwarning: unused\n", .log),
        ("build.log-2024-01-31.gz", "Compiling a\nCompiling b\nwarning: unused\n", .log),
        ("notes.1", "Compiling a\nCompiling b\nwarning: unused\n", .lines),
        ("data.json.bak", "{\"a\": [1, 2]}\n", .json),
        ("build.log", "{\"level\": \"info\"}\n{\"level\": \"warn\"}\n", .jsonLines),
        ("-", "Compiling a\nCompiling b\nwarning: unused\n", .lines),
        ("-", "7364916 Cut files\n6a388e8 Lay out\n", .log),
        ("-", "name,age\nAnn,42\nBob,7\n", .csv),
        ("-", "name;age\nAnn;42\nBob;7\n", .csv),
        ("-", "name\tage\nAnn\t42\nBob\t7\n", .csv),
        ("-", "Well, then\nSo, what\nNo, never\n", .lines),
        ("-", "One line, with a comma\n", .text),
        ("-", "commit to this\nAuthor: me\n", .text),
        ("-", "commit 0123abcd\nAuthor: Ann <a@b>\n\n    x\n", .gitLog),
        ("-", "Name: a\nSize: 1\n\nName: b\nSize: 2\n", .stanzas),
        ("a.json", "{\n  \"a\": 1\n}\n{\n  \"a\": 2\n}\n", .jsonSequence),
        ("-", "{\n\"a\": 1}\n{\n\"a\": 2}\n", .jsonSequence),
        ("-", "{\"a\": 1}{\"a\": 2}", .jsonSequence),
        ("-", "\u{1E}{\"a\": 1}\n\u{1E}{\"a\"\n\u{1E}{\"a\": 3}\n", .jsonSequence),
        ("a.json", "{\"a\": 1}\n]]}\nxx\n", .json), ("-", "[1] [2] and more, see [3]\n", .text),
        ("a.json", "{\"a\": 1, // b\n}", .json5), ("-", "// c\n[1, 2,]", .json5), ("-", "{a: 'b'}", .json5),
        ("a.json", "{'a': 1, 'b': True}", .json), ("a.json", "[1,,2,]", .json), ("a.json5", "", .json5),
        ("-", "1,2c1,2\n< a\n---\n> b\n", .diff),
        ("-", "*** a\t2026\n--- b\t2026\n***************\n*** 1 ****\n! a\n", .diff),
        (
            "Cargo.lock",
            "version = 3\n\n[[package]]\nname = \"a\"\ndependencies = [\n \"b\",\n \"c 1.0\",\n \"d\",\n]\n", .toml
        ),
        ("-", "From: a@e.org\nTo: b@e.org\nSubject: x\n\nText\n", .mail),
        ("-", "Subject: x\nFrom: a\n\nText\n", .stanzas),
        ("-", "  PID TTY          TIME CMD\n    1 pts/0    00:00:00 bash\n  217 pts/0    00:00:12 swift\n", .lines),
        (
            "-",
            "total 8\ndrwxr-xr-x  2 ann ann 4096 Jan  2 10:00 src\n-rw-r--r-- 10 ann ann   12 Jan 12 10:00 zoë.txt\n",
            .lines
        ),
        (
            "-",
            "NAME\n       ls - list\n\nSYNOPSIS\n       ls [OPTION]...\n\nDESCRIPTION\n       List information about the files in a folder by default.\n       The order of the names is that of the letters.\n",
            .outline
        ),
        ("a.py", "x = 1\n", .outline), ("-", "def f(x):\n    return 1\n\ndef g(x):\n    return 2\n", .outline),
        (
            "-",
            "This is a text whose lines were wrapped by hand at some\nwidth, as people write them in a README. It has\nsentences, and it goes on for a while.\n\nThen there is one more paragraph.\n",
            .text
        ),
        // Two formats claim these.
        ("-", "INFO: a\nWARN: b\nERROR: c\n", .log),
        ("a.json", "[1]\n[2]\n", .jsonLines),
        ("-", "\n\n", .text), ("-", "plain", .text),
    ]

    @Test func formatIsDetected() {
        for (name, text, format) in Self.samples {
            #expect(document(text, named: name).format == format, "\(name), \(text.debugDescription)")
        }
    }

    @Test func namesDiffer() {
        #expect(Set(FormatName.allCases).count == FormatName.allCases.count)
        #expect(Set(FormatName.allCases.map(\.title)).count == FormatName.allCases.count)
        #expect(FormatName(rawValue: "none") == nil)
    }

    @Test(arguments: FormatName.allCases) func exampleIsRecognized(name: FormatName) {
        let document = document(name.example)
        #expect(document.format == name)
        #expect(document.rowCount > 1)
        #expect(document.rows.allSatisfy { $0.problem == nil })
    }

    /// The samples of this suite, and the examples cut and joined.
    private static func randomSamples() -> [DocumentSample] {
        var samples = samples.map { DocumentSample(name: $0.name, bytes: Array($0.text.utf8), isWhole: true) }
        for seed in 1...300 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var bytes: [UInt8] = []
            for _ in 0...Int.random(in: 0...2, using: &generator) {
                let example = Array((FormatName.allCases.randomElement(using: &generator) ?? .text).example.utf8)
                bytes += example.prefix(Int.random(in: 0...2 * example.count, using: &generator))
            }
            let name = ["a", "a.json", "a.jsonl", "a.csv", "a.md"].randomElement(using: &generator) ?? ""
            samples.append(DocumentSample(name: name, bytes: bytes, isWhole: Bool.random(using: &generator)))
        }
        return samples
    }

    @Test func noConfidenceIsHigherThanTheHighest() {
        for sample in Self.randomSamples() {
            for format in DocumentFormats.all {
                let confidence = format.confidence(in: sample)
                #expect(.none <= confidence && confidence <= format.highestConfidence, "\(format), \(sample)")
            }
        }
    }

    @Test func detectionDoesNotDependOnTheOrderOfTheFormats() {
        var generator = SeededGenerator(seed: 1)
        for sample in Self.randomSamples() {
            let name = DocumentFormats.format(of: sample).name
            for _ in 0..<3 {
                let shuffled = DocumentFormats.all.shuffled(using: &generator)
                #expect(DocumentFormats.format(of: sample, among: shuffled).name == name, "\(sample)")
            }
        }
    }

    @Test func longLinesJSONFilesAreToldByTheirBeginning() {
        let element = "{\"a\": \"" + String(repeating: "x", count: 1000) + "\"}"
        let array = "[" + Array(repeating: element, count: 200).joined(separator: ", ") + "]"
        #expect(document(array).format == .json)
        #expect(document(array).rowCount == 200)
        let huge = "{\"a\": \"" + String(repeating: "x", count: 100_000) + "\"}"
        #expect(document(huge).format == .json)
    }

    @Test func formatCanBeForced() {
        for format in FormatName.allCases {
            #expect(document("{\"a\": 1}\n{\"a\": 2}\n", named: "a.jsonl", as: format).format == format)
            #expect(FormatName(rawValue: format.rawValue) == format)
        }
        #expect(document("a\nb\n", named: "a.json", as: .text).rowCount == 1)
    }
}
