import Fuzzers
import Fuzzing
import Testing

/// Tests the programs of scroll views that once broke a law, as the fuzzer printed them.
@MainActor
struct ScrollRegressionTests {
    @Test func aFlingRestsWithinContentThatHasComeToFit() {
        #expect(
            replay(
                ScrollFuzzer.self,
                from: .init(width: 0, height: 341),
                [
                    .setInset(of: 0, top: 60, left: 0),
                    .drag(x: 0, y: 0, dx: 0, dy: 11, milliseconds: 0),
                    .setContent(of: 0, width: 0, height: 0),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func anAnimatedZoomDuringAPinchContinuesIt() {
        #expect(
            replay(
                ScrollFuzzer.self,
                from: .init(width: 0, height: 0, zooms: true),
                [
                    .putDown(0, x: 0, y: 0), .putDown(1, x: 0, y: 0), .move(0, dx: 0, dy: 9),
                    .zoom(0, animated: true), .settle,
                ]
            ) == nil
        )
    }

    @Test func aWheelLeavesNoAxisBetweenTwoPages() {
        #expect(
            replay(
                ScrollFuzzer.self,
                from: .init(width: 508, height: 537, switched: [.paging]),
                [
                    .drag(x: 57, y: 378, dx: -96, dy: -144, milliseconds: 102),
                    .turnWheel(dx: 0, dy: 2),
                    .settle,
                ]
            ) == nil
        )
    }

    /// The delegate changed the content when it was told of the end of a movement, for which code scrolled.
    @Test(arguments: [true, false]) func aTargetFollowsContentThatChangesAtTheEndOfAMovement(isAnimated: Bool) {
        #expect(
            replay(
                ScrollFuzzer.self,
                from: .init(width: 0, height: 401),
                [
                    .drag(x: 0, y: 0, dx: 0, dy: 11, milliseconds: 0), .scroll(0, x: 0, y: 0, animated: true),
                    .next(.didEndDecelerating, .setContent(of: 0, width: 0, height: 0)), .pinch(percent: 0),
                    .scroll(0, x: 0, y: 2, animated: isAnimated), .settle,
                ]
            ) == nil
        )
    }

    /// The fingers stopped the return of the inner view, and then moved the outer one.
    @Test func contentThatIsStoppedReturnsWhenAnotherViewScrolls() {
        #expect(
            replay(
                ScrollFuzzer.self,
                from: .init(width: 0, height: 0, isNested: true),
                [
                    .toggle(.alwaysBounceVertical, of: 0), .slide(dx: -1, dy: 0, flings: true),
                    .slide(dx: 0, dy: 1, flings: false), .settle,
                ]
            ) == nil
        )
    }

    @Test func contentAroundTheViewThatScrollsReturns() {
        #expect(
            replay(
                ScrollFuzzer.self,
                from: .init(width: 301, height: 0, isNested: true),
                [
                    .drag(x: 0, y: 0, dx: 11, dy: 0, milliseconds: 0), .setInset(of: 1, top: 1, left: 0),
                    .slide(dx: 0, dy: 1, flings: false), .settle,
                ]
            ) == nil
        )
    }

    @Test func aPagedViewThatLeavesWithTheOuterOneRestsWhereItIs() {
        #expect(
            replay(
                ScrollFuzzer.self,
                from: .init(width: 0, height: 0, zooms: false, isNested: true, switched: []),
                [
                    .toggle(.paging, of: 1), .setContent(of: 1, width: 0, height: 174),
                    .slide(dx: 0, dy: 19, flings: false), .leave(0), .settle,
                ]
            ) == nil
        )
    }

    @Test func aViewThatIsRemovedWhenAnAnimationEndsIsNotDragged() {
        #expect(
            replay(
                ScrollFuzzer.self,
                from: .init(width: 0, height: 0, zooms: true),
                [
                    .next(.didEndScrollingAnimation, .leave(0)), .zoomTo(x: 0, y: 0, side: 0, animated: false),
                    .setContent(of: 0, width: 0, height: 134), .scroll(0, x: 0, y: 1, animated: true),
                    .slide(dx: 0, dy: 1, flings: false), .settle,
                ]
            ) == nil
        )
    }

    /// The delegate scrolled the outer view when it was told of that, so that the inner one left the pointer.
    @Test func contentThatFingersStopReturnsAlsoWithoutThePointer() {
        #expect(
            replay(
                ScrollFuzzer.self,
                from: .init(width: 0, height: 0, isNested: true),
                [
                    .setSize(width: 101, height: 181),
                    .next(.didEndDecelerating, .show(0, x: 46, y: 0, animated: false)),
                    .setContent(of: 0, width: 394, height: 0), .slide(dx: -81, dy: -59, flings: true),
                    .slide(dx: 197, dy: -287, flings: true), .settle,
                ]
            ) == nil
        )
    }

    @Test func aPinchLeavesPagingContentOnAPage() {
        #expect(
            replay(
                ScrollFuzzer.self,
                from: .init(width: 101, height: 0, zooms: true, switched: [.paging]),
                [
                    .putDown(0, x: 0, y: 0), .zoom(299, animated: true), .putDown(1, x: 0, y: 0),
                    .slide(dx: -1, dy: 0, flings: false), .move(0, dx: 0, dy: 9), .settle,
                ]
            ) == nil
        )
    }

    @Test func aViewThatIsRemovedWhenADragEndsIsNotPinched() {
        #expect(
            replay(
                ScrollFuzzer.self,
                from: .init(width: 0, height: 401, zooms: true),
                [
                    .next(.didEndDragging, .leave(0)), .slide(dx: 0, dy: 1, flings: false),
                    .beginPinch(percent: 0),
                ]
            ) == nil
        )
    }

    @Test func aTouchpadLeavesContentToTheFingersThatPinch() {
        #expect(
            replay(
                ScrollFuzzer.self,
                from: .init(width: 0, height: 0, zooms: true, switched: [.paging]),
                [
                    .beginPinch(percent: 0), .next(.didScroll, .setContent(of: 0, width: 444, height: 408)),
                    .move(0, dx: 4, dy: 47), .slide(dx: 27, dy: 281, flings: true), .settle,
                ]
            ) == nil
        )
    }
}
