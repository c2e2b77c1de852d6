import SeededRandom

/// The views that a program of animations starts with.
package struct AnimatorSetup: Codable, Sendable {
    /// The number of views.
    package var views: Int
    /// Whether each view is in the one before, instead of beside it.
    package var isNested: Bool
    /// The frame rate of the screen.
    package var framesPerSecond: Int

    package init(views: Int = 1, isNested: Bool = false, framesPerSecond: Int = 60) {
        self.views = views
        self.isNested = isNested
        self.framesPerSecond = framesPerSecond
    }

    init(using generator: inout SeededGenerator) {
        views = 1 + generator.below(3)
        isNested = generator.below(3) == 0
        framesPerSecond = [60, 120, 30][generator.below(3)]
    }
}
