import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit

/// Tests the constraints of arrangements, and how few of them a change affects.
@Suite struct StackArrangementTests {
    private func frames(_ arrangement: StackArrangement) -> Set<StackConstraint> {
        Set(arrangement.constraints.map(\.frame))
    }

    @Test func noConstraintIsAskedForTwiceNorOfAViewThatIsNotThere() {
        var generator = SeededGenerator(seed: 31)
        for _ in 0..<500 {
            let tokens = (0..<Int.random(in: 0...5, using: &generator)).map { _ in StackToken() }
            let arrangement = StackArrangement.random(of: tokens, using: &generator)
            let constraints = arrangement.constraints
            #expect(Set(constraints.map(\.frame)).count == constraints.count, "\(arrangement)")
            #expect(constraints.isEmpty == tokens.isEmpty)
            let ids = Set(tokens.map(ObjectIdentifier.init))
            for constraint in constraints {
                for case .item(let id)? in [constraint.first.member, constraint.second?.member] {
                    #expect(ids.contains(id))
                }
                #expect(constraint.priority.rawValue > 0 && constraint.priority <= .required)
                #expect(!constraint.first.member.isGap || !arrangement.visible.isEmpty)
            }
        }
    }

    @Test func anotherSpacingChangesConstantsOnly() {
        var generator = SeededGenerator(seed: 32)
        for _ in 0..<300 {
            let tokens = (0..<4).map { _ in StackToken() }
            let arrangement = StackArrangement.random(of: tokens, using: &generator)
            // Proportional shares depend on the spacings, so they change too.
            guard arrangement.distribution != .fillProportionally else { continue }
            var other = arrangement
            other.spacing = .points(99)
            #expect(frames(arrangement) == frames(other))
        }
    }

    @Test func marginsChangeOnlyWhatIsAboutTheEdges() {
        var generator = SeededGenerator(seed: 33)
        for _ in 0..<300 {
            var arrangement = StackArrangement.random(of: (0..<4).map { _ in StackToken() }, using: &generator)
            arrangement.isMarginsRelative = false
            var other = arrangement
            other.isMarginsRelative = true
            for constraint in frames(arrangement).symmetricDifference(frames(other)) {
                let members = [constraint.first.member, constraint.second?.member]
                #expect(members.contains(.stack) || members.contains(.margins))
            }
        }
    }

    /// In a stack with fill distribution, adding, removing or hiding a view only affects its two neighbors.
    @Test(arguments: UIStackView.Alignment.all.filter { $0 != .firstBaseline && $0 != .lastBaseline })
    func aViewThatHidesMovesItsNeighborsOnly(_ alignment: UIStackView.Alignment) {
        let tokens = (0..<7).map { _ in StackToken() }
        var arrangement = StackArrangement(alignment: alignment)
        arrangement.items = tokens.map { StackArrangement.Item(id: ObjectIdentifier($0)) }
        var hidden = arrangement
        hidden.items[3].isHidden = true
        var removed = arrangement
        removed.items.remove(at: 3)
        let near = tokens[2...4].map(ObjectIdentifier.init)
        for changed in [hidden, removed] {
            for constraint in frames(arrangement).symmetricDifference(frames(changed)) {
                #expect(near.contains { constraint.isAbout($0) }, "\(constraint)")
            }
        }
    }

    @Test func hiddenViewsWaitInTheMiddleOfTheGapAndHoldNothingApart() throws {
        let tokens = (0..<3).map { _ in StackToken() }
        var arrangement = StackArrangement(spacing: .points(10))
        arrangement.items = tokens.map { StackArrangement.Item(id: ObjectIdentifier($0)) }
        arrangement.items[1].isHidden = true
        let spaces = arrangement.constraints.filter { $0.purpose == .spacing }
        #expect(spaces.map(\.constant) == [10])
        #expect(spaces.allSatisfy { !$0.isAbout(ObjectIdentifier(tokens[1])) })
        let waiting = try #require(arrangement.constraints.first { $0.purpose == .hiddenSpacing })
        #expect(waiting.constant == 5 && waiting.priority < .defaultLow)
        #expect(waiting.second?.member == .item(ObjectIdentifier(tokens[0])))
        // At the end there is no gap.
        arrangement.items[1].isHidden = false
        arrangement.items[2].isHidden = true
        let last = try #require(arrangement.constraints.first { $0.purpose == .hiddenSpacing })
        #expect(last.constant == 0 && last.second?.member == .item(ObjectIdentifier(tokens[1])))
    }

    @Test func aGapTakesTheSpacingOfTheViewShownBeforeIt() {
        let tokens = (0..<4).map { _ in StackToken() }
        var arrangement = StackArrangement(spacing: .points(10))
        arrangement.items = tokens.map { StackArrangement.Item(id: ObjectIdentifier($0)) }
        arrangement.items[0].spacingAfter = .points(1)
        arrangement.items[1].spacingAfter = .points(2)
        arrangement.items[1].isHidden = true
        arrangement.items[2].spacingAfter = .system
        let spaces = arrangement.constraints.filter { $0.purpose == .spacing }
        #expect(spaces.map(\.constant) == [1, 0])
        #expect(spaces.map(\.systemSpacings) == [0, 1])
    }

    /// The shares were read from UIKit's constraints for views of 160, 80 and 40 points.
    @Test func sharesAreThoseOfUIKit() {
        let tokens = (0..<3).map { _ in StackToken() }
        var arrangement = StackArrangement(distribution: .fillProportionally)
        arrangement.items = zip(tokens, [160, 80, 40]).map {
            StackArrangement.Item(id: ObjectIdentifier($0), length: $1)
        }
        let shares = arrangement.constraints.filter { $0.purpose == .proportionalFill }
        #expect(shares.map { ($0.multiplier * 1e6).rounded() / 1e6 } == [0.571429, 0.285714, 0.142857])
        #expect(shares.map(\.priority.rawValue) == [999, 998, 997])
    }
}

extension StackConstraint.Member {
    fileprivate var isGap: Bool { if case .gap = self { true } else { false } }
}
