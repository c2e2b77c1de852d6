import Foundation
import Testing

@testable import TextLayout

struct ParagraphMemoryTests {
    @Test func paragraphsGiveBackWhatTheyTake() throws {
        func make(_ count: Int) {
            for index in 0..<count {
                let text = "Row \(index) אבג unfolds and folds, \u{AD}again and again"
                let paragraph = Paragraph(text, font: FontDescription(size: 17))
                _ = paragraph.layout(width: 80, maximumLines: 2, lineBreak: .truncatingTail)
            }
        }
        make(500)
        // Other tests also allocate memory, but not in every round. A leak shows in every round.
        let growths = try (0..<6).map { _ in
            let before = try Self.residentBytes()
            make(500)
            return try Self.residentBytes() - before
        }
        // The leaked glyphs of 500 paragraphs would take a megabyte.
        #expect((growths.min() ?? 0) < 512 << 10, "\(growths)")
    }

    private static func residentBytes() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try #require(fields.dropFirst().first.flatMap { Int($0) }) * 4096
    }
}
