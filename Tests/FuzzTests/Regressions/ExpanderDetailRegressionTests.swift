import Fuzzers
import Fuzzing
import Testing
import UIKitTesting

/// Tests programs of the expander that once broke a law: those about details and the cells that show them.
@MainActor
struct ExpanderDetailRegressionTests {
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
}
