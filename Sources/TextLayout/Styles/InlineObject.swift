import DisplayList

/// An object in a line of text, such as an image, that is drawn in place of a character.
///
/// A style with an object has it drawn for each U+FFFC OBJECT REPLACEMENT CHARACTER. Objects are equal if they are the
/// same. All lengths are in points.
package final class InlineObject: Sendable {
    /// The distance to the next character.
    package let width: Double
    /// The extent above the baseline.
    package let ascent: Double
    /// The extent below the baseline, negative for an object above it.
    package let descent: Double
    /// Draws the object, with the origin in its top left corner, for a color of the text.
    let draw: @Sendable (RGBA) -> RenderNode?

    package init(
        width: Double,
        ascent: Double,
        descent: Double,
        draw: @escaping @Sendable (_ color: RGBA) -> RenderNode?
    ) {
        self.width = max(0, width)
        (self.ascent, self.descent) = (ascent, descent)
        self.draw = draw
    }
}

extension InlineObject: Hashable {
    package static func == (left: InlineObject, right: InlineObject) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
