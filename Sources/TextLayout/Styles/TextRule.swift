/// The appearance of a line below or through text.
package struct TextRule: Hashable, Sendable {
    package enum Shape: Hashable, Sendable {
        case single
        /// A line of twice the thickness.
        case thick
        /// Two lines, with a gap of their thickness.
        case double
    }

    package var shape: Shape
    /// Red, green, blue and alpha, 0 to 1, not premultiplied; `nil` for the color of the text.
    package var color: SIMD4<Float>?

    package init(_ shape: Shape = .single, color: SIMD4<Float>? = nil) {
        self.shape = shape
        self.color = color
    }
}
