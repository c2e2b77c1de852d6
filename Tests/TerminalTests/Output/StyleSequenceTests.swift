import StrictTerminal
import Testing

@testable import Terminal

@Suite struct StyleSequenceTests {
    private static let styles: [CellStyle] = (0..<24).map(GridText.style)

    @Test(arguments: ColorDepth.allCases)
    func anyStyleFollowsAnyOther(depth: ColorDepth) throws {
        let sequence = StyleSequence(depth: depth)
        for old in Self.styles.map(sequence.shown) {
            for new in Self.styles.map(sequence.shown) {
                var terminal = StrictTerminal(GridSize(columns: 4, rows: 1))
                var bytes: [UInt8] = []
                sequence.append(from: .plain, to: old, to: &bytes)
                sequence.append(from: old, to: new, to: &bytes)
                try terminal.feed(bytes + [UInt8(ascii: "x")])
                #expect(terminal.cells[0][0].style == new, "\(old) \(new)")
            }
        }
    }

    @Test func theShorterWayIsTaken() {
        func text(_ old: CellStyle, _ new: CellStyle) -> String {
            var bytes: [UInt8] = []
            StyleSequence(depth: .direct).append(from: old, to: new, to: &bytes)
            return String(decoding: bytes.dropFirst(), as: UTF8.self)
        }
        let bold = CellStyle(attributes: .bold)
        #expect(text(bold, .plain) == "[m")
        #expect(text(.plain, bold) == "[1m")
        #expect(text(bold, CellStyle(attributes: [.bold, .dim])) == "[2m")
        #expect(text(CellStyle(attributes: [.bold, .dim]), bold) == "[0;1m")
        #expect(text(bold, bold) == "")
        let colored = CellStyle(foreground: .rgb(red: 1, green: 2, blue: 3), attributes: [.bold])
        #expect(text(colored, colored.adding(.underlined)) == "[4m")
    }
}
