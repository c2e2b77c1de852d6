/// The layers of the drawing of a text.
package struct TextDrawingLayers: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The backgrounds of runs.
    package static let backgrounds = TextDrawingLayers(rawValue: 1)
    /// The glyphs, and the lines under and through them.
    package static let foregrounds = TextDrawingLayers(rawValue: 2)
    package static let all: TextDrawingLayers = [.backgrounds, .foregrounds]
}
