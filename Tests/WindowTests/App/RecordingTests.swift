import Foundation
import Testing

extension WindowTests {
    /// Tests the program without a display.
    @Suite(.serialized)
    struct Recordings {
        private let folder: ScratchFolder

        init() throws { folder = try ScratchFolder() }

        /// Without files, what comes through a pipe is copied. The appearance is that of a window.
        @Test func withoutADisplayNothingIsRecordedUnasked() throws {
            let copy = try UnfoldRun([], in: folder.url)
            #expect(copy.status == 0 && copy.outputLines.isEmpty && copy.errors.isEmpty)
            let run = try UnfoldRun(["--dark"], in: folder.url)
            #expect(run.status == 2)
            #expect(run.errors.contains("there is no display") && run.errors.contains("--record"))
            #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "out").path))
            // A display would not help.
            let absent = try UnfoldRun(["--dark", "absent.json"], in: folder.url)
            #expect(absent.status == 1)
            #expect(absent.errors.contains("absent.json") && !absent.errors.contains("no display"))
        }

        @Test func allExamplesAreRecorded() throws {
            let run = try UnfoldRun(["--record", "films", "--strips"], in: folder.url)
            #expect(run.status == 0)
            let tutorials = ["tap-to-reveal", "comments", "messages", "main-and-detail", "three-sizes"]
            let lists = ["list-outline", "settings-list", "shop", "mail-sidebar"]
            let examples =
                ["gallery"] + tutorials.map { "\($0)-unfold" }
                + ["plain-cells", "outline", "nested-groups", "folding-sections", "diffable"]
                + ["live-feed", "catchable-spring", "million-rows"] + lists.map { "\($0)-unfold" } + tutorials + lists
                + ["showcase"]
            #expect(run.outputLines.map { URL(filePath: $0).lastPathComponent } == examples.map { "\($0).png" })
            for path in run.outputLines {
                #expect(try Data(contentsOf: URL(filePath: path)).starts(with: [0x89, 0x50, 0x4E, 0x47]))
            }
        }

        @Test func recordingsAreTheSameEveryTime() async throws {
            // The rest of the gallery has the same parts, and all films take minutes.
            let tables = ["comments", "outline", "catchable-spring"].flatMap { ["--table", $0] }
            let url = folder.url
            async let first = UnfoldRun(["--record", "first"] + tables, in: url)
            async let second = UnfoldRun(["--record", "a/b"] + tables, in: url)
            let (one, other) = try await (first, second)
            #expect((one.status, other.status) == (0, 0))
            #expect(!one.errors.contains("there is no display"))
            #expect(one.outputLines.count == 6)
            #expect(one.outputLines.count == other.outputLines.count)
            for (one, other) in zip(one.outputLines, other.outputLines) {
                #expect(one.contains("/first/") && other.contains("/a/b/"))
                let same = try Data(contentsOf: URL(filePath: one)) == Data(contentsOf: URL(filePath: other))
                #expect(same, "\(one) and \(other) differ")
            }
        }

        @Test func filesAreRecordedInBothAppearances() throws {
            let file = try folder.file("values.jsonl", "{\"a\": 1}\n{\"a\": [2, 3]}\n")
            for (flags, background): ([String], UInt32) in [([], 0xFFFFFF), (["--dark"], 0x1D1D20)] {
                let run = try UnfoldRun([file.path, "--record", "films"] + flags, in: folder.url)
                #expect(run.status == 0)
                let strip = try Picture(URL(filePath: try #require(run.outputLines.first)))
                #expect(strip.color(100, 300) == background)
                // Something unfolds between the first picture and the last.
                let last = strip.width - strip.height * 320 / 480
                let (width, height) = (0..<200, 0..<200)
                #expect(height.contains { y in width.contains { strip.color($0, y) != strip.color(last + $0, y) } })
            }
        }

        @Test func standardInputIsReadAsWhatItIsSaidToBe() throws {
            let text = "{\"a\": 1}\n{\"a\": 2}\n{\"a\": 3}\n"
            let guessed = try UnfoldRun(["-", "--record", "guessed"], input: text, in: folder.url)
            let json = try UnfoldRun(["-", "--format", "jsonl", "--record", "json"], input: text, in: folder.url)
            let plain = try UnfoldRun(["-", "--format", "text", "--record", "text"], input: text, in: folder.url)
            #expect([guessed, json, plain].map(\.status) == [0, 0, 0])
            let strips = try [guessed, json, plain].map {
                try Data(contentsOf: URL(filePath: try #require($0.outputLines.first)))
            }
            #expect(strips[0] == strips[1])
            #expect(strips[0] != strips[2])
        }
    }
}
