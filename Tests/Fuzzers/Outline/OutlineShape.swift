import SeededRandom

/// A node of an outline with what is in it, without identifiers.
package struct OutlineShape: Codable, Sendable {
    package var children: [OutlineShape]
    /// Whether the children are loaded later.
    package var isLazy: Bool

    package init(_ children: [OutlineShape] = [], isLazy: Bool = false) {
        (self.children, self.isLazy) = (children, isLazy)
    }

    init(using generator: inout SeededGenerator, depth: Int = 0) {
        isLazy = generator.below(8) == 0
        let count = isLazy || generator.below(3) == 0 ? 0 : generator.below(depth > 2 ? 1 : 4)
        children = (0..<count).map { _ in OutlineShape(using: &generator, depth: depth + 1) }
    }
}
