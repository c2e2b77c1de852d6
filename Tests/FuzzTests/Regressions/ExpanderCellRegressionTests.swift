import Fuzzers
import Fuzzing
import Testing

/// Tests programs of the expander that once broke a law: those about cells, headers and their heights.
@MainActor
struct ExpanderCellRegressionTests {
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
