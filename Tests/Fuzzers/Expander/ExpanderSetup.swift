import SeededRandom
import UIKitTesting

/// The table and the expander that a program starts with.
package struct ExpanderSetup: Codable, Sendable {
    package enum Policy: String, Codable, CaseIterable, Sendable {
        case independent, accordion, alwaysOne, atMostTwo
    }

    package enum Scope: String, Codable, CaseIterable, Sendable {
        case table, section, group
    }

    package enum Heights: String, Codable, CaseIterable, Sendable {
        case delegate, constraints, texts
    }

    package enum Details: String, Codable, CaseIterable, Sendable {
        case none, now, later
    }

    package enum Motion: String, Codable, CaseIterable, Sendable {
        case system, bouncing, curve, none
    }

    package enum ExpansionReveal: String, Codable, CaseIterable, Sendable {
        case minimal, top, none
    }

    package enum Anchor: String, Codable, CaseIterable, Sendable {
        case touchedRow, topOfViewport, none
    }

    /// The heights of the folded rows in points, by section.
    package var sections: [[Int]]
    package var policy: Policy
    package var scope: Scope
    package var heights: Heights
    package var details: Details
    package var keepsDetails: Bool
    package var motion: Motion
    package var reveal: ExpansionReveal
    package var anchor: Anchor
    package var isDiffable: Bool
    /// Whether every fifth row has child rows that appear and disappear with its level.
    package var hasChildren: Bool
    package var hasTitles: Bool
    package var locates: Bool
    package var reducesMotion: Bool
    package var comparesPictures: Bool
    /// The rules of `PlatformConduct` by which the screen behaves, as its raw value.
    package var conduct: UInt32

    package init(
        sections: [[Int]],
        policy: Policy = .independent,
        scope: Scope = .table,
        heights: Heights = .delegate,
        details: Details = .none,
        keepsDetails: Bool = false,
        motion: Motion = .system,
        reveal: ExpansionReveal = .minimal,
        anchor: Anchor = .touchedRow,
        isDiffable: Bool = false,
        hasChildren: Bool = false,
        hasTitles: Bool = false,
        locates: Bool = false,
        reducesMotion: Bool = false,
        comparesPictures: Bool = false,
        conduct: UInt32 = 0
    ) {
        self.sections = sections
        self.policy = policy
        self.scope = scope
        self.heights = heights
        self.details = details
        self.keepsDetails = keepsDetails
        self.motion = motion
        self.reveal = reveal
        self.anchor = anchor
        self.isDiffable = isDiffable
        self.hasChildren = hasChildren
        self.hasTitles = hasTitles
        self.locates = locates
        self.reducesMotion = reducesMotion
        self.comparesPictures = comparesPictures
        self.conduct = conduct
    }

    init(using generator: inout SeededGenerator) {
        func draw<Choice: CaseIterable>(_ type: Choice.Type) -> Choice where Choice.AllCases == [Choice] {
            Choice.allCases[generator.below(Choice.allCases.count)]
        }
        let count = generator.below(2) == 0 ? 1 + generator.below(3) : 1
        sections = (0..<count).map { _ in
            (0..<generator.below(24)).map { _ in [20, 33, 44, 60, 120][generator.below(5)] }
        }
        policy = draw(Policy.self)
        scope = draw(Scope.self)
        heights = draw(Heights.self)
        details = generator.below(2) == 0 ? draw(Details.self) : .none
        keepsDetails = generator.below(3) == 0
        motion = generator.below(2) == 0 ? .system : draw(Motion.self)
        reveal = generator.below(2) == 0 ? .minimal : draw(ExpansionReveal.self)
        anchor = generator.below(2) == 0 ? .touchedRow : draw(Anchor.self)
        isDiffable = generator.below(4) == 0
        hasChildren = generator.below(4) == 0
        hasTitles = generator.below(4) == 0
        locates = generator.below(3) == 0
        reducesMotion = generator.below(8) == 0
        comparesPictures = generator.below(8) == 0
        let all = PlatformConduct.asOnIOS.union(.uncertain).rawValue
        conduct =
            switch generator.below(4) {
            case 0: PlatformConduct.asOnIOS.rawValue
            case 1: UInt32(generator.below(Int(all) + 1))
            default: 0
            }
    }
}
