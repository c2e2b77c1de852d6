import Foundation
import Testing

@testable import TextLayout

struct ParagraphMemoryTests {
    @Test func `paragraphs give back what they take`() throws {
        func make(_ count: Int) {
            for index in 0..<count {
                let text = "Row \(index) אבג unfolds and folds, \u{AD}again and again"
                let paragraph = Paragraph(text, font: FontDescription(size: 17))
                _ = paragraph.layout(width: 80, maximumLines: 2, lineBreak: .truncatingTail)
            }
        }
        make(500)
        let before = try Self.residentBytes()
        make(2_500)
        let growth = try Self.residentBytes() - before
        // Glyphs lost of each would be 5 MB; other tests run at the same time.
        #expect(growth < 4 << 20)
    }

    private static func residentBytes() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try #require(fields.dropFirst().first.flatMap { Int($0) }) * 4096
    }
}
