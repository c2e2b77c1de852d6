import Foundation
import TemporaryFolder
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIStoryboardTests {
        let screen = TestScreen()

        @Test func controllersAreCreatedWithTheirItemsAndTheViewFollows() throws {
            let storyboard = try SampleStoryboard.make(
                initial: "a",
                SampleStoryboard.scene(
                    "a",
                    parts: """
                        <navigationItem key="navigationItem" title="Title" id="n">
                        <barButtonItem key="rightBarButtonItem" title="Add" id="i"/></navigationItem>
                        <tabBarItem key="tabBarItem" title="Tab" id="t"/>
                        <toolbarItems><barButtonItem systemItem="flexibleSpace" id="f"/></toolbarItems>
                        <size key="preferredContentSize" width="100" height="50"/>
                        """,
                    connections: "<outlet property=\"item\" destination=\"i\"/>"
                )
            )
            let controller = try #require(storyboard.instantiateInitialViewController() as? SceneController)
            #expect(controller.events == ["awake"] && !controller.isViewLoaded && controller.label == nil)
            #expect(controller.storyboard === storyboard)
            #expect(controller.navigationItem.title == "Title" && controller.tabBarItem.title == "Tab")
            #expect(controller.toolbarItems?.count == 1 && controller.preferredContentSize.width == 100)
            screen.show(controller)
            screen.settle()
            #expect(controller.events == ["awake", "loaded In a"])
            #expect(controller.item === controller.navigationItem.rightBarButtonItem)
            #expect(controller.view.frame == screen.window.bounds)
        }

        /// Scenes that are inside of themselves are reported, and the rest loads.
        @Test(arguments: ["embed", "rootViewController", "viewControllers"])
        func aSceneIsNotInsideOfItself(kind: String) throws {
            let scenes =
                kind == "embed"
                ? [
                    """
                    <viewController id="a" sceneMemberID="viewController"><view key="view" id="v"><subviews>
                    <containerView id="c"><connections><segue kind="embed" destination="b" id="s"/></connections>
                    </containerView></subviews></view></viewController>
                    """,
                    """
                    <viewController id="b" sceneMemberID="viewController"><view key="view" id="w"><subviews>
                    <containerView id="d"><connections><segue kind="embed" destination="a" id="t"/></connections>
                    </containerView></subviews></view></viewController>
                    """,
                ]
                : [
                    """
                    <\(kind == "viewControllers" ? "tabBar" : "navigation")Controller id="a"
                    sceneMemberID="viewController"><connections>
                    <segue kind="relationship" relationship="\(kind)" destination="a" id="s"/></connections>
                    </\(kind == "viewControllers" ? "tabBar" : "navigation")Controller>
                    """, "",
                ]
            let storyboard = try SampleStoryboard.make(initial: "a", scenes[0], scenes[1])
            let reports = NibReports.during { storyboard.instantiateInitialViewController().map(screen.show) }
            #expect(reports.count == 1 && reports.allSatisfy { $0.contains("The scene a is inside of itself") })
        }

        @Test(arguments: ["../../Other", "Missing", "/Other"])
        func aReferenceToNoStoryboardIsLeftOut(name: String) throws {
            let storyboard = try SampleStoryboard.make(
                initial: "a",
                """
                <tabBarController id="a" sceneMemberID="viewController"><connections>
                <segue kind="relationship" relationship="viewControllers" destination="p" id="s"/></connections>
                </tabBarController>
                """,
                "<viewControllerPlaceholder storyboardName=\"\(name)\" id=\"p\" sceneMemberID=\"viewController\"/>"
            )
            let reports = NibReports.during { storyboard.instantiateInitialViewController().map(screen.show) }
            #expect(reports.count == 1 && reports.allSatisfy { $0.hasPrefix("Test.storyboard:") })
        }

        @Test func controllersHaveIdentifiersAndCreators() throws {
            let storyboard = try SampleStoryboard.make(SampleStoryboard.scene("a"), SampleStoryboard.scene("b"))
            #expect(storyboard.instantiateInitialViewController() == nil)
            let plain = storyboard.instantiateViewController(withIdentifier: "b") as? SceneController
            plain?.loadViewIfNeeded()
            #expect(plain?.label?.text == "In b")
            let made: SceneController = storyboard.instantiateViewController(identifier: "a") { coder in
                let controller = SceneController(coder: coder)
                controller?.events.append("created")
                return controller
            }
            made.loadViewIfNeeded()
            #expect(made.events == ["created", "awake", "loaded In a"])
            let other: SceneController = storyboard.instantiateViewController(identifier: "a") { _ in nil }
            #expect(other.events == ["awake"])
        }

        @Test func containersHaveTheirControllers() throws {
            let storyboard = try SampleStoryboard.make(
                initial: "tabs",
                """
                <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/>
                <connections>
                <segue destination="nav" kind="relationship" relationship="viewControllers" id="1"/>
                <segue destination="b" kind="relationship" relationship="viewControllers" id="2"/>
                </connections></tabBarController>
                """,
                """
                <navigationController id="nav" navigationBarHidden="YES" sceneMemberID="viewController">
                <tabBarItem key="tabBarItem" title="First" id="t"/>
                <navigationBar key="navigationBar" largeTitles="YES" id="nb"/>
                <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="3"/>
                </connections></navigationController>
                """,
                SampleStoryboard.scene("a"),
                SampleStoryboard.scene("b", parts: "<tabBarItem key=\"tabBarItem\" title=\"Second\" id=\"t2\"/>")
            )
            let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
            screen.show(tabs)
            screen.settle()
            #expect(tabs.tabBar.items?.map(\.title) == ["First", "Second"])
            let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
            #expect(navigation.isNavigationBarHidden && navigation.navigationBar.prefersLargeTitles)
            #expect((navigation.topViewController as? SceneController)?.label?.text == "In a")
        }

        @Test(arguments: [(#"allowDoubleColumnStyle="YES""#, true), ("", false)])
        func aSplitViewHasItsColumns(attributes: String, hasColumns: Bool) throws {
            let storyboard = try SampleStoryboard.make(
                initial: "split",
                """
                <splitViewController id="split" \(attributes)><connections>
                <segue destination="a" kind="relationship" relationship="masterViewController" id="1"/>
                <segue destination="b" kind="relationship" relationship="detailViewController" id="2"/>
                </connections></splitViewController>
                """,
                SampleStoryboard.scene("a"),
                SampleStoryboard.scene("b")
            )
            let split = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
            #expect(split.style == (hasColumns ? .doubleColumn : .unspecified))
            #expect(split.viewControllers.count == 2 && split.viewController(for: .primary) is SceneController)
            #expect(split.viewController(for: .secondary) is SceneController)
        }

        @Test func objectsBesideTheControllerAreConnected() throws {
            let storyboard = try SampleStoryboard.make(
                SampleStoryboard.scene(
                    "a",
                    subviews: """
                        <view id="v"><connections><outletCollection property="gestureRecognizers" destination="tap"/>
                        </connections></view>
                        """,
                    others: """
                        <tapGestureRecognizer id="tap"><connections>
                        <segue destination="b" kind="show" identifier="go" id="s"/></connections></tapGestureRecognizer>
                        """
                ),
                SampleStoryboard.scene("b")
            )
            let controller = storyboard.instantiateViewController(withIdentifier: "a")
            controller.loadViewIfNeeded()
            let view = try #require(controller.view.subviews.last)
            #expect(view.gestureRecognizers?.first is UITapGestureRecognizer)
        }

        @Test func layoutGuidesOfControllersAreItemsOfConstraints() throws {
            let storyboard = try SampleStoryboard.make(
                initial: "nav",
                """
                <navigationController id="nav"><connections>
                <segue destination="a" kind="relationship" relationship="rootViewController" id="3"/>
                </connections></navigationController>
                """,
                """
                <viewController id="a"><layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
                <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
                <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
                <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
                <constraints>
                <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="1"/>
                <constraint firstItem="bottom" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="2"/>
                <constraint firstItem="box" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="3"/>
                <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="4"/>
                </constraints></view></viewController>
                """
            )
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            screen.show(navigation)
            screen.settle()
            let controller = try #require(navigation.topViewController)
            let box = try #require(controller.view.subviews.first)
            let insets = controller.view.safeAreaInsets
            #expect(insets.top > 0)
            #expect(box.frame == controller.view.bounds.inset(by: insets))
        }

        @Test func controllersAreReleasedWhetherOrNotTheirViewWasLoaded() throws {
            let storyboard = try SampleStoryboard.make(
                SampleStoryboard.scene(
                    "a",
                    parts: """
                        <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i">
                        <connections><segue destination="b" kind="show" id="s"/></connections></barButtonItem>
                        </navigationItem>
                        """,
                    subviews: """
                        <button id="x"><connections><segue destination="b" kind="show" id="s2"/></connections></button>
                        """
                ),
                SampleStoryboard.scene("b")
            )
            weak var unloaded: UIViewController?
            weak var loaded: UIViewController?
            do {
                let first = storyboard.instantiateViewController(withIdentifier: "a")
                let second = storyboard.instantiateViewController(withIdentifier: "a")
                second.loadViewIfNeeded()
                (unloaded, loaded) = (first, second)
            }
            #expect(unloaded == nil && loaded == nil)
        }

        @Test func referencesLeadToOtherStoryboards() throws {
            let folder = try TemporaryFolder()
            let main = SampleStoryboard.text(
                initial: "ref",
                [
                    """
                    <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="b"
                    bundleIdentifier="org.example.missing" id="ref"/>
                    """
                ]
            )
            let other = SampleStoryboard.text(initial: "a", [SampleStoryboard.scene("a"), SampleStoryboard.scene("b")])
            _ = try folder.file("Main.storyboard", main.utf8)
            _ = try folder.file("Other.storyboard", other.utf8)
            let bundle = Bundle(path: folder.path)
            let controller = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
            controller?.loadViewIfNeeded()
            #expect((controller as? SceneController)?.label?.text == "In b")
            #expect(controller?.storyboard?.name == "Other")
        }
    }
}
