import SeededRandom
import Unfold

/// The outline that a program starts with.
package struct OutlineSetup: Codable, Sendable {
    package enum Policy: String, Codable, CaseIterable, Sendable {
        case independent, accordion, alwaysOne, atMostTwo

        var policy: ExpansionPolicy {
            switch self {
            case .independent: .independent
            case .accordion: .accordion
            case .alwaysOne: .alwaysOne
            case .atMostTwo: .atMost(2)
            }
        }
    }

    package enum Motion: String, Codable, CaseIterable, Sendable {
        case system, curve, none

        var motion: ExpansionMotion {
            switch self {
            case .system: .system
            case .curve: .curve(.easeInOut, duration: 0.25)
            case .none: .none
            }
        }
    }

    package var tree: [OutlineShape]
    package var policy: Policy
    package var motion: Motion
    /// Whether the roots are sections that fold by their headers.
    package var hasSections: Bool
    package var isDiffable: Bool
    /// Whether groups that load show a row meanwhile.
    package var hasPlaceholders: Bool
    package var reducesMotion: Bool

    package init(
        tree: [OutlineShape],
        policy: Policy = .independent,
        motion: Motion = .system,
        hasSections: Bool = false,
        isDiffable: Bool = false,
        hasPlaceholders: Bool = false,
        reducesMotion: Bool = false
    ) {
        self.tree = tree
        self.policy = policy
        self.motion = motion
        self.hasSections = hasSections
        self.isDiffable = isDiffable
        self.hasPlaceholders = hasPlaceholders
        self.reducesMotion = reducesMotion
    }

    init(using generator: inout SeededGenerator) {
        tree = (0..<1 + generator.below(5)).map { _ in OutlineShape(using: &generator) }
        policy = Policy.allCases[generator.below(4)]
        motion = generator.below(2) == 0 ? .system : Motion.allCases[generator.below(3)]
        hasSections = generator.below(4) == 0
        isDiffable = generator.below(4) == 0
        hasPlaceholders = generator.below(2) == 0
        reducesMotion = generator.below(8) == 0
    }
}
