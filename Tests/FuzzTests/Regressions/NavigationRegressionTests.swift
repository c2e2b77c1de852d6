import Fuzzers
import Fuzzing
import Testing

/// Tests the programs of controllers that once broke a law, as the fuzzer printed them.
@MainActor
struct NavigationRegressionTests {
    @Test func aFullScreenPresentationTakesThePresenterOut() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .navigation(0)),
                [.present(.navigation(0), .fullScreen, animated: false), .settle]
            ) == nil
        )
    }

    @Test func aPresentationInViewDidAppearOfAPushCoversTheNavigation() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .navigation(0)),
                [
                    .push(on: 0, hidesBottomBar: false, animated: false),
                    .next(.didAppear, .present(.navigation(0), .currentContext, animated: false)), .advance(1),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aTransitionOutlivesANewRoot() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .navigation(0)),
                [
                    .push(on: 0, hidesBottomBar: false, animated: true), .pop(from: 0, animated: false),
                    .replaceRoot(.navigation(0)),
                ]
            ) == nil
        )
    }

    @Test func aControllerThatIsCoveredInViewWillAppearDoesNotAppear() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .page),
                [
                    .present(.navigation(2), .pageSheet, animated: false),
                    .next(.willAppear, .present(.navigation(0), .fullScreen, animated: false)),
                    .pop(from: 0, animated: false), .dismiss(from: 0, animated: false),
                ]
            ) == nil
        )
    }

    @Test func aRootThatIsReplacedDuringADismissalDoesNotReturn() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .navigation(2)),
                [
                    .pop(from: 0, animated: false), .present(.page, .fullScreen, animated: false),
                    .next(.isAppearing, .replaceRoot(.navigation(0))), .dismiss(from: 0, animated: false),
                    .removeRoot, .settle,
                ]
            ) == nil
        )
    }

    @Test func aPushEndsAfterItsNavigationControllerHasLeft() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .navigation(0)),
                [.next(.willAppear, .removeRoot), .push(on: 0, hidesBottomBar: false, animated: false)]
            ) == nil
        )
    }

    @Test func aDismissalOverAnotherOneEndsFirst() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .navigation(0)),
                [
                    .present(.page, .fullScreen, animated: false),
                    .present(.page, .fullScreen, animated: false),
                    .dismiss(from: 1, animated: false),
                    .dismiss(from: 0, animated: false),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aDismissalBeginsInTheEndOfOneBelow() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .page),
                [
                    .present(.tabs(0), .fullScreen, animated: false),
                    .next(.didAppear, .dismiss(from: 1, animated: false)),
                    .present(.navigation(0), .automatic, animated: false),
                    .dismiss(from: 0, animated: false),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aPresenterThatIsRemovedInADismissalDoesNotAppear() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .navigation(0)),
                [
                    .present(.navigation(0), .currentContext, animated: false),
                    .next(.willAppear, .removeRoot),
                    .dismiss(from: 0, animated: false),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aPresenterThatWasRemovedDoesNotBeginToAppear() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .page),
                [
                    .present(.tabs(0), .fullScreen, animated: false),
                    .next(.willDisappear, .replaceRoot(.navigation(0))),
                    .dismiss(from: 0, animated: false),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aChildDisappearsWithItsParentInTheCallOfTheParent() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .page),
                [
                    .present(.navigation(0), .fullScreen, animated: false),
                    .next(.willDisappear, .replaceRoot(.page)),
                    .present(.navigation(0), .fullScreen, animated: false),
                ]
            ) == nil
        )
    }

    @Test func aTabAppearsWhenItIsInTheWindow() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .page),
                [
                    .present(.tabs(0), .fullScreen, animated: false),
                    .next(.willAppear, .replaceRoot(.navigation(0))),
                    .setTabs(kept: 0, added: 1, animated: false),
                ]
            ) == nil
        )
    }

    @Test func tabsThatAreReplacedInACallbackAreGone() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .page),
                [
                    .replaceRoot(.tabs(1)),
                    .next(.didDisappear, .setTabs(kept: 0, added: 0, animated: false)),
                    .setTabs(kept: 0, added: 1, animated: false),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aPageIsPushedElsewhereWhileItIsPopped() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .navigation(2)),
                [
                    .pop(from: 0, animated: false),
                    .present(.navigation(0), .fullScreen, animated: false),
                    .pushAgain(on: 0, animated: false),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aPopoverAdaptsAfterItsTransition() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .page),
                [
                    .present(.navigation(0), .popover, animated: false),
                    .resize(width: 700, height: 480),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aPopoverBelowAnotherPresentationAdapts() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .page),
                [
                    .present(.tabs(0), .popover, animated: false),
                    .present(.navigation(0), .overCurrentContext, animated: false),
                    .resize(width: 700, height: 480), .settle,
                ]
            ) == nil
        )
    }

    @Test func aPresentationInTheCallbackOfADismissalGoesWithThePile() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .navigation(0)),
                [
                    .present(.page, .formSheet, animated: false),
                    .present(.tabs(0), .formSheet, animated: false),
                    .next(.willDisappear, .present(.page, .fullScreen, animated: false)),
                    .dismiss(from: 0, animated: false),
                    .replaceRoot(.navigation(0)),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func aStackInTheListOfMoreTabsLeadsBackAfterItIsReplaced() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .navigation(0), hasSafeArea: false),
                [
                    .present(.tabs(6), .fullScreen, animated: false),
                    .select(tab: 5),
                    .setStack(of: 0, kept: 0, added: 0, reversed: false, animated: false),
                    .settle,
                ]
            ) == nil
        )
    }

    @Test func theListOfMoreTabsRestsWithoutEditing() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .tabs(6)),
                [.selectMore, .tap(x: 79, y: 10), .settle]
            ) == nil
        )
    }

    /// A transition of one of the controller's children kept its view in the hierarchy.
    @Test func aRootThatIsReplacedWhileItsChildAppearsIsNotLaidOut() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .tabs(2), hasSafeArea: true),
                [
                    .select(tab: 1), .present(.page, .currentContext, animated: false),
                    .dismiss(from: 0, animated: false), .next(.willAppear, .replaceRoot(.page)),
                    .push(on: 0, hidesBottomBar: false, animated: false),
                ]
            ) == nil
        )
    }

    @Test func aFingerInTheListOfMoreTabsChoosesNoneAfterTheListHasLeft() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .tabs(6)),
                [.selectMore, .fingerDown(x: 0, y: 64), .select(tab: 0), .settle]
            ) == nil
        )
    }

    /// The presentation below ended in a callback of the dismissal.
    @Test func aControllerThatReappearsInADismissalIsAboutToAppearUntilItsEnd() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .tabs(0)),
                [
                    .present(.navigation(0), .pageSheet, animated: false),
                    .present(.tabs(0), .fullScreen, animated: false),
                    .next(.willAppear, .replaceRoot(.page)), .dismiss(from: 1, animated: false),
                ]
            ) == nil
        )
    }

    /// The old root was released while its presentation adapted.
    @Test func aRootThatIsReplacedWhileItReappearsForAPopoverIsReleasedLater() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .tabs(0), hasSafeArea: false),
                [
                    .present(.page, .popover, animated: false), .settle,
                    .next(.willAppear, .replaceRoot(.navigation(0))), .resize(width: 700, height: 480),
                ]
            ) == nil
        )
    }

    /// The content of a popover moved into its bubble while another controller was about to hide it.
    @Test func aControllerThatIsBeingHiddenDoesNotAppearForAnotherStyle() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .navigation(0), hasSafeArea: false),
                [
                    .present(.navigation(0), .popover, animated: false), .present(.page, .fullScreen, animated: false),
                    .next(.willAppear, .replaceRoot(.navigation(0))), .resize(width: 705, height: 480), .advance(400),
                ]
            ) == nil
        )
    }

    /// The same happened while the other controller was being dismissed.
    @Test func aControllerThatReappearsDoesSoForAnotherStyle() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .navigation(0), hasSafeArea: false),
                [
                    .present(.navigation(0), .fullScreen, animated: false),
                    .present(.tabs(0), .popover, animated: false), .present(.page, .fullScreen, animated: false),
                    .resize(width: 706, height: 480), .dismiss(from: 3, animated: true), .settle,
                ]
            ) == nil
        )
    }

    /// The page was to be pushed in a callback of its own push.
    @Test func aPageThatIsBeingPushedIsNotPushedAgain() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .navigation(0), hasSafeArea: false),
                [
                    .push(on: 0, hidesBottomBar: false, animated: false), .pop(from: 0, animated: false),
                    .next(.didDisappear, .pushAgain(on: 0, animated: false)),
                    .present(.navigation(0), .overCurrentContext, animated: false),
                    .pushAgain(on: 0, animated: false),
                ]
            ) == nil
        )
    }

    @Test func tabsThatAreReplacedWhileTheUserOrdersThemDoNotReturn() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .tabs(6), hasSafeArea: false),
                [
                    .tap(x: 77, y: -22), .tap(x: 79, y: 10), .setTabs(kept: 0, added: 1, animated: false), .settle,
                ]
            ) == nil
        )
    }

    /// The dismissal did not make the page reappear, and yet the end of the presentation left that to it.
    @Test func aPageAppearsWhenADismissalOverItBeginsMeanwhile() {
        #expect(
            replay(
                NavigationFuzzer.self,
                from: .init(root: .tabs(0), hasSafeArea: false),
                [
                    .present(.page, .currentContext, animated: false),
                    .present(.navigation(0), .popover, animated: true),
                    .present(.navigation(0), .automatic, animated: false),
                    .present(.navigation(0), .fullScreen, animated: false), .tap(x: 0, y: 0),
                    .dismiss(from: 2, animated: true), .settle,
                ]
            ) == nil
        )
    }
}
