import CoreGraphics
import Foundation
import Testing

@testable import UIKit

private struct Density: UITraitDefinition {
    static let defaultValue = 1
}

private struct Unlike: UITraitDefinition {
    struct Value {}
    static let defaultValue = Value()
}

struct UITraitCollectionTests {
    @Test func nothingIsSpecifiedAtFirst() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.layoutDirection == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits[Density.self] == 1)
        #expect(traits == UITraitCollection(userInterfaceStyle: .unspecified))
    }

    @Test func laterCollectionsWinAndUnspecifiedOnesDoNot() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        #expect(merged.userInterfaceStyle == .dark)
        #expect(merged.displayScale == 2)
    }

    @Test func changesAreFoundByValue() {
        let first = UITraitCollection { $0.userInterfaceStyle = .dark }
        let second = first.modifyingTraits { $0.displayScale = 3 }
        #expect(second.changedTraits(from: first).map { $0.name } == ["UITraitDisplayScale"])
        #expect(first.changedTraits(from: first).isEmpty)
        #expect(!second.hasDifferentColorAppearance(comparedTo: first))
        #expect(second.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
        #expect(first.hasDifferentColorAppearance(comparedTo: nil))
        #expect(second != first)
        #expect(second.modifyingTraits { $0.displayScale = 0 } == first)
    }

    @Test func traitsOfAClient() {
        let dense = UITraitCollection { $0[Density.self] = 2 }
        #expect(dense[Density.self] == 2)
        #expect(dense == UITraitCollection(Density.self, value: 2))
        #expect(dense.changedTraits(from: UITraitCollection()).count == 1)
        // A client's default can be set over another value.
        #expect(UITraitCollection(traitsFrom: [dense, UITraitCollection(Density.self, value: 1)])[Density.self] == 1)
        // Values that aren't equatable count as changed.
        let unlike = UITraitCollection(Unlike.self, value: .init())
        #expect(unlike.changedTraits(from: UITraitCollection(Unlike.self, value: .init())).count == 1)
    }

    @Test func overrides() {
        var overrides = UITraitOverrides()
        let traits = UITraitCollection(userInterfaceStyle: .light)
        #expect(overrides.applied(to: traits) === traits)
        overrides.userInterfaceStyle = .dark
        #expect(overrides.contains(UITraitUserInterfaceStyle.self))
        #expect(overrides.applied(to: traits).userInterfaceStyle == .dark)
        overrides.remove(UITraitUserInterfaceStyle.self)
        #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
        #expect(overrides.applied(to: traits) === traits)
    }

    @Test func equalCollectionsHashAlike() {
        let first = UITraitCollection {
            $0.layoutDirection = .rightToLeft; $0.displayScale = 2
        }
        let second = UITraitCollection {
            $0.displayScale = 2; $0.layoutDirection = .rightToLeft
        }
        #expect(first == second && first.hash == second.hash)
        #expect(Set([first, second]).count == 1)
    }
}
