import DisplayList
import Foundation
import SeededRandom
import Testing

@testable import TextLayout

struct InlineObjectTests {
    private static let font = FontDescription(family: "Inter", size: 16)

    private func object(_ width: Double, ascent: Double = 10, descent: Double = 2) -> InlineObject {
        InlineObject(width: width, ascent: ascent, descent: descent) { color in
            .color(color, in: CGRect(x: 0, y: 0, width: width, height: ascent + descent))
        }
    }

    private func run(_ object: InlineObject, count: Int = 1) -> TextRun {
        var style = TextStyle(font: Self.font)
        style.object = object
        return TextRun(String(repeating: "\u{FFFC}", count: count), style: style)
    }

    private func text(_ string: String) -> TextRun { TextRun(string, font: Self.font) }

    private func frame(_ runs: [TextRun], width: Double = .infinity) -> TextFrame {
        Paragraph(runs).layout(width: width)
    }

    @Test func anObjectTakesItsWidth() {
        let plain = frame([text("ab")])
        let frame = frame([text("a"), run(object(30)), text("b"), run(object(7), count: 2)])
        #expect(abs(frame.size.width - plain.size.width - 44) < 0.01)
        #expect(frame.size.height == plain.size.height)
        let carets = [1, 2, 3, 4, 5].map { frame.caretRect(at: $0, in: 500).minX }
        #expect(abs(carets[1] - carets[0] - 30) < 0.01)
        #expect(abs(carets[3] - carets[2] - 7) < 0.01 && abs(carets[4] - carets[3] - 7) < 0.01)
    }

    /// A text view adds a character without width to the last run of each paragraph.
    @Test @MainActor func eachReplacementCharacterIsDrawnOnce() {
        initializeDisplayList()
        var style = TextStyle(font: Self.font)
        // No glyph has this size.
        style.object = object(13.25, ascent: 17.5, descent: 4.25)
        for text in ["\u{FFFC}", "\u{FFFC}\u{2060}", "a\u{FFFC}b", "\u{FFFC}\u{2060}\u{FFFC}", "אב\u{FFFC}ג"] {
            let drawing = frame([TextRun(text, style: style)])
            let color = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
            let nodes = drawing.renderNodes(color: color, origin: .zero, in: 500)
            let objects = nodes.filter { abs($0.bounds.width - 13.25) < 0.01 && abs($0.bounds.height - 21.75) < 0.01 }
            #expect(objects.count == text.unicodeScalars.count { $0.value == 0xFFFC }, "\(text.debugDescription)")
            for (offset, unit) in text.utf16.enumerated() where unit == 0xFFFC {
                let place = drawing.rects(for: offset..<offset + 1, in: 500).first
                #expect(objects.contains { abs($0.bounds.minX - (place?.minX ?? -1)) < 0.01 })
            }
        }
    }

    @Test func aTallObjectMakesItsLineTall() {
        let plain = frame([text("ab")])
        let tall = frame([text("ab"), run(object(10, ascent: 50, descent: 0))])
        #expect(tall.firstBaseline == 50 && tall.size.height > 50)
        let low = frame([text("ab"), run(object(10, ascent: 0, descent: 40))])
        #expect(low.firstBaseline == plain.firstBaseline && low.size.height > 40 + plain.firstBaseline - 1)
    }

    @Test func linesBreakBesideObjects() {
        let frame = frame([text("aaa"), run(object(60)), run(object(60)), text("bbb")], width: 100)
        #expect(frame.lines.count == 2)
        #expect(frame.rects(for: 4..<5, in: 100).first.map { $0.minX == 0 && $0.minY > 0 } ?? false)
    }

    @Test func onlyTheReplacementCharacterShowsAnObject() {
        var style = TextStyle(font: Self.font)
        style.object = object(100)
        #expect(frame([TextRun("abc", style: style)]).size.width == frame([text("abc")]).size.width)
    }

    /// Each object takes its width, wherever it is in random text of several scripts, and lines that are shaped again
    /// have the same widths.
    @Test(arguments: 0..<100) func objectsTakeTheirWidths(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let parts = ["a", " ", "office", "中文", "שלום", "مرحبا", ". ", "é"]
        var runs: [TextRun] = []
        for _ in 0..<Int.random(in: 1...12, using: &generator) {
            if Bool.random(using: &generator) {
                runs.append(run(object(Double(Int.random(in: 1...40, using: &generator)))))
            } else {
                runs.append(text(parts.randomElement(using: &generator) ?? ""))
            }
        }
        let width = Double(Int.random(in: 50...200, using: &generator))
        let frame = frame(runs, width: width)
        var offset = 0
        for run in runs {
            let length = run.text.utf16.count
            if let object = run.style.object {
                let rects = frame.rects(for: offset..<offset + length, in: width)
                #expect(rects.count == 1 && abs((rects.first?.width ?? 0) - object.width) < 0.01)
            }
            offset += length
        }
        let pango = Paragraph(runs, wordShaping: nil).layout(width: width)
        #expect(pango.size == frame.size && pango.lines.count == frame.lines.count)
    }
}
