import Foundation
import StrictTerminal
import Testing

@testable import Terminal

@Suite struct ScreenModesTests {
    private static let all: [ScreenModes] = {
        var modes: [ScreenModes] = [.initial, .fullScreen]
        for bits in stride(from: 0, to: 64, by: 5) {
            var mode = bits & 1 == 0 ? ScreenModes.fullScreen : .initial
            mode.distinguishesKeys = bits & 2 != 0
            mode.mouse = bits & 4 == 0 ? .none : bits & 8 == 0 ? .buttons : .drags
            mode.reportsFocus = bits & 16 != 0
            mode.reportsSize = bits & 16 != 0
            mode.reportsColorScheme = bits & 32 != 0
            mode.wheelSendsArrows = bits & 32 != 0
            mode.cursorShape = bits & 32 != 0 ? .bar : .standard
            modes.append(mode)
        }
        return modes
    }()

    private static let initial = StrictTerminal(GridSize(columns: 8, rows: 4)).modes

    @Test func changesLeadFromAnyModesToAnyOthers() throws {
        for old in Self.all {
            for new in Self.all {
                var terminal = StrictTerminal(GridSize(columns: 8, rows: 4))
                try terminal.feed(old.bytes(from: .initial) + new.bytes(from: old))
                var direct = StrictTerminal(GridSize(columns: 8, rows: 4))
                try direct.feed(new.bytes(from: .initial))
                #expect(terminal.modes == direct.modes)
                try terminal.feed(new.restoration)
                #expect(terminal.modes == Self.initial)
            }
        }
        #expect(ScreenModes.fullScreen.bytes(from: .fullScreen) == [])
    }

    /// A program may stop between any two bytes.
    @Test func restorationLeadsBackFromTheMiddleOfAnything() throws {
        var grid = CellGrid(GridSize(columns: 8, rows: 4))
        for row in 0..<4 {
            let style = CellStyle(foreground: .theme(1), attributes: .reversed)
            grid.write(CellText("a❤️漢 \(row)", style: style), row: row, column: 0)
        }
        let frame = ScreenWriter(synchronizesFrames: true).bytes(from: nil, to: grid)
        for modes in Self.all.suffix(6) {
            let output = modes.bytes(from: .initial) + frame + ClipboardWrite("text", through: nil)!.bytes
            for count in 0...output.count {
                // Terminals drop what an escape cuts off.
                let cut = complete(output.prefix(count))
                var terminal = StrictTerminal(GridSize(columns: 8, rows: 4))
                try terminal.feed(cut)
                try terminal.feed(modes.restoration)
                #expect(terminal.modes == Self.initial, "\(count)")
                try terminal.checkEndOfFrame()
            }
        }
    }

    /// Returns the sequences and characters that are complete.
    private func complete(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var bytes = Array(bytes)
        if let escape = bytes.lastIndex(of: 0x1B) {
            let rest = bytes[(escape + 1)...]
            let isComplete = rest.first == 0x5B && rest.dropFirst().contains { (0x40...0x7E).contains($0) }
            if !isComplete { bytes.removeSubrange(escape...) }
        }
        while String(validating: bytes, as: UTF8.self) == nil { bytes.removeLast() }
        // Of a string that is cut off, nothing is seen.
        if let start = String(decoding: bytes, as: UTF8.self).range(of: "\u{1B}]52") {
            return Array(String(decoding: bytes, as: UTF8.self)[..<start.lowerBound].utf8)
        }
        return bytes
    }

    /// Text after the end is written below a screen that stays.
    @Test func restorationKeepsThePlaceOnAScreenThatStays() throws {
        for modes in Self.all where !modes.isAlternate {
            var terminal = StrictTerminal(GridSize(columns: 8, rows: 4))
            try terminal.feed(modes.bytes(from: .initial) + Array("\u{1B}[2;3r\u{1B}[4;3H".utf8) + modes.restoration)
            #expect(terminal.cursor == GridPosition(row: 3, column: 2))
            try terminal.checkEndOfFrame()
        }
    }

    @Test func theScreenIsLeftLast() {
        let text = String(decoding: ScreenModes.fullScreen.restoration, as: UTF8.self)
        #expect(text.hasSuffix("\u{1B}[?1049l"))
        #expect(text.contains("\u{1B}[?25h"))
    }
}
