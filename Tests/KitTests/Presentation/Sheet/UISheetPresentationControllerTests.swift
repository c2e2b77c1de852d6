import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct SheetTests {
        final class Delegate: NSObject, UISheetPresentationControllerDelegate {
            var log: [String] = []
            var mayDismiss = true

            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
                mayDismiss
            }
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
                log.append("will dismiss")
            }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                log.append("did dismiss")
            }
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                log.append("attempt")
            }
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
                _ sheetPresentationController: UISheetPresentationController
            ) {
                log.append(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "other")
            }
        }

        let screen = TestScreen(size: CGSize(width: 390, height: 800))
        let lower = UIViewController()
        let upper = UIViewController()
        let delegate = Delegate()
        let sheet: UISheetPresentationController

        init() throws {
            screen.show(lower)
            lower.view.backgroundColor = .white
            upper.view.backgroundColor = .systemBackground
            sheet = try #require(upper.sheetPresentationController)
            sheet.delegate = delegate
            sheet.detents = [.medium(), .large()]
            screen.settle()
        }

        private func present() {
            lower.present(upper, animated: true)
            screen.settle()
        }

        private var top: CGFloat { screen.presentedFrame(of: upper.view).minY.rounded() }
        private let medium = Self.top(ofHeight: 431)
        private let large: CGFloat = 30

        /// Returns the top of a sheet that floats 8 points from the edges.
        private static func top(ofHeight height: CGFloat) -> CGFloat { (800 - 8 - height * 374 / 390).rounded() }

        @Test func itRestsAtTheSmallestDetentUnlessToldOtherwise() {
            present()
            #expect(top == medium)
            sheet.selectedDetentIdentifier = .large
            screen.settle()
            #expect(top == large)
            sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
            screen.advance(by: 0.1)
            #expect(top > large && top < medium)
            screen.settle()
            #expect(top == medium && delegate.log.isEmpty)
        }

        @Test func customDetentsAreResolvedAgainWhenInvalidated() {
            var height: CGFloat = 200
            let custom = UISheetPresentationController.Detent.custom(identifier: .init("small")) { context in
                #expect(context.maximumDetentValue == 770)
                return height
            }
            sheet.detents = [custom, .custom { _ in nil }]
            present()
            #expect(top == Self.top(ofHeight: 200) && custom.identifier.rawValue == "small")
            height = 300
            sheet.invalidateDetents()
            screen.settle()
            #expect(top == Self.top(ofHeight: 300))
        }

        @Test func aDragMovesItToAnotherDetent() {
            present()
            screen.drag(from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 120), duration: 0.5, resting: 0.2)
            screen.settle()
            #expect(top == large && sheet.selectedDetentIdentifier == .large && delegate.log == ["large"])
            screen.drag(from: CGPoint(x: 195, y: 60), to: CGPoint(x: 195, y: 400), duration: 0.5, resting: 0.2)
            screen.settle()
            #expect(top == medium && delegate.log == ["large", "other"])
        }

        @Test func aDragDownDismissesItAndTellsTheDelegate() {
            present()
            screen.drag(from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 760), duration: 0.5, resting: 0.2)
            screen.settle()
            #expect(upper.view.window == nil && delegate.log == ["will dismiss", "did dismiss"])
        }

        @Test func aModalControllerStaysAndTheDelegateIsAsked() {
            upper.isModalInPresentation = true
            present()
            screen.drag(from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 760), duration: 0.5, resting: 0.2)
            screen.settle()
            #expect(top == medium && delegate.log == ["attempt"])
            upper.isModalInPresentation = false
            delegate.mayDismiss = false
            _ = screen.window.goBack()
            screen.settle()
            #expect(top == medium && delegate.log == ["attempt", "attempt"])
            delegate.mayDismiss = true
            _ = screen.window.goBack()
            screen.settle()
            #expect(upper.view.window == nil)
        }

        @Test func aChildCanHoldTheSheet() {
            let child = UIViewController()
            upper.addChild(child)
            upper.view.addSubview(child.view)
            child.isModalInPresentation = true
            present()
            screen.tap(at: CGPoint(x: 195, y: 100))
            screen.settle()
            #expect(upper.view.window != nil && delegate.log == ["attempt"])
        }

        @Test func aTouchBesideItDismissesIt() {
            present()
            screen.tap(at: CGPoint(x: 195, y: 100))
            screen.settle()
            #expect(upper.view.window == nil && delegate.log == ["will dismiss", "did dismiss"])
        }

        @Test func dismissalByCodeIsNotToldToTheDelegate() {
            present()
            upper.dismiss(animated: true)
            screen.settle()
            #expect(upper.view.window == nil && delegate.log.isEmpty)
        }

        @Test func belowAnUndimmedDetentTheContentTakesTouches() {
            var taps = 0
            let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            lower.view.addSubview(button)
            sheet.largestUndimmedDetentIdentifier = .medium
            present()
            screen.tap(at: CGPoint(x: 150, y: 120))
            screen.settle()
            #expect(taps == 1 && upper.view.window != nil)
            #expect(screen.accessibilityTree.contains { $0.frame.minY == 100 })
            sheet.selectedDetentIdentifier = .large
            screen.settle()
            screen.tap(at: CGPoint(x: 150, y: 5))
            screen.settle()
            #expect(taps == 1 && upper.view.window == nil)
        }

        @Test func contentThatCanScrollScrollsFirst() {
            let scroll = UIScrollView(frame: upper.view.bounds)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 100, height: 3000)
            upper.view.addSubview(scroll)
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
            present()
            screen.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 500), duration: 0.5, resting: 0.2)
            screen.settle()
            #expect(top == medium && scroll.contentOffset.y > 100)
            screen.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 560), duration: 0.5, resting: 0.2)
            screen.settle()
            #expect(top == medium)
            scroll.contentOffset = .zero
            sheet.prefersScrollingExpandsWhenScrolledToEdge = true
            screen.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300), duration: 0.5, resting: 0.2)
            screen.settle()
            #expect(top == large && scroll.contentOffset.y == 0)
            screen.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 790), duration: 0.5, resting: 0.2)
            screen.settle()
            #expect(top == medium && scroll.contentOffset.y == 0)
        }

        @Test func theGrabberStepsThroughTheDetents() throws {
            sheet.prefersGrabberVisible = true
            present()
            let grabber = try #require(screen.accessibilityTree.first { $0.label == "Sheet Grabber" })
            screen.activate(grabber)
            screen.settle()
            #expect(top == large)
            screen.press(.keyboardTab)
            screen.press(.keyboardDownArrow)
            screen.settle()
            #expect(top == medium)
        }

        @Test func withoutAPreferenceThereIsNoGrabber() {
            present()
            #expect(!screen.accessibilityTree.contains { $0.label == "Sheet Grabber" })
        }

        @Test func cornersHaveThePreferredRadius() {
            sheet.preferredCornerRadius = 31
            present()
            #expect(upper.view.superview?.layer.cornerRadius == 31)
        }

        @Test func aFormIsACardInAWideWindow() {
            screen.resize(to: CGSize(width: 1000, height: 800))
            let form = UIViewController()
            form.modalPresentationStyle = .formSheet
            form.preferredContentSize = CGSize(width: 300, height: 200)
            lower.present(form, animated: false)
            screen.settle()
            #expect(screen.presentedFrame(of: form.view) == CGRect(x: 350, y: 300, width: 300, height: 200))
            form.preferredContentSize = CGSize(width: 400, height: 300)
            screen.settle()
            #expect(screen.presentedFrame(of: form.view) == CGRect(x: 300, y: 250, width: 400, height: 300))
            screen.resize(to: CGSize(width: 500, height: 800))
            screen.settle()
            #expect(screen.presentedFrame(of: form.view) == CGRect(x: 0, y: 30, width: 500, height: 770))
        }

        @Test func navigationControllersShareTheirSheetWithTheirContents() {
            let root = UIViewController()
            let navigation = UINavigationController(rootViewController: root)
            #expect(root.sheetPresentationController === navigation.sheetPresentationController)
            navigation.sheetPresentationController?.detents = [.medium()]
            lower.present(navigation, animated: true)
            screen.settle()
            #expect(screen.presentedFrame(of: navigation.view).minY.rounded() == medium)
            #expect(root.presentationController === navigation.presentationController)
        }

        @Test func theDimmingFollowsTheHeight() throws {
            sheet.largestUndimmedDetentIdentifier = .medium
            present()
            let picture = try #require(screen.picture().cgImage)
            #expect(picture.pixel(390, 40) == .white)
            sheet.selectedDetentIdentifier = .large
            screen.settle()
            let dimmed = try #require(screen.picture().cgImage)
            #expect(dimmed.pixel(390, 10).red < 210)
        }
    }
}
