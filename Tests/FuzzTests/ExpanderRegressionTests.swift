import Fuzzers
import Fuzzing
import Testing
import UIKitTesting

/// Tests the programs of the expander that once broke a law, as the fuzzer printed them.
@MainActor
struct ExpanderRegressionTests {
    @Test func aHeaderThatWasOnlyMeasuredForAnUpdateIsNotInTheTable() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[39, 60, 44, 33, 44], [], []],
                    policy: .accordion,
                    scope: .section,
                    heights: .constraints,
                    hasTitles: true,
                    comparesPictures: true
                ),
                [
                    .edit(
                        [.insert(heights: [60, 60, 60], at: 0), .insertSection(heights: [], at: 45)],
                        animated: true
                    ),
                    .pinch(50, from: 0, to: 0), .fling(10), .settle,
                ]
            ) == nil
        )
    }

    @Test func aRowThatIsShownAgainWhileItsTextIsMeasuredKeepsItsArrow() {
        let heights = [0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 44, 60, 33]
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(sections: [heights], policy: .accordion, scope: .group, heights: .texts, details: .later),
                [
                    .react(.init(callback: .cellForRow, after: 0, action: .replaceDetails)),
                    .set(62, .big, animated: true), .set(35, .small, animated: true), .advance(48), .advance(386),
                    .replaceDetails, .advance(270), .progress(39, percent: 80), .advance(489), .restoreSnapshot,
                    .key(2),
                    .setTextSize(1), .fling(127), .pinch(56, from: 8, to: 7), .progress(63, percent: 0), .touchUp,
                    .key(0), .settle,
                ]
            ) == nil
        )
    }

    @Test func aCellThatReturnsToTheScreenTakesItsDetailBack() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[33, 120, 60, 33, 20, 60, 20, 33, 60, 120]],
                    policy: .atMostTwo,
                    scope: .group,
                    heights: .constraints,
                    details: .later,
                    conduct: 21396
                ),
                [
                    .expandAll(animated: true), .tap(42), .setTextSize(1), .advance(119), .restoreSnapshot,
                    .scrub(34, nil), .tap(161), .scrub(6, nil), .scroll(to: 106, animated: true), .measureAhead,
                    .react(.init(callback: .updateRows, after: 4, action: .toggle(38))), .restoreState, .settle,
                    .showRow(43, position: 0, animated: false),
                    .edit([.delete(51), .move(16, to: 57), .deleteSection(20)], animated: true), .settle,
                ]
            ) == nil
        )
    }

    @Test func aLevelThatChangesWhileASnapshotIsRestoredUpdatesItsRows() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(sections: [[0], [0, 0, 0, 0, 0, 0, 1]], hasChildren: true),
                [
                    .scrub(39, .medium), .takeSnapshot,
                    .react(.init(callback: .fitsFolded, after: 0, action: .collapseAll)), .restoreSnapshot, .settle,
                ]
            ) == nil
        )
    }

    @Test func aRowThatFoldsOffTheScreenKeepsNoDetailInItsCell() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[20, 33, 60, 33, 120, 33, 120, 120, 33]],
                    policy: .accordion,
                    scope: .group,
                    heights: .constraints,
                    details: .now,
                    motion: .none,
                    reveal: .top,
                    isDiffable: true,
                    hasChildren: true,
                    comparesPictures: true,
                    conduct: 6494
                ),
                [
                    .dropScrub(56), .settle,
                    .edit(
                        [.resize(43, height: 60), .deleteSection(55), .insert(heights: [20, 20], at: 46)],
                        animated: true
                    ),
                    .toggle(31), .settle, .saveState, .settle, .touch(210), .expandAll(animated: true), .setTextSize(0),
                    .advance(402), .settle,
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

    @Test func anArrowOfANarrowerCellIsBesideTheFirstLine() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [],
                    policy: .accordion,
                    scope: .section,
                    heights: .texts,
                    motion: .curve,
                    reveal: .top,
                    anchor: .none,
                    comparesPictures: true
                ),
                [.edit([.insertSection(heights: [20], at: 0)], animated: false), .setWidth(240), .settle]
            ) == nil
        )
    }

    @Test func aCellThatIsOffTheScreenLeavesTheDetailToTheOneThatReplacedIt() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(sections: [[17]], heights: .texts, details: .now, reveal: .none),
                [
                    .toggle(0), .edit([.reloadSection(0)], animated: false), .reloadData, .setTextSize(1),
                    .edit([], animated: false), .settle,
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

    @Test func aTableThatReturnsAfterAChangeOfTheTextSizeLooksAsAFreshOne() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[0]],
                    policy: .independent,
                    heights: .delegate,
                    hasTitles: true,
                    comparesPictures: true
                ),
                [
                    .edit([.reload(0, height: 20)], animated: false), .leaveWindow, .setTextSize(1), .returnToWindow,
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func changesMadeWhileAStateIsSetBelongToIt() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[0, 0, 0, 0, 0, 17, 0, 0, 17]],
                    policy: .alwaysOne,
                    heights: .texts,
                    anchor: .topOfViewport,
                    hasChildren: true
                ),
                [
                    .restoreSnapshot, .saveState,
                    .react(.init(callback: .fitsFolded, after: 0, action: .set(44, .big, animated: false))),
                    .restoreState, .toggle(27), .settle,
                ]
            ) == nil
        )
    }

    @Test func heightsAskedForBetweenChangesThatCancelEachOtherOutAreAskedForAgain() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(sections: [[0, 0], [1]], policy: .independent, heights: .delegate, details: .now),
                [
                    .react(.init(callback: .willDisplay, after: 1, action: .collapseAll)),
                    .showRow(61, position: 0, animated: false), .toggle(37),
                    .react(.init(callback: .identity, after: 0, action: .toggle(2))),
                    .edit([.reload(0, height: 1), .reconfigure(61, height: 0)], animated: false), .settle,
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

    @Test func aRowThatAMotionFoldsAlongWithOthersLeavesNoDetail() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[20, 20, 20, 20, 20, 20, 20, 20, 22, 20, 20], [20, 44, 44]],
                    policy: .alwaysOne,
                    heights: .texts,
                    details: .now,
                    reveal: .minimal,
                    comparesPictures: true
                ),
                [
                    .scrub(55, nil), .scroll(to: 8, animated: false), .scrub(20, nil), .catchRow(11),
                    .endScrub(11, velocity: 28), .measureAhead, .settle, .advance(425), .settle,
                    .react(.init(callback: .identity, after: 0, action: .set(18, .big, animated: true))), .saveState,
                    .scrollToRow(11, position: 3, animated: false), .returnToWindow, .restoreState,
                    .edit(
                        [.insert(heights: [300, 300, 300], at: 21), .reload(13, height: 120), .reloadSection(22)],
                        animated: true
                    ),
                    .scroll(to: 548, animated: false), .toggle(27), .advance(98), .collapseAll(animated: false),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aCellThatEntersAtItsFinalHeightIsLaidOutForIt() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[83, 42, 29], [2, 42, 2, 2, 2, 2, 2, 2, 0]],
                    policy: .accordion,
                    scope: .group,
                    heights: .texts,
                    motion: .curve,
                    reveal: .minimal,
                    conduct: 7840
                ),
                [.expandAll(animated: false), .reloadData, .settle, .setWidth(240), .touch(140), .settle]
            ) == nil
        )
    }
}
