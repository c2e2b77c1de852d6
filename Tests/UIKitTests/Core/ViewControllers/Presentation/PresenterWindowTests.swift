import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests which views are in the window while presentations stack, and what their controllers are told.
    ///
    /// Apple documents for `.fullScreen` that the views of the presenting controller are removed after the presentation
    /// completes. Those below the presenting controller stay, and aren't told (unverified).
    @Suite @MainActor struct PresenterWindowTests {
        private let log = LifeCycleLog()
        private let screen = TestScreen()
        private let a: LoggingController
        private let b: LoggingController
        private let c: LoggingController

        init() {
            a = LoggingController("a", log)
            b = LoggingController("b", log)
            c = LoggingController("c", log)
            screen.show(a)
            screen.settle()
            _ = log.take()
        }

        /// Presents `b` over `a` and `c` over `b`, and dismisses them.
        ///
        /// - Returns: Which controllers are in the window after each step, and what they are told.
        private func stack(_ first: UIModalPresentationStyle, _ second: UIModalPresentationStyle) -> [String] {
            (b.modalPresentationStyle, c.modalPresentationStyle) = (first, second)
            var lines: [String] = []
            func note() {
                screen.settle()
                let inWindow = [a, b, c].filter { $0.viewIfLoaded?.window != nil }.map(\.name)
                let calls = log.take().filter { $0.contains("ppear") }.map { call in
                    call.replacing(" animated", with: "").replacing(".willAppear", with: "+")
                        .replacing(".didAppear", with: "++").replacing(".willDisappear", with: "-")
                        .replacing(".didDisappear", with: "--")
                }
                lines.append(
                    "\(inWindow.joined()): \(calls.filter { !$0.contains("isAppearing") }.joined(separator: " "))"
                )
            }
            a.present(b, animated: true)
            note()
            b.present(c, animated: true)
            note()
            b.dismiss(animated: true)
            note()
            a.dismiss(animated: true)
            note()
            return lines
        }

        @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
        func aPresentationThatFillsTheScreenTakesThePresenterOut(style: UIModalPresentationStyle) {
            #expect(stack(style, .pageSheet) == ["b: a- b+ b++ a--", "bc: c+ c++", "b: c- c--", "a: b- a+ a++ b--"])
        }

        @Test(arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet])
        func oneOverItKeepsThePresenter(style: UIModalPresentationStyle) {
            #expect(stack(.fullScreen, style) == ["b: a- b+ b++ a--", "bc: c+ c++", "b: c- c--", "a: b- a+ a++ b--"])
        }

        @Test func bothPresentersLeave() {
            #expect(
                stack(.fullScreen, .fullScreen) == [
                    "b: a- b+ b++ a--", "c: b- c+ c++ b--", "b: c- b+ b++ c--", "a: b- a+ a++ b--",
                ]
            )
        }

        @Test(arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet])
        func theOneBelowThePresenterStays(style: UIModalPresentationStyle) {
            #expect(
                stack(style, .fullScreen) == ["ab: b+ b++", "ac: b- c+ c++ b--", "ab: c- b+ b++ c--", "a: b- b--"]
            )
        }

        @Test func aPileIsDismissedAtOnce() {
            (b.modalPresentationStyle, c.modalPresentationStyle) = (.fullScreen, .fullScreen)
            a.present(b, animated: false)
            screen.settle()
            b.present(c, animated: false)
            screen.settle()
            screen.resize(to: CGSize(width: 500, height: 300))
            _ = log.take()
            a.dismiss(animated: true)
            screen.settle()
            let calls = [
                "c.willDisappear animated", "a.willAppear animated", "a.isAppearing animated", "a.didAppear animated",
                "c.didDisappear animated",
            ]
            #expect(log.take().filter { $0.contains("ppear") } == calls)
            #expect(screen.window.subviews == [a.view] && a.view.frame == screen.window.bounds)
            for controller in [b, c] { #expect(controller.storage.appearance == .disappeared) }
            #expect(a.storage.appearance == .appeared)
        }

        @Test func aNewRootTakesThemAllAway() {
            (b.modalPresentationStyle, c.modalPresentationStyle) = (.fullScreen, .fullScreen)
            a.present(b, animated: false)
            screen.settle()
            b.present(c, animated: false)
            screen.settle()
            _ = log.take()
            screen.show(LoggingController("d", log))
            screen.settle()
            let calls = log.take().filter { $0.contains("ppear") }
            #expect(calls == ["c.willDisappear", "c.didDisappear", "d.willAppear", "d.isAppearing", "d.didAppear"])
            #expect(screen.window.subviews.count == 1)
        }

        @Test func aWindowThatIsHiddenAndShownTellsTheVisibleOnes() {
            b.modalPresentationStyle = .fullScreen
            a.present(b, animated: false)
            screen.settle()
            _ = log.take()
            screen.window.isHidden = true
            screen.settle()
            #expect(log.take() == ["b.willDisappear", "b.didDisappear"])
            screen.window.isHidden = false
            screen.settle()
            #expect(log.take() == ["b.willAppear", "b.isAppearing", "b.didAppear"] && a.view.window == nil)
        }

        /// The popover takes the view of `b` into its bubble while `c` is about to hide it.
        @Test func aControllerThatIsBeingHiddenDoesNotAppearForAnotherStyle() {
            screen.resize(to: CGSize(width: 320, height: 480))
            b.modalPresentationStyle = .popover
            b.popoverPresentationController?.sourceView = a.view
            c.modalPresentationStyle = .fullScreen
            a.present(b, animated: false)
            screen.settle()
            b.present(c, animated: false)
            _ = log.take()
            screen.resize(to: CGSize(width: 700, height: 480))
            screen.settle()
            #expect(log.take().filter { $0.hasPrefix("b.") && $0.contains("ppear") } == ["b.didDisappear"])
            c.dismiss(animated: false)
            screen.settle()
            #expect(b.storage.appearance == .appeared && b.view.window != nil && a.view.window != nil)
        }

        @Test func aDismissalWhileItIsSetUpFollowsIt() {
            final class Dismissing: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    presentingViewController?.dismiss(animated: true)
                }
            }
            weak var presented: UIViewController?
            do {
                let controller = Dismissing()
                controller.modalPresentationStyle = .fullScreen
                presented = controller
                a.present(controller, animated: true)
            }
            screen.settle()
            #expect(a.presentedViewController == nil && presented == nil && screen.window.subviews == [a.view])
            #expect(a.storage.appearance == .appeared)
        }
    }
}
