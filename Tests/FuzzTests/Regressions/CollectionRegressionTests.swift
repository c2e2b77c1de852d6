import Fuzzers
import Fuzzing
import Testing

/// Tests the programs of collection views that once broke a law, as the fuzzer printed them.
@MainActor
struct CollectionRegressionTests {
    @Test func aReloadKeepsNoCellThatLeaves() {
        #expect(
            replay(
                CollectionFuzzer.self,
                from: .init(sections: [[249, 20, 0, 146]]),
                [
                    .drag(166, milliseconds: 0),
                    .changeLayout(.own, animated: false),
                    .batch([.insert(heights: [60], at: 0)], .spring),
                    .reloadData,
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aChangeOfTheLayoutBeforeAReloadKeepsNoCell() {
        #expect(
            replay(
                CollectionFuzzer.self,
                from: .init(sections: [[247, 120, 1, 33, 0]], placing: .sideways),
                [
                    .batch([.move(53, to: 0)], .nothing),
                    .changeLayout(.own, animated: false),
                    .reloadData,
                    .scrollToItem(23, position: 0, animated: false),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aClientThatRemovesItemsIsNotAskedForTheirSizes() {
        #expect(
            replay(
                CollectionFuzzer.self,
                from: .init(sections: [[0, 0]]),
                [
                    .next(.sizeForItem, .batch([.delete(0)], .nothing)),
                    .batch([], .spring),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aBounceEndsWithinItemsThatAreGone() {
        #expect(
            replay(
                CollectionFuzzer.self,
                from: .init(sections: [[277, 120, 29, 120, 120]], placing: .sideways, hasHeaders: true),
                [
                    .drag(11, milliseconds: 0),
                    .batch([.deleteSection(0)], .withoutAnimation),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test(arguments: [0, 10, -10])
    func aShortDragIsATap(distance: Int) {
        #expect(
            replay(
                CollectionFuzzer.self,
                from: .init(sections: [[0, 35, 0, 0, 120]], placing: .pinned),
                [.drag(distance, milliseconds: 0), .settle]
            ) == nil
        )
    }

    @Test(arguments: [CollectionCallback.cellForItem, .viewForSupplementary])
    func anotherLayoutIsNotAskedForTheElementsOfThisOne(callback: CollectionCallback) {
        #expect(
            replay(
                CollectionFuzzer.self,
                from: .init(sections: [], placing: .own, hasHeaders: true),
                [
                    .next(callback, .changeLayout(.grid, animated: false)),
                    .batch([.insertSection(heights: [1], at: 0)], .nothing),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aLayoutThatIsSetDuringAChangeDoesNotOutliveIt() {
        #expect(
            replay(
                CollectionFuzzer.self,
                from: .init(sections: [[22], [0, 120, 0, 0, 0, 120, 0, 120, 0, 1]], placing: .selfSizing),
                [
                    .scroll(to: 1, animated: false),
                    .next(.willDisplay, .changeLayout(.sideways, animated: false)),
                    .changeLayout(.selfSizing, animated: false),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aDragOverAViewThatDoesNotScrollIsATap() {
        #expect(
            replay(
                CollectionFuzzer.self,
                from: .init(sections: [[151]], placing: .own),
                [.drag(-11, milliseconds: 0), .settle]
            ) == nil
        )
    }

    @Test func anItemAboveThatTurnsOutSmallLeavesTheContentWithinItsEdges() {
        #expect(
            replay(
                CollectionFuzzer.self,
                from: .init(sections: [[0, 0, 95, 300]], placing: .selfSizing),
                [
                    .scroll(to: 2, animated: false),
                    .batch([.insertSection(heights: [0], at: 0)], .nothing), .settle,
                ]
            ) == nil
        )
    }

    @Test func itemsAboveThatTurnOutSmallWhileOthersComeLeaveTheContentWithinItsEdges() {
        #expect(
            replay(
                CollectionFuzzer.self,
                from: .init(
                    sections: [[0, 37, 0, 0, 0, 0, 0, 209, 33, 44, 120, 60, 44]],
                    placing: .selfSizing
                ),
                [
                    .reloadData, .batch([.reload(32, height: 33)], .nothing), .tap(60),
                    .setSize(width: 300, height: 400), .scroll(to: 11, animated: false),
                    .batch(
                        [
                            .move(58, to: 1), .reconfigure(26, height: 33), .insert(heights: [120, 120], at: 19),
                            .deleteSection(15),
                        ],
                        .nothing
                    ),
                    .batch([.reconfigure(17, height: 33)], .nothing), .settle,
                ]
            ) == nil
        )
    }

    @Test func sectionsThatComeDuringALayoutLeaveTheContentWithinItsEdges() {
        #expect(
            replay(
                CollectionFuzzer.self,
                from: .init(sections: [[173, 0, 0, 281]], placing: .selfSizing),
                [
                    .scroll(to: 99, animated: true), .advance(180),
                    .next(.sizeForItem, .batch([.reload(0, height: 60)], .withoutAnimation)),
                    .batch([], .nothing), .batch([.insertSection(heights: [0], at: 0)], .nothing),
                    .batch([.insertSection(heights: [20, 20], at: 10)], .nothing),
                    .scroll(to: 47, animated: false), .settle,
                ]
            ) == nil
        )
    }

    /// The layout was asked for items that the data source didn't have any more.
    @Test func anUpdateEndsAMovementBeforeTheLayoutIsAsked() {
        #expect(
            replay(
                CollectionFuzzer.self,
                from: .init(sections: [[0], [0, 4, 33, 20, 300, 44]], placing: .own, usesSnapshots: true),
                [
                    .pickUp(48), .carry(x: 78, y: 169),
                    .batch(
                        [.delete(48), .insertSection(heights: [], at: 54), .insert(heights: [20], at: 15)],
                        .nothing
                    ),
                    .settle,
                ]
            ) == nil
        )
    }

    /// A new collection view had columns with another spacing.
    @Test func columnsKeepTheSpacingThatTheyWereMadeWith() {
        #expect(
            replay(
                CollectionFuzzer.self,
                from: .init(sections: [[0, 0]], placing: .estimated, hasHeaders: false, usesSnapshots: false),
                [
                    .batch([.insert(heights: [0, 0], at: 0)], .shortBlock), .setSpacing(0),
                    .changeLayout(.columns, animated: false), .settle,
                ]
            ) == nil
        )
    }

    /// The places of the layout before were asked for views after a cell had left.
    @Test func aLayoutChangesWhenACellHasLeft() {
        #expect(
            replay(
                CollectionFuzzer.self,
                from: .init(
                    sections: [[100, 300], [104, 33, 20]],
                    placing: .own,
                    hasHeaders: false,
                    usesSnapshots: false
                ),
                [
                    .scroll(to: 64, animated: false), .next(.didEndDisplaying, .changeLayout(.list, animated: false)),
                    .batch([], .nothing),
                ]
            ) == nil
        )
    }
}
