import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIStoryboardSegueTests {
        let screen = TestScreen()

        private static let navigation = """
            <navigationController id="nav"><connections>
            <segue destination="a" kind="relationship" relationship="rootViewController" id="root"/>
            </connections></navigationController>
            """

        private static let unwindButton = """
            <button id="back"><connections>
            <segue destination="exit" kind="unwind" identifier="home" unwindAction="returnedBy:" id="u"/>
            </connections></button>
            """

        private static let exit = "<exit id=\"exit\" sceneMemberID=\"exit\"/>"

        /// Shows a scene "a" in a navigation controller, with a button that starts a segue to a scene "b".
        private func show(
            _ attributes: String,
            destination: String = "b",
            others: String = ""
        ) throws -> (UINavigationController, SceneController, UIButton) {
            let storyboard = try SampleStoryboard.make(
                initial: "nav",
                Self.navigation,
                SampleStoryboard.scene(
                    "a",
                    subviews: """
                        <button id="go"><connections>
                        <segue destination="\(destination)" identifier="go" id="s" \(attributes)/></connections></button>
                        """
                ),
                SampleStoryboard.scene("b", subviews: Self.unwindButton, others: Self.exit),
                """
                <navigationController id="modal"><connections>
                <segue destination="b" kind="relationship" relationship="rootViewController" id="root2"/>
                </connections></navigationController>
                """
            )
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            screen.show(navigation)
            screen.settle()
            let controller = try #require(navigation.topViewController as? SceneController)
            controller.events = []
            return (navigation, controller, try button(in: controller))
        }

        private func button(in controller: UIViewController) throws -> UIButton {
            try #require(controller.view.subviews.first { $0 is UIButton } as? UIButton)
        }

        private func press(_ button: UIButton) {
            button.sendActions(for: .touchUpInside)
            screen.settle()
        }

        @Test func aShownControllerIsPreparedAndPushed() throws {
            let (navigation, controller, button) = try show("kind=\"show\"")
            press(button)
            #expect(controller.events == ["should go", "prepare go"])
            #expect(controller.sender as? UIButton === button)
            #expect(navigation.viewControllers.count == 2 && navigation.topViewController === controller.prepared)
        }

        @Test func aSegueThatIsNotAllowedDoesNothing() throws {
            let (navigation, controller, button) = try show("kind=\"show\"")
            controller.allowsSegues = false
            press(button)
            #expect(controller.events == ["should go"] && navigation.viewControllers.count == 1)
            controller.performSegue(withIdentifier: "go", sender: 3)
            #expect(controller.events == ["should go", "prepare go"] && controller.sender as? Int == 3)
            screen.settle()
            #expect(navigation.viewControllers.count == 2)
        }

        @Test func aPresentedControllerHasTheStyleOfTheSegue() throws {
            let (navigation, controller, button) = try show(
                "kind=\"presentation\" modalPresentationStyle=\"fullScreen\" modalTransitionStyle=\"crossDissolve\""
            )
            press(button)
            let presented = try #require(navigation.presentedViewController)
            #expect(presented === controller.prepared && presented.modalPresentationStyle == .fullScreen)
            #expect(presented.modalTransitionStyle == .crossDissolve)
        }

        @Test func aCustomSegueIsCreatedByItsOwnInitializer() throws {
            let (navigation, controller, button) = try show(
                "kind=\"show\" customClass=\"RecordingSegue\" customModule=\"UIKitTestSupport\""
            )
            press(button)
            #expect(controller.events == ["should go", "prepare go", "go SceneController SceneController"])
            #expect(navigation.viewControllers.count == 2)
        }

        @Test func aMethodOfTheSourceCreatesTheDestination() throws {
            let (navigation, _, button) = try show(
                "kind=\"show\" destinationCreationSelector=\"makeDetail:sender:identifier:\""
            )
            press(button)
            let detail = try #require(navigation.topViewController as? SceneController)
            #expect(detail.events == ["made for go", "awake", "loaded In b"])
        }

        @Test func anUnwindSeguePopsToItsDestination() throws {
            let (navigation, controller, go) = try show("kind=\"show\"")
            press(go)
            let detail = try #require(navigation.topViewController as? SceneController)
            controller.events = []
            press(try button(in: detail))
            #expect(detail.events.suffix(2) == ["should home", "prepare home loaded"])
            #expect(controller.events == ["returned home"])
            #expect(navigation.viewControllers == [controller])
        }

        @Test func anUnwindSegueDismissesAndPops() throws {
            let (navigation, controller, go) = try show("kind=\"presentation\"", destination: "modal")
            let between = UIViewController()
            press(go)
            let modal = try #require(navigation.presentedViewController as? UINavigationController)
            let detail = try #require(modal.topViewController as? SceneController)
            // The destination is below another controller meanwhile.
            navigation.pushViewController(between, animated: false)
            screen.settle()
            controller.events = []
            press(try button(in: detail))
            #expect(controller.events == ["returned home"])
            #expect(navigation.viewControllers == [controller] && navigation.presentedViewController == nil)
        }

        @Test func anUnwindSegueSelectsATab() throws {
            let storyboard = try SampleStoryboard.make(
                initial: "tabs",
                """
                <tabBarController id="tabs"><connections>
                <segue destination="a" kind="relationship" relationship="viewControllers" id="1"/>
                <segue destination="b" kind="relationship" relationship="viewControllers" id="2"/>
                </connections></tabBarController>
                """,
                SampleStoryboard.scene("a"),
                SampleStoryboard.scene("b", subviews: Self.unwindButton, others: Self.exit)
            )
            let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
            tabs.selectedIndex = 1
            screen.show(tabs)
            screen.settle()
            press(try button(in: try #require(tabs.selectedViewController)))
            #expect(tabs.selectedIndex == 0)
        }

        @Test(arguments: ["pongPressGestureRecognizer", "panGestureRecognizer", "tapGestureRecognizer"])
        func aGestureStartsItsSegueOnce(name: String) throws {
            let storyboard = try SampleStoryboard.make(
                SampleStoryboard.scene(
                    "a",
                    subviews: """
                        <view id="v"><rect key="frame" x="0" y="100" width="300" height="300"/><connections>
                        <outletCollection property="gestureRecognizers" destination="gesture"/></connections></view>
                        """,
                    others: """
                        <\(name) id="gesture"><connections>
                        <segue destination="b" kind="modal" identifier="go" id="s"/></connections></\(name)>
                        """
                ),
                SampleStoryboard.scene("b")
            )
            let controller = try #require(
                storyboard.instantiateViewController(withIdentifier: "a") as? SceneController
            )
            screen.show(controller)
            screen.settle()
            controller.allowsSegues = false
            controller.events = []
            screen.touchDown(at: CGPoint(x: 100, y: 200))
            if !name.hasPrefix("tap") {
                screen.advance(by: 1)
                for y in 1...5 { screen.touchMove(to: CGPoint(x: 100, y: 200 + 20 * CGFloat(y))) }
            }
            screen.touchUp()
            screen.settle()
            #expect(controller.events == ["should go"])
        }

        @Test func aContainerViewHasItsControllerBeforeTheViewCountsAsLoaded() throws {
            let storyboard = try SampleStoryboard.make(
                SampleStoryboard.scene(
                    "a",
                    subviews: """
                        <containerView id="c"><rect key="frame" x="10" y="20" width="200" height="100"/>
                        <connections><segue destination="b" kind="embed" identifier="child" id="e"/></connections>
                        </containerView>
                        """
                ),
                SampleStoryboard.scene("b")
            )
            let controller = try #require(
                storyboard.instantiateViewController(withIdentifier: "a") as? SceneController
            )
            screen.show(controller)
            screen.settle()
            #expect(controller.events == ["awake", "prepare child", "loaded In a"])
            let child = try #require(controller.children.first as? SceneController)
            #expect(child.parent === controller && child.view.superview === controller.view.subviews.last)
            #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
            #expect(child.label?.text == "In b")
        }
    }
}
