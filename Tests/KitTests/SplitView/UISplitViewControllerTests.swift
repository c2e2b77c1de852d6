import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct SplitViewTests {
        final class Delegate: UISplitViewControllerDelegate {
            var log: [String] = []
            var top = UISplitViewController.Column.secondary

            func splitViewController(
                _ svc: UISplitViewController,
                willChangeTo displayMode: UISplitViewController.DisplayMode
            ) { log.append("mode \(displayMode.rawValue)") }
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column { top }
            func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapse") }
            func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expand") }
            func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
                log.append("show \(column.rawValue)")
            }
            func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
                log.append("hide \(column.rawValue)")
            }
        }

        private let screen = TestScreen(size: CGSize(width: 1000, height: 700))
        private let split = UISplitViewController(style: .doubleColumn)
        private let list = UIViewController()
        private let detail = UIViewController()
        private let delegate = Delegate()

        init() {
            (list.title, detail.title) = ("List", "Detail")
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            split.delegate = delegate
            screen.show(split)
            screen.settle()
        }

        private func frame(_ controller: UIViewController) -> CGRect {
            screen.presentedFrame(of: controller.navigationController?.view ?? controller.view)
        }

        private func narrow() {
            screen.resize(to: CGSize(width: 400, height: 700))
            screen.settle()
        }

        private func widen() {
            screen.resize(to: CGSize(width: 1000, height: 700))
            screen.settle()
        }

        @Test func columnsAreBesideEachOtherInNavigationControllers() {
            #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
            #expect(split.displayMode == .allVisible)
            #expect(frame(list) == CGRect(x: 0, y: 0, width: 320, height: 700))
            #expect(frame(detail) == CGRect(x: 320, y: 0, width: 680, height: 700))
            #expect(split.viewController(for: .primary) === list && list.splitViewController === split)
            #expect(list.navigationController != nil && list.navigationController !== detail.navigationController)
        }

        @Test func accessibilityLeavesOutAColumnBesideTheScreen() {
            let column = list.navigationController?.view
            #expect(column?.accessibilityElementsHidden == false)
            split.preferredDisplayMode = .secondaryOnly
            screen.settle()
            #expect(column?.accessibilityElementsHidden == true)
        }

        @Test func aColumnIsHiddenAndShownWithMotion() {
            split.hide(.primary)
            screen.advance(by: 0.1)
            #expect(frame(list).minX < 0 && frame(list).minX > -320)
            screen.settle()
            #expect(split.displayMode == .secondaryOnly && frame(detail).width == 1000 && frame(list).maxX == 0)
            #expect(split.displayMode == .primaryHidden)
            #expect(UISplitViewController.DisplayMode.primaryOverlay == .oneOverSecondary)
            #expect(delegate.log == ["mode 1", "hide 0"])
            split.show(.primary)
            screen.settle()
            #expect(split.displayMode == .oneBesideSecondary && delegate.log.suffix(2) == ["mode 2", "show 0"])
        }

        @Test func aColumnOverTheContentGoesWithATouchBesideIt() {
            split.preferredSplitBehavior = .overlay
            split.preferredDisplayMode = .secondaryOnly
            screen.settle()
            split.show(.primary)
            screen.settle()
            #expect(split.displayMode == .oneOverSecondary && frame(detail).width == 1000 && frame(list).minX == 0)
            screen.tap(at: CGPoint(x: 800, y: 400))
            screen.settle()
            #expect(split.displayMode == .secondaryOnly)
        }

        @Test func theButtonTogglesTheColumn() throws {
            let item = try #require(detail.navigationItem.leftBarButtonItem)
            #expect(item === split.displayModeButtonItem)
            screen.activate(try #require(screen.element(labelled: "Sidebar")))
            screen.settle()
            #expect(split.displayMode == .secondaryOnly)
            split.displayModeButtonVisibility = .never
            #expect(detail.navigationItem.leftBarButtonItem == nil)
        }

        @Test func aNarrowWindowCollapsesTheColumnsAndAWideOneSeparatesThem() {
            narrow()
            #expect(split.isCollapsed && delegate.log == ["collapse"])
            #expect(list.navigationController === detail.navigationController)
            #expect(list.navigationController?.viewControllers == [list, detail])
            let further = UIViewController()
            detail.navigationController?.pushViewController(further, animated: false)
            screen.settle()
            widen()
            #expect(!split.isCollapsed && delegate.log.last == "expand")
            #expect(list.navigationController?.viewControllers == [list])
            #expect(detail.navigationController?.viewControllers == [detail, further])
            #expect(frame(list).width == 320 && further.view.window != nil)
        }

        @Test func theDelegateChoosesTheColumnOnTop() {
            delegate.top = .primary
            narrow()
            #expect(list.navigationController?.viewControllers == [list])
            split.show(.secondary)
            screen.settle()
            #expect(list.navigationController?.viewControllers == [list, detail])
            split.show(.primary)
            screen.settle()
            #expect(list.navigationController?.viewControllers == [list])
            widen()
            #expect(detail.navigationController?.viewControllers == [detail])
        }

        @Test func aDetailReplacesTheContentOrIsPushed() {
            let other = UIViewController()
            list.showDetailViewController(other, sender: nil)
            screen.settle()
            #expect(split.viewController(for: .secondary) === other && frame(other).minX == 320)
            narrow()
            let third = UIViewController()
            list.showDetailViewController(third, sender: nil)
            screen.settle()
            #expect(list.navigationController?.viewControllers == [list, third])
            widen()
            #expect(third.navigationController?.viewControllers == [third] && frame(third).minX == 320)
        }

        @Test func aCompactColumnReplacesAllOthers() {
            let compact = UIViewController()
            split.setViewController(compact, for: .compact)
            narrow()
            #expect(frame(compact) == CGRect(x: 0, y: 0, width: 400, height: 700) && list.view.window == nil)
            widen()
            #expect(compact.view.window == nil && list.view.window != nil)
        }

        @Test func widthsAndEdgesArePreferences() {
            split.preferredPrimaryColumnWidth = 250
            screen.settle()
            #expect(frame(list).width == 250 && split.primaryColumnWidth == 250)
            split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
            split.preferredPrimaryColumnWidthFraction = 0.5
            split.maximumPrimaryColumnWidth = 400
            screen.settle()
            #expect(split.primaryColumnWidth == 400)
            split.primaryEdge = .trailing
            screen.settle()
            #expect(frame(list).maxX == 1000 && frame(detail).minX == 0)
        }

        @Test func aSplitViewWithoutColumnsHasTwoControllers() {
            let classic = UISplitViewController()
            let master = UINavigationController(rootViewController: UIViewController())
            let content = UINavigationController(rootViewController: UIViewController())
            classic.viewControllers = [master, content]
            screen.show(classic)
            screen.settle()
            #expect(classic.viewControllers == [master, content] && classic.style == .unspecified)
            #expect(screen.presentedFrame(of: content.view).minX == 320)
            narrow()
            #expect(classic.viewControllers == [master] && master.viewControllers.count == 2)
            widen()
            #expect(master.viewControllers.count == 1 && content.viewControllers.count == 1)
        }
    }
}
