import Foundation
import Testing

extension WindowTests {
    @Suite(.serialized)
    struct CommandLines {
        private let folder: ScratchFolder

        init() throws { folder = try ScratchFolder() }

        @Test func helpShowsExamples() throws {
            let run = try UnfoldRun(["--help"], in: folder.url)
            #expect(run.status == 0)
            #expect(run.errors == "")
            for example in ["unfold data.jsonl", "git log | unfold -", "unfold --record"] {
                #expect(run.output.contains(example))
            }
        }

        @Test func theVersionIsThatOfTheChangelog() throws {
            let run = try UnfoldRun(["--version"], in: folder.url)
            let package = sequence(first: URL(filePath: #filePath)) { $0.deletingLastPathComponent() }.prefix(5)
            let file = try #require(Array(package).last).appending(path: "CHANGELOG.md")
            let changelog = try String(contentsOf: file, encoding: .utf8)
            let version = try #require(changelog.firstMatch(of: /\n## (\d+\.\d+\.\d+)/)).1
            #expect(run.status == 0 && run.output == version + "\n")
        }

        @Test(arguments: [
            (["--nope"], "There is no option --nope"), (["--tail", "file"], "Did you mean --follow?"),
            (["--path", ".a-b", "file"], "needs quotes and brackets"),
            (["--format", "pdf", "file"], "The value 'pdf' is invalid"),
            (["--format", "csv"], "--format needs a file"), (["--fresh"], "--fresh needs a file"),
            (["--context", "1", "file"], "--context is about"),
            (["one", "two", "--record", "films"], "--record records one file"),
            (["-", "-"], "Standard input can be shown only once"),
        ])
        func mistakesAreExplained(_ arguments: [String], _ message: String) throws {
            let run = try UnfoldRun(arguments, in: folder.url)
            #expect(run.status == 64)
            #expect(!run.isCrash)
            #expect(run.output == "")
            #expect(run.errors.contains(message))
        }

        /// An option whose argument cannot apply is not ignored in silence.
        @Test func argumentsThatCannotApplyAreNamed() throws {
            let (a, b) = (try folder.file("a.csv", "id,n\n1,x\n").path, try folder.file("b.csv", "id,n\n1,y\n").path)
            let compared = try UnfoldRun(["--compare", a, b, "--key", "zz"], in: folder.url)
            #expect(compared.status == 2 && compared.output.isEmpty)
            #expect(compared.errors.contains("a.csv and b.csv: no record has the field “zz”. Choose another one"))
            let table = try UnfoldRun(["--table", "zz"], in: folder.url)
            #expect(table.status == 2 && table.errors.contains("there is no table “zz”. Choose one of gallery, "))
            let field = try UnfoldRun(["--filter", "zz=1", a], in: folder.url)
            #expect(field.status == 1 && field.errors.contains("a.csv has no field “zz”"))
            let bad = String(repeating: "a", count: 50) + "!\n"
            let lines = try folder.file("bad.log", bad + "aa\n" + bad).path
            let limited = try UnfoldRun(["--filter", "^(a+)+$", lines], in: folder.url)
            #expect(limited.status == 2 && limited.output == "aa\n")
            #expect(limited.errors.contains("bad.log: 2 rows were not searched: the condition can match them in too"))
            let start = try UnfoldRun(["--filter", "n=x", "--line", "9", "--columns", "n", a], in: folder.url)
            #expect(start.status == 0 && start.output == "1,x\n")
            #expect(start.errors.contains("--line, --columns: not used"))
        }

        @Test(arguments: [("--path", ".b.zz"), ("--find", "nothing")])
        func aRecordingOfAPlaceThatIsNotThereIsRefused(option: String, place: String) throws {
            let file = try folder.file("a.json", #"{"a": 1, "b": {"c": 2}}"#).path
            let run = try UnfoldRun([file, "--record", "films", option, place], in: folder.url)
            expectOneLine(run, naming: "a.json", option)
            #expect(run.errors.contains("zz") || run.errors.contains(place))
        }

        @Test(arguments: ["json", "xml", "toml", "yaml", "git-log"])
        func aFilterOfAFileInAnotherFormatSaysSo(format: String) throws {
            let log = try folder.file("a.log", "2024-03-12 10:00:00 INFO up\n2024-03-12 10:00:01 ERROR down\n").path
            let run = try UnfoldRun(["--filter", "down", "--format", format, log], in: folder.url)
            #expect(run.status == 2 && run.errors.contains("a.log: line 1 is not "))
            let right = try UnfoldRun(["--filter", "down", "--format", "log", log], in: folder.url)
            #expect(right.status == 0 && right.errors.isEmpty)
        }

        @Test func aFilterWritesTheRowsAround() throws {
            let log = try folder.file("a.log", (0..<9).map { "INFO line \($0)\n" }.joined()).path
            let run = try UnfoldRun(["--filter", "line [17]", "-C", "1", log], in: folder.url)
            let expected = [0, 1, 2, 6, 7, 8].map { "INFO line \($0)\n" }.joined()
            #expect(run.status == 0 && run.output == expected && run.errors.isEmpty)
        }

        @Test func aFilterWritesTheRowsOfAllFiles() throws {
            let a = try folder.file("a.csv", "id,n\nx1,1\ny,2\n").path
            let b = try folder.file("b.csv", "id,n\ny,2\nx2,1\n").path
            let run = try UnfoldRun(["--filter", "x", a, b], in: folder.url)
            #expect(run.status == 0 && run.output == "x1,1\nx2,1\n" && run.errors.isEmpty)
            let missing = try UnfoldRun(["--filter", "x", "none.csv", b], in: folder.url)
            #expect(missing.status == 2 && missing.output == "x2,1\n" && missing.errors.contains("none.csv"))
        }

        @Test(arguments: [
            ("file", "a file of that name"), ("file/folder", "cannot be made"), ("/proc/no", "cannot be made"),
        ])
        func aFolderThatCannotBeMadeIsNamed(_ name: String, _ reason: String) throws {
            _ = try folder.file("file", "")
            let run = try UnfoldRun(["--record", name], in: folder.url)
            expectOneLine(run, naming: name, reason)
        }

        @Test func aFolderThatCannotBeWrittenIsNamed() throws {
            // The strip's file name is taken by a folder, which even root can't overwrite.
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: "films/document.png"),
                withIntermediateDirectories: true
            )
            let file = try folder.file("a.txt", "a\n")
            let run = try UnfoldRun([file.path, "--record", "films"], in: folder.url)
            #expect(run.status == 1)
            #expect(run.errors.split(separator: "\n").last?.contains("there is a folder of that name") == true)
        }
    }
}

/// Expects a message of one line and an exit status that indicates failure.
func expectOneLine(
    _ run: UnfoldRun,
    naming name: String,
    _ reason: String,
    location: SourceLocation = #_sourceLocation
) {
    #expect(run.status == 1 && !run.isCrash, sourceLocation: location)
    #expect(run.output == "", sourceLocation: location)
    #expect(run.errors.hasPrefix("unfold: "), sourceLocation: location)
    #expect(run.errors.contains(name) && run.errors.contains(reason), "\(run.errors)", sourceLocation: location)
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)", sourceLocation: location)
}
