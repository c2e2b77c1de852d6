import SeededRandom

/// The controllers that a program starts with.
package struct NavigationSetup: Codable, Sendable {
    package var root: ControllerPlan
    /// Whether the screen has a safe area.
    package var hasSafeArea: Bool

    package init(root: ControllerPlan, hasSafeArea: Bool = false) {
        self.root = root
        self.hasSafeArea = hasSafeArea
    }

    init(using generator: inout SeededGenerator) {
        root = ControllerPlan(using: &generator)
        hasSafeArea = generator.below(2) == 0
    }
}
