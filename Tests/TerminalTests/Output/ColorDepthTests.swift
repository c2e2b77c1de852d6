import Testing

@testable import Terminal

@Suite struct ColorDepthTests {
    @Test(arguments: [
        (CellColor.rgb(red: 255, green: 0, blue: 0), CellColor.indexed(196), CellColor.theme(9)),
        (.rgb(red: 0, green: 0, blue: 0), .indexed(16), .theme(0)),
        (.rgb(red: 128, green: 128, blue: 128), .indexed(244), .theme(8)),
        (.rgb(red: 0, green: 128, blue: 0), .indexed(28), .theme(2)),
        (.rgb(red: 250, green: 250, blue: 250), .indexed(231), .theme(15)),
        (.indexed(196), .indexed(196), .theme(9)), (.indexed(3), .indexed(3), .theme(3)),
        (.theme(12), .theme(12), .theme(12)), (.standard, .standard, .standard),
    ])
    func colorsThatATerminalLacksAreReplaced(color: CellColor, indexed: CellColor, theme: CellColor) {
        #expect(ColorDepth.direct.nearest(color) == color)
        #expect(ColorDepth.indexed.nearest(color) == indexed)
        #expect(ColorDepth.theme.nearest(color) == theme)
        #expect(ColorDepth.none.nearest(color) == .standard)
    }

    @Test func colorsOfTheCubeAreThemselves() {
        let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
        for index in 16..<232 {
            let place = index - 16
            let color = CellColor.rgb(red: steps[place / 36], green: steps[place / 6 % 6], blue: steps[place % 6])
            #expect(ColorDepth.indexed.nearest(color) == .indexed(UInt8(index)))
        }
    }
}
