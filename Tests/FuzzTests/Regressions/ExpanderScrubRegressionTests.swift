import Fuzzers
import Fuzzing
import Testing
import UIKitTesting

/// Tests programs of the expander that once broke a law: those about scrubs.
@MainActor
struct ExpanderScrubRegressionTests {
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

    @Test func aTitleThatAppearsInAScrubStaysWhenTheScrubGoesBack() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [
                        [
                            20, 20, 20, 20, 20, 20, 28, 20, 33, 33, 44, 60, 120, 20, 120, 120, 20, 33, 120, 60, 20, 120,
                        ],
                        [33, 120, 60, 120, 33, 20, 44],
                    ],
                    policy: .accordion,
                    scope: .group,
                    heights: .texts,
                    details: .later,
                    keepsDetails: false,
                    motion: .system,
                    reveal: .top,
                    anchor: .none,
                    isDiffable: false,
                    hasChildren: false,
                    hasTitles: true,
                    locates: false,
                    reducesMotion: false,
                    comparesPictures: true
                ),
                [
                    .scrub(13, .medium),
                    .showRow(44, position: 1, animated: true),
                    .returnToWindow,
                    .returnToWindow,
                    .endScrub(1, velocity: -10),
                    .toggle(34),
                    .progress(13, percent: 80),
                    .scrub(62, nil),
                    .touchMove(22),
                    .setTextSize(0),
                    .touchUp,
                    .fling(1),
                    .react(.init(callback: .cellForRow, after: 6, action: .toggle(3))),
                    .deliverDetails,
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func anArrowOfARowThatFoldsOffTheScreenDuringAScrubIsThatOfAFoldedRow() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[120, 120, 33, 44, 44, 60, 60, 120, 60, 20, 44, 33, 20, 60, 44, 60, 60]],
                    policy: .accordion,
                    heights: .texts,
                    motion: .none,
                    reveal: .minimal,
                    conduct: 21258
                ),
                [
                    .toggle(14), .settle, .scrollToRow(8, position: 2, animated: false), .fling(-50), .scrub(30, nil),
                    .showRow(0, position: 0, animated: false), .settle,
                ]
            ) == nil
        )
    }

    @Test func aScrubThatGoesBackLaysOutCellsWhoseLayoutWaited() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[0, 34]],
                    policy: .alwaysOne,
                    heights: .constraints,
                    details: .later,
                    conduct: PlatformConduct([.layoutWaits, .firstLayoutAnimates]).rawValue
                ),
                [.touch(115), .toggle(18), .scrub(50, nil), .settle]
            ) == nil
        )
    }

    @Test func aDetailHostHasTheHeightOfAFreshOneAfterAScrubThatGoesBack() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[0]],
                    policy: .accordion,
                    scope: .group,
                    heights: .constraints,
                    motion: .bouncing,
                    reveal: .none,
                    conduct: PlatformConduct([
                        .layoutWaits, .scrollsByEstimates, .rowsEnterAtEstimates, .firstLayoutAnimates, .keepsCells,
                        .updatesIgnoreTouches,
                    ]).rawValue
                ),
                [.scrub(0, nil), .pinch(0, from: 0, to: 0), .settle]
            ) == nil
        )
    }

    @Test func aCellThatTheTableKeptShowsALevelThatAScrubTookBack() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[0, 0, 0, 0, 0, 0, 0, 113, 0, 44, 60, 0, 44, 33]],
                    policy: .accordion,
                    scope: .group,
                    heights: .constraints,
                    anchor: .none,
                    conduct: 7757
                ),
                [
                    .edit(
                        [
                            .insertSection(heights: [20], at: 19), .insertSection(heights: [], at: 55), .delete(11),
                        ],
                        animated: true
                    ),
                    .tap(182), .showRow(32, position: 1, animated: true), .expandAll(animated: true),
                    .edit(
                        [.insert(heights: [33, 33, 33], at: 16), .insertSection(heights: [44, 44], at: 62)],
                        animated: true
                    ),
                    .touchMove(45), .scrub(44, nil), .deliverDetails, .touchMove(-24),
                    .edit(
                        [.reconfigure(46, height: 20), .delete(40), .moveSection(11, to: 41)],
                        animated: false
                    ),
                    .toggle(29), .deliverDetails, .set(55, .small, animated: true), .touchUp, .settle,
                ]
            ) == nil
        )
    }

    @Test func aCellThatIsCreatedInAScrubKeepsItsContentWhenTheScrubGoesBack() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [
                        [120, 33], [20, 44, 20, 44, 120, 20, 33, 60, 120, 44, 44, 20, 120, 44, 44, 120, 44],
                    ],
                    policy: .accordion,
                    scope: .table,
                    heights: .texts,
                    details: .now,
                    keepsDetails: false,
                    motion: .system,
                    reveal: .minimal,
                    anchor: .topOfViewport,
                    isDiffable: false,
                    hasChildren: false,
                    hasTitles: true,
                    locates: false,
                    reducesMotion: false,
                    comparesPictures: true,
                    conduct: 7509
                ),
                [
                    .tap(168), .touchUp, .scrub(14, .medium),
                    .react(.init(callback: .didScroll, after: 0, action: .ask)),
                    .scrollToRow(48, position: 0, animated: false), .advance(45), .restoreState, .measureAhead,
                    .toggle(3), .measureAhead, .advance(278), .endScrub(17, velocity: -29),
                    .showRow(28, position: 2, animated: false), .scrub(28, .medium),
                    .edit([.delete(60), .deleteSection(27)], animated: true), .tap(175), .toggle(16), .catchRow(10),
                    .react(.init(callback: .heightForRow, after: 0, action: .showRow(20))), .advance(21), .settle,
                ]
            ) == nil
        )
    }

    @Test func anArrowThatIsTurnedBackInAScrubStaysWhenTheScrubGoesBack() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[0, 0, 9, 33, 120, 120, 33, 22, 20, 33, 60, 1, 38, 0, 0, 0, 33, 60, 44, 33]],
                    policy: .atMostTwo,
                    scope: .table,
                    heights: .delegate,
                    details: .none,
                    keepsDetails: false,
                    motion: .system,
                    reveal: .minimal,
                    anchor: .touchedRow,
                    isDiffable: false,
                    hasChildren: true,
                    hasTitles: false,
                    locates: false,
                    reducesMotion: true,
                    comparesPictures: false,
                    conduct: 4096
                ),
                [
                    .react(.init(callback: .willDisplay, after: 0, action: .toggle(6))), .saveState, .prune,
                    .react(.init(callback: .cellForRow, after: 0, action: .scrub(40))), .prune,
                    .progress(63, percent: 100), .returnToWindow, .scroll(to: 440, animated: false),
                    .scrollToRow(52, position: 3, animated: false), .showRow(62, position: 1, animated: true),
                    .scrub(31, .big), .toggle(6), .progress(11, percent: 80), .set(0, .small, animated: true),
                    .cancelScrub(29), .edit([.resize(17, height: 120)], animated: true),
                    .edit([.move(12, to: 59)], animated: true), .collapseAll(animated: true), .toggle(61),
                    .keepPlace(.move(7, to: 41)), .settle,
                ]
            ) == nil
        )
    }
}
