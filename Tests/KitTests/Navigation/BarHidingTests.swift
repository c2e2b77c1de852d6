import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct BarHidingTests {
        private let screen = TestScreen(size: CGSize(width: 400, height: 900))
        private let page = UIViewController()
        private let navigation: UINavigationController

        init() {
            page.toolbarItems = [UIBarButtonItem(systemItem: .add)]
            navigation = UINavigationController(rootViewController: page)
            navigation.isToolbarHidden = false
            screen.show(navigation)
            screen.settle()
        }

        private var areHidden: [Bool] { [navigation.isNavigationBarHidden, navigation.isToolbarHidden] }

        private func drag(by distance: CGFloat) {
            let start = CGPoint(x: 200, y: 450)
            screen.drag(from: start, to: CGPoint(x: 200, y: start.y + distance), duration: 0.2)
            screen.settle()
        }

        @Test func aSwipeUpHidesTheBarsAndASwipeDownShowsThem() {
            drag(by: -200)
            #expect(areHidden == [false, false])
            navigation.hidesBarsOnSwipe = true
            drag(by: -15)
            #expect(areHidden == [false, false])
            drag(by: -200)
            #expect(areHidden == [true, true] && page.view.safeAreaInsets == .zero)
            #expect(navigation.navigationBar.frame.maxY <= 0 && navigation.toolbar.frame.minY >= 900)
            drag(by: 200)
            #expect(areHidden == [false, false] && page.view.safeAreaInsets.top == 64)
            navigation.hidesBarsOnSwipe = false
            drag(by: -200)
            #expect(areHidden == [false, false])
        }

        @Test func theBarsMoveAlongWithTheSwipe() {
            navigation.hidesBarsOnSwipe = true
            screen.touchDown(at: CGPoint(x: 200, y: 450))
            for y in stride(from: 440, through: 400, by: -10) as StrideThrough<CGFloat> {
                screen.touchMove(to: CGPoint(x: 200, y: y))
                screen.advance(by: 1 / 60)
            }
            #expect(navigation.isNavigationBarHidden)
            let bar = screen.presentedFrame(of: navigation.navigationBar)
            #expect(bar.minY < 10 && bar.maxY > 0)
            screen.touchUp()
            screen.settle()
            #expect(UINavigationController.hideShowBarDuration == 0.2)
        }

        @Test func aSwipeScrollsTheContentToo() {
            let scrollView = UIScrollView(frame: page.view.bounds)
            scrollView.contentSize.height = 5_000
            page.view.addSubview(scrollView)
            navigation.hidesBarsOnSwipe = true
            screen.settle()
            let offset = scrollView.contentOffset.y
            drag(by: -200)
            #expect(navigation.isNavigationBarHidden && scrollView.contentOffset.y > offset + 100)
        }

        @Test func aToolbarWithoutItemsStays() {
            page.toolbarItems = nil
            navigation.hidesBarsOnTap = true
            screen.tap(at: CGPoint(x: 200, y: 450))
            screen.settle()
            #expect(areHidden == [true, false])
        }

        @Test func aTapHidesOrShowsTheBarsUnlessItIsHandled() {
            let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
            let tapped = UIView(frame: CGRect(x: 100, y: 500, width: 100, height: 50))
            tapped.addGestureRecognizer(UITapGestureRecognizer())
            page.view.addSubview(button)
            page.view.addSubview(tapped)
            navigation.hidesBarsOnTap = true
            screen.tap(button)
            screen.tap(tapped)
            screen.settle()
            #expect(areHidden == [false, false])
            screen.tap(at: CGPoint(x: 300, y: 450))
            screen.settle()
            #expect(areHidden == [true, true])
            screen.tap(at: CGPoint(x: 300, y: 450))
            screen.settle()
            #expect(areHidden == [false, false])
            navigation.hidesBarsOnTap = false
            screen.tap(at: CGPoint(x: 300, y: 450))
            screen.settle()
            #expect(areHidden == [false, false])
        }

        @Test func theBarsAreHiddenWhileTheWindowIsCompactVertically() {
            navigation.hidesBarsWhenVerticallyCompact = true
            #expect(areHidden == [false, false])
            navigation.traitOverrides.verticalSizeClass = .compact
            screen.settle()
            #expect(areHidden == [true, true])
            navigation.traitOverrides.verticalSizeClass = .regular
            screen.settle()
            #expect(areHidden == [false, false])
            navigation.traitOverrides.verticalSizeClass = .compact
            screen.settle()
            screen.tap(at: CGPoint(x: 200, y: 450))
            screen.settle()
            #expect(areHidden == [true, true])
            screen.tap(at: CGPoint(x: 200, y: 30))
            screen.settle()
            #expect(areHidden == [false, false])
        }

        @Test func theBarsStayHiddenAfterTheKeyboardUntilATap() {
            let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 150))
            page.view.addSubview(field)
            navigation.hidesBarsWhenKeyboardAppears = true
            field.becomeFirstResponder()
            screen.settle()
            #expect(areHidden == [true, true])
            field.resignFirstResponder()
            screen.settle()
            #expect(areHidden == [true, true])
            screen.tap(at: CGPoint(x: 300, y: 450))
            screen.settle()
            #expect(areHidden == [false, false])
            screen.tap(at: CGPoint(x: 300, y: 450))
            screen.settle()
            #expect(areHidden == [false, false])
        }

        @Test func theRecognizersAreThoseOfTheView() {
            let view: UIView = navigation.view
            #expect(navigation.barHideOnSwipeGestureRecognizer.view === view)
            #expect(navigation.barHideOnTapGestureRecognizer.view === view)
            let early = UINavigationController()
            early.hidesBarsOnTap = true
            screen.show(early)
            #expect(early.barHideOnTapGestureRecognizer.view === early.view)
        }
    }

    @Suite struct BarHidingRulesTests {
        @Test func aDragThatIsVerticalDecides() {
            var rules = BarHidingRules()
            #expect(rules.isHidden(after: CGPoint(x: 0, y: -50)) == nil)
            rules.onSwipe = true
            #expect(rules.isHidden(after: CGPoint(x: 0, y: -50)) == true)
            #expect(rules.isHidden(after: CGPoint(x: 0, y: 50)) == false)
            #expect(rules.isHidden(after: CGPoint(x: 60, y: 50)) == nil)
            #expect(rules.isHidden(after: CGPoint(x: 0, y: 10)) == nil)
        }

        @Test func aTapShowsBarsThatWereHiddenForRoom() {
            let rules = BarHidingRules()
            #expect(rules.tapChangesBars(.keyboard, isHidden: true, isInBars: false))
            #expect(!rules.tapChangesBars(.compact, isHidden: true, isInBars: false))
            #expect(rules.tapChangesBars(.compact, isHidden: true, isInBars: true))
            #expect(!rules.tapChangesBars(nil, isHidden: true, isInBars: true))
            #expect(BarHidingRules(onTap: true).tapChangesBars(nil, isHidden: false, isInBars: false))
        }
    }
}
