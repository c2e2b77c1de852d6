/// The shortest sequence that changes the style of what is written next.
///
/// Parameters are separated by semicolons only, since some terminals misread colons.
struct StyleSequence {
    let depth: ColorDepth

    /// Returns the style that a terminal of the depth shows.
    func shown(_ style: CellStyle) -> CellStyle {
        CellStyle(
            foreground: depth.nearest(style.foreground),
            background: depth.nearest(style.background),
            attributes: style.attributes
        )
    }

    /// Appends the sequence between two styles that the terminal shows.
    func append(from old: CellStyle, to new: CellStyle, to bytes: inout [UInt8]) {
        guard old != new else { return }
        let change = self.change(from: old, to: new)
        // A sequence without parameters resets the style.
        let reset = new == .plain ? "" : (["0"] + self.change(from: .plain, to: new)).joined(separator: ";")
        let text = change.joined(separator: ";")
        bytes += "\u{1B}[\(text.utf8.count < reset.utf8.count ? text : reset)m".utf8
    }

    private typealias Attributes = CellStyle.Attributes

    /// The attributes with the parameter that sets each, and that which resets it. Bold and dim have one to reset.
    private static let attributes: [(attribute: CellStyle.Attributes, on: String, off: String)] = [
        (.bold, "1", "22"), (.dim, "2", "22"), (.italic, "3", "23"), (.underlined, "4", "24"), (.reversed, "7", "27"),
    ]

    private func change(from old: CellStyle, to new: CellStyle) -> [String] {
        var parameters: [String] = []
        var present = old.attributes
        for (attribute, _, off) in Self.attributes
        where present.contains(attribute) && !new.attributes.contains(attribute) {
            parameters.append(off)
            present.subtract(off == "22" ? [.bold, .dim] : attribute)
        }
        for (attribute, on, _) in Self.attributes
        where new.attributes.contains(attribute) && !present.contains(attribute) {
            parameters.append(on)
        }
        if old.foreground != new.foreground { parameters.append(parameter(new.foreground, base: 30)) }
        if old.background != new.background { parameters.append(parameter(new.background, base: 40)) }
        return parameters
    }

    private func parameter(_ color: CellColor, base: Int) -> String {
        switch color {
        case .standard: "\(base + 9)"
        case .theme(let index) where index < 8: "\(base + Int(index))"
        case .theme(let index): "\(base + 60 + Int(index) % 8)"
        case .indexed(let index): "\(base + 8);5;\(index)"
        case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
        }
    }
}
