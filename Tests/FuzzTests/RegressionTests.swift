import Fuzzers
import Fuzzing
import Testing

/// Tests the programs that once broke a law, as the fuzzers printed them.
@MainActor
struct RegressionTests {
    @Test func aScrollInDidEndDisplayingLeavesNoRowUnmeasured() {
        #expect(
            replay(
                TableFuzzer.self,
                from: .init(
                    sections: [[35, 44, 44, 120, 20, 20, 33, 44, 1]],
                    isSelfSizing: true,
                    hasTitles: false,
                    isGrouped: false
                ),
                [
                    .edit(.insert(heights: [120], at: 0), .nothing),
                    .settle,
                    .edit(.insert(heights: [0], at: 0), .shortBlock),
                    .edit(.insert(heights: [0], at: 0), .shortBlock),
                    .next(.didEndDisplaying, .scroll(to: 1, animated: false)),
                    .edit(.resize(59, height: 0), .withoutAnimation),
                    .advance(1),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aDetailMadeInAScrubKeepsItsColorWhenTheScrubGoesBack() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[20]],
                    policy: .atMostTwo,
                    scope: .group,
                    heights: .texts,
                    details: .now,
                    keepsDetails: false,
                    motion: .system,
                    reveal: .minimal,
                    anchor: .touchedRow,
                    isDiffable: false,
                    hasChildren: false,
                    hasTitles: false,
                    locates: false,
                    reducesMotion: false,
                    comparesPictures: true
                ),
                [.scrub(0, nil), .toggle(0), .settle]
            ) == nil
        )
    }

    @Test func aRowWhoseFileLostItsBytesIsMeasuredAgain() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(file: [.repeated("[", 38)], format: nil, follows: false, windowSize: 0),
                [.settle, .toggle(0), .toggle(0), .rewrite([]), .settle, .toggle(0), .settle]
            ) == nil
        )
    }

    @Test func aTapIntoAnAnimatedScrollLeavesNoRowHighlighted() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [
                        [],
                        [
                            20, 20, 20, 20, 20, 25, 20, 120, 20, 120, 44, 60, 33, 20, 120, 44, 60, 60, 60, 33, 20, 120,
                        ],
                        [120, 20, 120, 44, 20, 120, 44, 60, 60, 120, 33, 60, 60, 60, 44, 44],
                    ],
                    policy: .atMostTwo,
                    scope: .group,
                    heights: .texts,
                    details: .now,
                    keepsDetails: false,
                    motion: .system,
                    reveal: .top,
                    anchor: .topOfViewport,
                    isDiffable: false,
                    hasChildren: false,
                    hasTitles: false,
                    locates: false,
                    reducesMotion: false,
                    comparesPictures: true
                ),
                [
                    .react(.init(.identity, after: 0, .endScrub)),
                    .keepPlace(.delete(55)),
                    .set(51, .big, animated: false),
                    .showRow(48, position: 0, animated: true),
                    .prune,
                    .tap(294),
                    .expandAll(animated: false),
                    .advance(346),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aChangeOfTheTextSizeLeavesNoHeightWithoutTheIndicator() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[0, 0, 0, 0, 0, 0, 0, 0, 17]],
                    policy: .independent,
                    scope: .table,
                    heights: .texts,
                    details: .none,
                    keepsDetails: false,
                    motion: .system,
                    reveal: .minimal,
                    anchor: .touchedRow,
                    isDiffable: false,
                    hasChildren: false,
                    hasTitles: false,
                    locates: false,
                    reducesMotion: false,
                    comparesPictures: false
                ),
                [.set(8, .big, animated: false), .setTextSize(1), .settle]
            ) == nil
        )
    }
}
