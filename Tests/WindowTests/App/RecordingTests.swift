import Foundation
import Testing

extension WindowTests {
    /// Tests the program without a display.
    @Suite(.serialized)
    struct Recordings {
        private let folder: ScratchFolder

        init() throws { folder = try ScratchFolder() }

        @Test func theExamplesAreRecordedTheSameEveryTime() async throws {
            // Run in parallel, because all films together take a while.
            let url = folder.url
            async let first = UnfoldRun([], in: url, seconds: 300)
            async let second = UnfoldRun(["--record", "a/b"], in: url, seconds: 300)
            let (plain, chosen) = try await (first, second)
            #expect((plain.status, chosen.status) == (0, 0))
            #expect(plain.errors.contains("there is no display"))
            #expect(!chosen.errors.contains("there is no display"))
            #expect(plain.outputLines.count == chosen.outputLines.count)
            let tutorials = ["tap-to-reveal", "comments", "messages", "main-and-detail", "three-sizes"]
            let examples =
                ["gallery"] + tutorials.map { "\($0)-unfold" }
                + ["plain-cells", "outline", "nested-groups", "folding-sections", "diffable"]
                + ["live-feed", "catchable-spring", "million-rows"] + tutorials + ["showcase"]
            let names = examples.flatMap { ["\($0).png", "\($0).webp"] }
            #expect(plain.outputLines.map { URL(filePath: $0).lastPathComponent } == names)
            for (one, other) in zip(plain.outputLines, chosen.outputLines) {
                let data = try Data(contentsOf: URL(filePath: one))
                #expect(one.contains("/out/") && other.contains("/a/b/"))
                #expect(try Data(contentsOf: URL(filePath: other)) == data, "\(one) and \(other) differ")
                let start: [UInt8] = one.hasSuffix(".png") ? [0x89, 0x50, 0x4E, 0x47] : Array("RIFF".utf8)
                #expect(data.starts(with: start))
            }
        }

        @Test func filesAreRecordedInBothAppearances() throws {
            let file = try folder.file("values.jsonl", "{\"a\": 1}\n{\"a\": [2, 3]}\n")
            for (flags, background): ([String], UInt32) in [([], 0xFFFFFF), (["--dark"], 0x000000)] {
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
