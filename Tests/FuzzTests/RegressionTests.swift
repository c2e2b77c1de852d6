import Fuzzers
import Fuzzing
import Testing
import UIKitTesting

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

    @Test func aDetailDeliveredInNoWindowIsInTheCellThatShowsItsRow() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[2, 2, 2, 17]],
                    policy: .accordion,
                    scope: .section,
                    heights: .texts,
                    details: .later,
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
                [
                    .touch(88),
                    .settle,
                    .keepPlace(.reloadSection(39)),
                    .leaveWindow,
                    .replaceDetails,
                    .prune,
                    .deliverDetails,
                    .returnToWindow,
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

    @Test func detailsReplacedWhileOneIsMadeAreShown() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[0]],
                    policy: .alwaysOne,
                    scope: .table,
                    heights: .delegate,
                    details: .later,
                    keepsDetails: false,
                    motion: .system,
                    reveal: .top,
                    anchor: .topOfViewport,
                    isDiffable: false,
                    hasChildren: false,
                    hasTitles: false,
                    locates: false,
                    reducesMotion: false,
                    comparesPictures: false
                ),
                [
                    .react(.init(callback: .makeDetail, after: 0, action: .replaceDetails)),
                    .expandAll(animated: false),
                    .settle,
                ]
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

    @Test func aBlockOfTextBeforeTabsLeavesNoGap() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(file: [], format: nil, follows: true, windowSize: 0),
                [
                    .replace([
                        .repeated("\u{2066}", 33), .repeated("\t", 10), .repeated("\u{2066}", 1), .repeated("{", 3218),
                    ]),
                    .settle,
                    .toggle(1),
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

    @Test func fingersThatStopABounceLetItGoWhenTheyLift() {
        #expect(
            replay(
                TableFuzzer.self,
                from: .init(sections: [], isSelfSizing: false, hasTitles: false, isGrouped: false),
                [.fling(1), .fling(0), .settle]
            ) == nil
        )
    }

    @Test func aRowInsideAClosedRowIsReadAgainWhenTheRowHasGrown() {
        #expect(
            replay(
                ViewerFuzzer.self,
                from: .init(file: [.repeated("{\"a\":", 2)], format: nil, follows: true, windowSize: 0),
                [.settle, .toggle(0), .append([.bytes([0])]), .toggle(0), .settle, .toggle(0), .settle]
            ) == nil
        )
    }

    @Test func aChangedMaskKeepsTheOrderInWhichConflictsAreResolved() {
        #expect(
            replay(
                LayoutFuzzer.self,
                from: .init(
                    views: [.init(kind: .label, parent: 0)],
                    guides: [],
                    ties: [
                        .init(first: 0, attribute: 5, priority: 51), .init(first: 0, attribute: 1),
                        .init(first: 0, attribute: 0, priority: 0),
                    ],
                    isCell: true
                ),
                [
                    .view(0, .mask(40)), .view(0, .followsFrame(true)), .tie(16, .constant(1)), .compare,
                    .view(0, .frame(x: 0, y: 1, width: 0, height: 0)), .compare,
                ]
            ) == nil
        )
    }

    @Test func aDetailThatArrivesIsShownByACellThatTheTableKept() {
        #expect(
            replay(
                ExpanderFuzzer.self,
                from: .init(
                    sections: [[2, 120, 0, 20, 33, 7, 0]],
                    policy: .alwaysOne,
                    scope: .group,
                    heights: .constraints,
                    details: .later,
                    keepsDetails: false,
                    motion: .curve,
                    reveal: .minimal,
                    anchor: .touchedRow,
                    isDiffable: false,
                    hasChildren: false,
                    hasTitles: false,
                    locates: false,
                    reducesMotion: false,
                    comparesPictures: false,
                    conduct: PlatformConduct([.tilesForFinalBounds, .keepsCells]).rawValue
                ),
                [.tap(426), .settle, .set(62, .big, animated: false), .settle]
            ) == nil
        )
    }

    @Test func aRowThatGoesWhileHeightsAreAskedForEndsWithinTheContent() {
        #expect(
            replay(
                TableFuzzer.self,
                from: .init(
                    sections: [[61, 120, 120, 0, 60, 60]],
                    isSelfSizing: false,
                    hasTitles: false,
                    isGrouped: false
                ),
                [
                    .fling(126), .edit(.reload(27, height: 60), .nothing),
                    .next(.heightForRow, .edit(.delete(0), .nothing)), .scrollToRow(22, position: 2, animated: false),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func baselinesThatNeverComeToRestDoNotDependOnTheLayoutBefore() {
        #expect(
            replay(
                StackViewFuzzer.self,
                from: .init(
                    views: [
                        .init(kind: .stack, parent: 0), .init(kind: .label, parent: 1), .init(kind: .stack, parent: 1),
                        .init(kind: .plain, parent: 0), .init(kind: .plain, parent: 0), .init(kind: .label, parent: 0),
                    ],
                    guides: [],
                    ties: [
                        .init(
                            first: 0,
                            attribute: 0,
                            relation: 0,
                            second: 1,
                            secondAttribute: 0,
                            isToMargins: false,
                            isHalved: false,
                            constant: 0,
                            priority: 750
                        ),
                        .init(
                            first: 2,
                            attribute: 1,
                            relation: 0,
                            second: 0,
                            secondAttribute: 0,
                            isToMargins: false,
                            isHalved: false,
                            constant: 20,
                            priority: 999
                        ),
                        .init(
                            first: 3,
                            attribute: 1,
                            relation: 0,
                            second: 0,
                            secondAttribute: 0,
                            isToMargins: false,
                            isHalved: false,
                            constant: 80,
                            priority: 0
                        ),
                        .init(
                            first: 2,
                            attribute: 1,
                            relation: 0,
                            second: 0,
                            secondAttribute: 0,
                            isToMargins: false,
                            isHalved: false,
                            constant: 40,
                            priority: 999
                        ),
                    ],
                    isCell: false
                ),
                [
                    .stack(12, .isBaselineRelative(true)),
                    .view(0, .hide(true, animated: true)),
                    .stack(8, .axis(isVertical: false)),
                    .fit(0, width: 1),
                    .compare,
                    .view(8, .size(width: 64, height: 30)),
                    .tie(18, .priority(561)),
                    .stack(9, .alignment(1)),
                    .category(2),
                    .label(4, .text(3)),
                    .label(9, .text(3)),
                    .view(12, .hide(true, animated: false)),
                    .view(10, .hide(false, animated: true)),
                    .compare,
                    .stack(12, .axis(isVertical: true)),
                    .stack(14, .spacing(0)),
                    .hierarchy(.arrange(3, in: 0, at: 0)),
                    .hierarchy(.arrange(6, in: 10, at: 5)),
                    .hierarchy(.add(12, to: 3)),
                    .stack(4, .distribution(2)),
                    .compare,
                ]
            ) == nil
        )
    }
}
