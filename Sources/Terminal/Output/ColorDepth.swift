/// The colors that a terminal has.
public enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// No colors; attributes remain.
    case none
    /// The colors of the theme, and their bright forms.
    case theme
    /// The 256 colors of xterm.
    case indexed
    /// Any color.
    case direct

    public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }

    /// Returns the nearest color that the terminal has.
    public func nearest(_ color: CellColor) -> CellColor {
        switch (self, color) {
        case (.none, _): .standard
        case (.theme, .indexed(let index)) where index < 16: .theme(index)
        case (.theme, .indexed(let index)): .theme(Self.themeColor(Self.parts(of: index)))
        case (.theme, .rgb(let red, let green, let blue)): .theme(Self.themeColor((Int(red), Int(green), Int(blue))))
        case (.indexed, .rgb(let red, let green, let blue)):
            .indexed(Self.indexedColor((Int(red), Int(green), Int(blue))))
        default: color
        }
    }

    private typealias Parts = (red: Int, green: Int, blue: Int)

    /// The parts of the steps in xterm's cube of 6 × 6 × 6 colors.
    private static let steps = [0, 95, 135, 175, 215, 255]

    /// The parts of a color from 16: the cube, then 24 grays.
    private static func parts(of index: UInt8) -> Parts {
        let index = Int(index)
        if index >= 232 {
            let gray = 8 + (index - 232) * 10
            return (gray, gray, gray)
        }
        let place = max(0, index - 16)
        return (steps[place / 36], steps[place / 6 % 6], steps[place % 6])
    }

    private static func indexedColor(_ color: Parts) -> UInt8 {
        func step(_ part: Int) -> Int { part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }
        let cube = 16 + 36 * step(color.red) + 6 * step(color.green) + step(color.blue)
        let mean = (color.red + color.green + color.blue) / 3
        let gray = 232 + min(max(0, (mean - 3) / 10), 23)
        let best = [cube, gray].min { distance(color, parts(of: UInt8($0))) < distance(color, parts(of: UInt8($1))) }
        return UInt8(best ?? cube)
    }

    /// The theme decides what its colors are, so only the hue is kept: a part counts if it is over half of the largest.
    private static func themeColor(_ color: Parts) -> UInt8 {
        let largest = max(color.red, color.green, color.blue)
        if largest < 48 { return 0 }
        func bit(_ part: Int, _ value: UInt8) -> UInt8 { part * 2 > largest ? value : 0 }
        let hue = bit(color.red, 1) | bit(color.green, 2) | bit(color.blue, 4)
        if hue == 7, largest < 160 { return 8 }
        return largest > 215 ? hue | 8 : hue
    }

    private static func distance(_ left: Parts, _ right: Parts) -> Int {
        func square(_ number: Int) -> Int { number * number }
        return square(left.red - right.red) + square(left.green - right.green) + square(left.blue - right.blue)
    }
}
