import Foundation
import TextLayout

/// The memory that paragraphs leave behind, in a process in which nothing else allocates.
enum Growth {
    private static let count = 500

    /// Prints the growth of the resident memory in bytes over some rounds of 500 paragraphs each.
    static func run() throws {
        make()
        for _ in 0..<6 {
            let before = try residentBytes()
            make()
            print("growth", try residentBytes() - before)
        }
    }

    private static func make() {
        for index in 0..<count {
            let text = "Row \(index) אבג unfolds and folds, \u{AD}again and again"
            let paragraph = Paragraph(text, font: FontDescription(size: 17))
            _ = paragraph.layout(width: 80, maximumLines: 2, lineBreak: .truncatingTail)
        }
    }

    private static func residentBytes() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        guard fields.count > 1, let pages = Int(fields[1]) else { throw ProbeError.usage }
        return pages * 4096
    }
}
