import Testing
import Toolchain

struct ParagraphMemoryTests {
    /// Measured in a process of its own: the other tests allocate memory, too.
    @Test func paragraphsGiveBackWhatTheyTake() throws {
        let printed = try Command(Command.build.appending(path: "TextProbe").path, "growth").run()
        let growths = printed.matches(of: /growth (-?\d+)/).compactMap { Int($0.1) }
        #expect(growths.count == 6)
        // The leaked glyphs of 500 paragraphs would take a megabyte in each round.
        #expect((growths.min() ?? .max) < 256 << 10, "\(growths)")
    }
}
