import CoreGraphics
import Testing

@testable import UIKit

@Suite struct SplitLayoutTests {
    private func layout(
        _ mode: UISplitViewController.DisplayMode,
        triple: Bool = false,
        mirrored: Bool = false
    ) -> SplitLayout {
        SplitLayout(
            bounds: CGRect(x: 0, y: 0, width: 1000, height: 600),
            primary: 300,
            supplementary: 250,
            hasSupplementary: triple,
            mode: mode,
            isMirrored: mirrored
        )
    }

    @Test func oneColumnIsBesideOrOverTheSecondaryOne() {
        let beside = layout(.oneBesideSecondary).frames
        #expect(beside.primary.minX == 0 && beside.primary.width == 300)
        #expect(beside.secondary == CGRect(x: 300, y: 0, width: 700, height: 600))
        let over = layout(.oneOverSecondary).frames
        #expect(over.primary.minX == 0 && over.secondary.width == 1000)
        let alone = layout(.secondaryOnly).frames
        #expect(alone.primary.maxX == 0 && alone.secondary.width == 1000)
    }

    @Test func ofThreeColumnsTheSupplementaryOneIsFirst() {
        let one = layout(.oneBesideSecondary, triple: true).frames
        #expect(one.supplementary.minX == 0 && one.primary.maxX == 0 && one.secondary.minX == 250)
        let two = layout(.twoBesideSecondary, triple: true).frames
        #expect(two.primary.minX == 0 && two.supplementary.minX == 300 && two.secondary.minX == 550)
        let displaced = layout(.twoDisplaceSecondary, triple: true).frames
        #expect(displaced.secondary.minX == 550 && displaced.secondary.width == 750)
    }

    @Test(arguments: [UISplitViewController.DisplayMode.secondaryOnly, .oneBesideSecondary, .twoOverSecondary])
    func theOtherEdgeMirrorsAll(mode: UISplitViewController.DisplayMode) {
        let (plain, mirrored) = (layout(mode, triple: true).frames, layout(mode, triple: true, mirrored: true).frames)
        for (first, second) in [
            (plain.primary, mirrored.primary), (plain.supplementary, mirrored.supplementary),
            (plain.secondary, mirrored.secondary),
        ] {
            #expect(second.minX == 1000 - first.maxX && second.width == first.width)
        }
    }

    @Test func widthsFollowThePreferencesWithinTheirLimits() {
        #expect(SplitLayout.Width().resolved(in: 1000, standard: 320) == 320)
        #expect(SplitLayout.Width(preferred: 400).resolved(in: 1000, standard: 320) == 400)
        #expect(SplitLayout.Width(fraction: 0.25).resolved(in: 1000, standard: 320) == 250)
        #expect(SplitLayout.Width(fraction: 0.25, minimum: 280).resolved(in: 1000, standard: 320) == 280)
        #expect(SplitLayout.Width(fraction: 0.9, maximum: 500).resolved(in: 1000, standard: 320) == 500)
        #expect(SplitLayout.Width(preferred: 400).resolved(in: 300, standard: 320) == 300)
    }
}
