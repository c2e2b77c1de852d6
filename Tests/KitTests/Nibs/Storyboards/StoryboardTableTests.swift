import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct StoryboardTableTests {
        let screen = TestScreen()

        private func show(_ table: String, controller: String = "") throws -> UITableViewController {
            let storyboard = try SampleStoryboard.make(
                initial: "nav",
                """
                <navigationController id="nav"><connections>
                <segue destination="t" kind="relationship" relationship="rootViewController" id="root"/>
                </connections></navigationController>
                """,
                """
                <tableViewController id="t" \(controller)>
                <tableView key="view" id="tv" \(table)
                <connections><outlet property="dataSource" destination="t"/><outlet property="delegate" destination="t"/>
                </connections></tableView></tableViewController>
                """,
                SampleStoryboard.scene("b")
            )
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            screen.show(navigation)
            screen.settle()
            return try #require(navigation.topViewController as? UITableViewController)
        }

        @Test func aPrototypeCellStartsItsSegueWhileItsRowIsSelected() throws {
            let controller = try #require(
                show(
                    """
                    dataMode="prototypes" style="plain" rowHeight="50"><prototypes>
                    <tableViewCell reuseIdentifier="Row" style="IBUITableViewCellStyleDefault" textLabel="l" id="c">
                    <tableViewCellContentView key="contentView" id="cv"><subviews><label id="l" text="Title"/></subviews>
                    </tableViewCellContentView>
                    <connections><segue destination="b" kind="show" identifier="detail" id="s"/>
                    <segue destination="b" kind="show" identifier="more" trigger="accessoryAction" id="s2"/>
                    </connections></tableViewCell></prototypes>
                    """,
                    controller: "customClass=\"SceneTableController\" customModule=\"UIKitTestSupport\""
                ) as? SceneTableController
            )
            #expect(controller.tableView.visibleCells.count == 3)
            let cell = try #require(controller.tableView.cellForRow(at: [0, 1]))
            #expect(cell.textLabel?.text == "Row 1" && cell.frame.height == 50)
            screen.tap(cell)
            screen.settle()
            #expect(controller.events == ["prepare detail 1", "select 1"])
            #expect(controller.navigationController?.topViewController?.title == "Row 1")
            controller.events = []
            controller.tableView.accessoryButtonWasTapped(in: cell)
            #expect(controller.events.first?.hasPrefix("prepare more") == true)
        }

        @Test func staticRowsNeedNoCode() throws {
            let controller = try show(
                """
                dataMode="static" style="grouped" rowHeight="44"><sections>
                <tableViewSection headerTitle="First" id="s1"><cells>
                <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l1" id="c1">
                <tableViewCellContentView key="contentView" id="cv1"><subviews><label id="l1" text="One"/></subviews>
                </tableViewCellContentView></tableViewCell>
                <tableViewCell rowHeight="90" indentationLevel="2" id="c2">
                <tableViewCellContentView key="contentView" id="cv2"/></tableViewCell></cells></tableViewSection>
                <tableViewSection footerTitle="Last" id="s2"><cells>
                <tableViewCell id="c3"><tableViewCellContentView key="contentView" id="cv3"/>
                <connections><segue destination="b" kind="show" id="s"/></connections></tableViewCell></cells>
                </tableViewSection></sections>
                """
            )
            let table = try #require(controller.tableView)
            #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
            #expect(table.cellForRow(at: [0, 0])?.textLabel?.text == "One")
            #expect(table.rectForRow(at: [0, 0]).height == 44 && table.rectForRow(at: [0, 1]).height == 90)
            #expect(controller.tableView(table, titleForHeaderInSection: 0) == "First")
            #expect(controller.tableView(table, titleForFooterInSection: 1) == "Last")
            #expect(controller.tableView(table, indentationLevelForRowAt: [0, 1]) == 2)
            screen.tap(try #require(table.cellForRow(at: [1, 0])))
            screen.settle()
            #expect(controller.navigationController?.topViewController is SceneController)
        }

        @Test func aControllerMayChangeStaticRows() throws {
            final class Shorter: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                    super.tableView(tableView, numberOfRowsInSection: section) - 1
                }

                override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                    super.tableView(tableView, heightForRowAt: indexPath) * 2
                }
            }
            let storyboard = try SampleStoryboard.make(
                initial: "t",
                """
                <tableViewController id="t"><tableView key="view" dataMode="static" rowHeight="30" id="tv"><sections>
                <tableViewSection id="s1"><cells><tableViewCell id="c1"/><tableViewCell id="c2"/></cells>
                </tableViewSection></sections><connections><outlet property="dataSource" destination="t"/>
                <outlet property="delegate" destination="t"/></connections></tableView></tableViewController>
                """
            )
            let controller = try #require(
                storyboard.instantiateInitialViewController { Shorter(coder: $0) }
            )
            screen.show(controller)
            screen.settle()
            #expect(controller.tableView.numberOfRows(inSection: 0) == 1)
            #expect(controller.tableView.rectForRow(at: [0, 0]).height == 60)
        }
    }
}
