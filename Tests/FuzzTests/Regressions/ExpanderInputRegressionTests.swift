import Fuzzers
import Fuzzing
import Testing

/// Tests programs of the expander that once broke a law: those about touches and keys.
@MainActor
struct ExpanderInputRegressionTests {
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
                    .react(.init(callback: .identity, after: 0, action: .endScrub)),
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

    @Test func aHighlightEndsWithItsTouchAfterTheTouchedCellLeft() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[20, 20, 20, 108, 120, 0, 44, 33, 33, 96, 44, 0, 20, 33, 33, 44, 60, 20]],
                    policy: .accordion,
                    scope: .section,
                    heights: .delegate,
                    details: .none,
                    keepsDetails: false,
                    motion: .system,
                    reveal: .top,
                    anchor: .touchedRow,
                    isDiffable: false,
                    hasChildren: false,
                    hasTitles: false,
                    locates: false,
                    reducesMotion: false,
                    comparesPictures: true
                ),
                [
                    .set(35, .medium, animated: false),
                    .toggle(37),
                    .edit([.delete(29), .delete(59)], animated: false),
                    .touch(427),
                    .showRow(47, position: 0, animated: true),
                    .advance(357),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func contentReturnsAfterACallbackStoppedADragBeyondTheEdge() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(sections: [[0]], policy: .accordion, scope: .group, motion: .bouncing),
                [.react(.init(callback: .didScroll, after: 0, action: .showRow(0))), .fling(1), .settle]
            ) == nil
        )
    }

    @Test func aRowOfOnePointHasTheFocus() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(sections: [[1]], scope: .section, reveal: .top),
                [.key(0), .edit([.resize(0, height: 2)], animated: false), .settle]
            ) == nil
        )
    }

    @Test func aKeyDuringAScrollFromBeyondTheEdgeEndsWithinTheContent() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[35, 120, 120, 33, 20]],
                    policy: .atMostTwo,
                    scope: .group,
                    heights: .delegate,
                    motion: .bouncing,
                    reveal: .top
                ),
                [
                    .edit([.insertSection(heights: [33], at: 0), .insert(heights: [60, 60], at: 0)], animated: false),
                    .fling(-1), .scroll(to: 1, animated: true), .key(0), .settle,
                ]
            ) == nil
        )
    }

    @Test func aKeyAfterTheLastSectionWasDeletedLeadsNowhere() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(sections: [[0]], policy: .independent, heights: .texts, anchor: .none),
                [.key(0), .edit([.deleteSection(0)], animated: false), .key(1)]
            ) == nil
        )
    }

    @Test func aHighlightedCellThatTheTableKeepsReturnsWithoutItsHighlight() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [
                        [20, 60, 20, 44, 60, 120, 44, 60, 20], [60, 60, 60, 60, 120, 60, 44, 33, 20, 60, 120, 44, 120],
                    ],
                    policy: .atMostTwo,
                    heights: .constraints,
                    details: .later,
                    motion: .none,
                    isDiffable: true,
                    hasTitles: true,
                    comparesPictures: true,
                    conduct: 7509
                ),
                [
                    .touch(392), .advance(169), .react(.init(callback: .identity, after: 0, action: .ask)), .toggle(39),
                    .tap(175), .cancelScrub(62), .deliverDetails, .toggle(34), .advance(329), .replaceDetails,
                    .returnToWindow, .progress(30, percent: 40), .collapseAll(animated: true), .toggle(16),
                    .set(46, .big, animated: true), .dropScrub(9), .set(2, .small, animated: true), .settle,
                ]
            ) == nil
        )
    }

    @Test func theFocusRingGoesWithItsTable() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(sections: [[0]], details: .none, motion: .none, conduct: 0),
                [.toggle(0), .key(0)]
            ) == nil
        )
    }
}
