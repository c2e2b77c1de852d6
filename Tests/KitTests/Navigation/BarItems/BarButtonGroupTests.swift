import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct BarButtonGroupTests {
        private final class Log {
            var entries: [String] = []
        }

        private let screen = TestScreen(size: CGSize(width: 700, height: 500))
        private let controller = UIViewController()
        private let log = Log()
        private var item: UINavigationItem { controller.navigationItem }

        init() {
            screen.show(UINavigationController(rootViewController: controller))
            screen.settle()
        }

        private func buttons(_ titles: [String]) -> [UIBarButtonItem] {
            titles.map { title in
                UIBarButtonItem(title: title, primaryAction: UIAction { [log] _ in log.entries.append(title) })
            }
        }

        private func place(_ item: UIBarButtonItem) -> CGFloat? {
            item.view.flatMap { $0.window == nil ? nil : screen.presentedFrame(of: $0).minX }
        }

        @Test func groupsAreInReadingOrder() {
            let all = buttons(["A", "B", "C", "D", "E", "F"])
            item.leadingItemGroups = [.fixedGroup(items: [all[0], all[1]])]
            item.trailingItemGroups = [.fixedGroup(items: [all[2], all[3]]), all[4].creatingFixedGroup()]
            item.pinnedTrailingGroup = UIBarButtonItemGroup(barButtonItems: [all[5]], representativeItem: nil)
            screen.settle()
            let places = all.compactMap { place($0) }
            #expect(places.count == 6 && places == places.sorted())
            #expect(item.leftBarButtonItems == [all[0], all[1]])
            #expect(item.rightBarButtonItems == [all[4], all[3], all[2]])
            #expect(all[0].buttonGroup === item.leadingItemGroups[0])
            item.trailingItemGroups[0].isHidden = true
            screen.settle()
            #expect(place(all[2]) == nil && place(all[4]) != nil)
            item.leadingItemGroups[0].barButtonItems = [all[1]]
            screen.settle()
            #expect(place(all[0]) == nil && place(all[1]) != nil && all[0].buttonGroup == nil)
        }

        @Test func itemsWithoutAGroupAreOneGroup() {
            let all = buttons(["A", "B"])
            item.rightBarButtonItems = all
            #expect(item.trailingItemGroups.map(\.barButtonItems) == [[all[1], all[0]]])
            #expect(item.rightBarButtonItems == all && all[0].buttonGroup === item.trailingItemGroups[0])
            item.rightBarButtonItems = nil
            #expect(item.trailingItemGroups.isEmpty)
        }

        @Test func anItemRepresentsAGroupWithoutRoom() throws {
            let all = buttons(["First item", "Second item", "Third item"])
            let more = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
            let group = UIBarButtonItemGroup(barButtonItems: all, representativeItem: more)
            item.trailingItemGroups = [group]
            screen.settle()
            #expect(!group.isDisplayingRepresentativeItem && place(all[0]) != nil && place(more) == nil)
            screen.resize(to: CGSize(width: 250, height: 500))
            screen.settle()
            #expect(group.isDisplayingRepresentativeItem && place(all[0]) == nil && place(more) != nil)
            #expect(more.shownMenu?.children.map(\.title) == ["First item", "Second item", "Third item"])
            (more.shownMenu?.children.last as? UIAction)?.perform(from: nil)
            #expect(log.entries == ["Third item"])
            screen.resize(to: CGSize(width: 700, height: 500))
            screen.settle()
            #expect(!group.isDisplayingRepresentativeItem && place(all[0]) != nil)
        }
    }

    @Suite struct GroupCollapseTests {
        @Test func groupsThatSaveMostCollapseFirst() {
            let groups = [
                GroupCollapse.Group(full: 100, collapsed: 40), GroupCollapse.Group(full: 200, collapsed: 40),
                GroupCollapse.Group(full: 300, collapsed: nil),
            ]
            #expect(GroupCollapse.collapsed(groups, in: 600) == [false, false, false])
            #expect(GroupCollapse.collapsed(groups, in: 500) == [false, true, false])
            #expect(GroupCollapse.collapsed(groups, in: 100) == [true, true, false])
        }
    }
}
