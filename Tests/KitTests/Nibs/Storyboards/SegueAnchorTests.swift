import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

/// The presentations that segues of storyboards ask for.
extension UIKitScreenTests {
    @Suite @MainActor struct SegueAnchorTests {
        let screen = TestScreen()

        /// Performs a segue from a button, in a scene with a second view and an item of a bar.
        private func perform(_ segue: String) throws -> (UIViewController, SceneController) {
            let storyboard = try SampleStoryboard.make(
                SampleStoryboard.scene(
                    "a",
                    parts: """
                        <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="R"
                        id="item"/></navigationItem>
                        """,
                    subviews: """
                        <view id="anchor" tag="3"/><button id="go"><connections>\(segue)</connections></button>
                        """
                ),
                SampleStoryboard.scene("b")
            )
            let controller = try #require(
                storyboard.instantiateViewController(withIdentifier: "a") as? SceneController
            )
            screen.show(controller)
            screen.settle()
            let button = try #require(controller.view.subviews.first { $0 is UIButton } as? UIButton)
            button.sendActions(for: .touchUpInside)
            screen.settle()
            return (try #require(controller.presentedViewController), controller)
        }

        @Test func aPopoverIsBesideTheViewOfItsSegue() throws {
            let (shown, controller) = try perform(
                """
                <segue destination="b" kind="popoverPresentation" popoverAnchorView="anchor" id="s">
                <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES" down="NO" right="NO"/></segue>
                """
            )
            let popover = try #require(shown.popoverPresentationController)
            #expect(shown.modalPresentationStyle == .popover)
            #expect(popover.sourceItem === controller.view.viewWithTag(3))
            #expect(popover.permittedArrowDirections == [.up, .left])
        }

        @Test func aPopoverIsBesideTheItemOfItsSegue() throws {
            let (shown, controller) = try perform(
                #"<segue destination="b" kind="popoverPresentation" popoverAnchorBarButtonItem="item" id="s"/>"#
            )
            #expect(shown.popoverPresentationController?.sourceItem === controller.navigationItem.rightBarButtonItem)
        }

        @Test func aPopoverWithoutAnAnchorIsBesideItsSender() throws {
            let (shown, controller) = try perform(#"<segue destination="b" kind="popoverPresentation" id="s"/>"#)
            let button = controller.view.subviews.first { $0 is UIButton }
            #expect(shown.popoverPresentationController?.sourceItem === button)
        }

        @Test func aSegueSetsTheStyleOfThePresentation() throws {
            let (shown, _) = try perform(
                """
                <segue destination="b" kind="presentation" modalPresentationStyle="overFullScreen"
                modalTransitionStyle="crossDissolve" id="s"/>
                """
            )
            #expect(shown.modalPresentationStyle == .overFullScreen && shown.modalTransitionStyle == .crossDissolve)
        }

        @Test func aSegueHasAClassOfTheApp() throws {
            let (_, controller) = try perform(
                """
                <segue destination="b" kind="presentation" identifier="go" customClass="RecordingSegue"
                customModule="UIKitTestSupport" id="s"/>
                """
            )
            #expect(controller.events.contains("go SceneController SceneController"))
        }
    }
}
