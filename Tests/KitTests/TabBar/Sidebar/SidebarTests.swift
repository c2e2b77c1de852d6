import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct SidebarTests {
        private final class Log: NSObject, UITabBarControllerDelegate, UITabBarController.Sidebar.Delegate {
            var entries: [String] = []
            var allows = true
            var subtitle: String?
            var color: UIColor?
            var updates: [String] = []
            var requests = 0
            var states: [UICellConfigurationState] = []

            func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { allows }

            func tabBarController(
                _ tabBarController: UITabBarController,
                didSelectTab selectedTab: UITab,
                previousTab: UITab?
            ) {
                entries.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
                animator: any UITabBarController.Sidebar.Animating
            ) {
                entries.append("will change from \(sidebar.isHidden)")
                animator.addAnimations { [self] in entries.append("animations") }
                animator.addCompletion { [self] in entries.append("completion") }
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebar: UITabBarController.Sidebar,
                itemFor request: UITabSidebarItem.Request
            ) -> UITabSidebarItem {
                requests += 1
                let item = UITabSidebarItem(request: request)
                guard case .tab(let tab) = request.content, tab.identifier == "albums", let subtitle else {
                    return item
                }
                var content = item.defaultContentConfiguration()
                content.secondaryText = subtitle
                item.contentConfiguration = content
                return item
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebar: UITabBarController.Sidebar,
                update item: UITabSidebarItem
            ) {
                guard case .tab(let tab) = item.content else { return }
                updates.append(tab.identifier)
                if tab.identifier == "albums" { states.append(item.configurationState) }
                if let color, tab.identifier == "albums" { item.backgroundConfiguration.backgroundColor = color }
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebar: UITabBarController.Sidebar,
                willBeginDisplaying tab: UITab
            ) { entries.append("begin \(tab.identifier)") }

            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebar: UITabBarController.Sidebar,
                didEndDisplaying tab: UITab
            ) { entries.append("end \(tab.identifier)") }
        }

        private let screen = TestScreen(size: CGSize(width: 1000, height: 700), scale: 1)
        private let log = Log()
        private let home = Self.tab("home")
        private let albums = Self.tab("albums")
        private let rock = Self.tab("rock")
        private let genres: UITabGroup
        private let library: UITabGroup
        private let tabs: UITabBarController

        private static func tab(_ name: String) -> UITab {
            UITab(title: name.capitalized, image: nil, identifier: name) { _ in
                let controller = UIViewController()
                controller.view.backgroundColor = .green
                return controller
            }
        }

        init() {
            genres = UITabGroup(title: "Genres", image: nil, identifier: "genres", children: [rock])
            library = UITabGroup(title: "Library", image: nil, identifier: "library", children: [albums, genres])
            tabs = UITabBarController(tabs: [library, home])
            tabs.selectedTab = home
            tabs.delegate = log
            tabs.sidebar.delegate = log
            screen.show(tabs)
            screen.settle()
            log.entries = []
        }

        private var view: SidebarView? { tabs.sidebar.view }
        private var table: UITableView? { view?.list.table }

        private func tap(_ label: String) throws {
            let frame = try #require(screen.element(labelled: label)).frame
            screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            screen.settle()
        }

        private func cell(_ tab: UITab) throws -> SidebarCell {
            let row = try #require(view?.list.rows.firstIndex { $0.tab === tab })
            return try #require(table?.cellForRow(at: IndexPath(row: row, section: 1)) as? SidebarCell)
        }

        private var titles: [String] {
            view?.list.rows.map { row in
                switch row.content {
                case .tab(let tab): tab.title
                case .action(let action): action.title
                }
            } ?? []
        }

        private func pixel(_ x: Int, _ y: Int) throws -> Pixel {
            try #require(screen.picture().cgImage).pixel(x, y)
        }

        // MARK: Visibility

        @Test func theSidebarIsInWideWindows() throws {
            #expect(tabs.mode == .automatic && !tabs.sidebar.isHidden && tabs.tabBar.alpha == 0)
            #expect(titles == ["Home", "Library", "Albums", "Genres", "Rock"])
            #expect(screen.element(labelled: "Albums") != nil && albums.hasVisiblePlacement)
            screen.resize(to: CGSize(width: 390, height: 700))
            screen.settle()
            #expect(tabs.tabBar.alpha == 1 && screen.element(labelled: "Albums") == nil && view?.alpha == 0)
            #expect(!albums.hasVisiblePlacement && tabs.tabBar.items?.map(\.title) == ["Library", "Home"])
            // A high window has the bar until the user shows the sidebar.
            screen.resize(to: CGSize(width: 800, height: 1000))
            screen.settle()
            #expect(tabs.sidebar.isHidden && tabs.tabBar.alpha == 1 && screen.element(labelled: "Albums") == nil)
            try tap("Show Sidebar")
            #expect(!tabs.sidebar.isHidden && screen.element(labelled: "Albums") != nil)
        }

        @Test func theModeDecides() {
            tabs.mode = .tabBar
            screen.settle()
            #expect(tabs.tabBar.alpha == 1 && screen.element(labelled: "Albums") == nil)
            #expect(screen.element(labelled: "Show Sidebar") == nil)
            tabs.mode = .automatic
            tabs.tabs = [home, Self.tab("other")]
            screen.settle()
            #expect(tabs.tabBar.alpha == 1)
            tabs.mode = .tabSidebar
            screen.settle()
            #expect(tabs.tabBar.alpha == 0 && titles == ["Home", "Other"])
        }

        @Test func theContentIsBelowOrBesideTheSidebar() throws {
            let content = try #require(home.viewController?.view)
            #expect(try pixel(1, 1) == .green)
            #expect(content.frame.width == 1000 && content.safeAreaInsets.left == 340)
            #expect(screen.presentedFrame(of: try #require(view)) == CGRect(x: 10, y: 10, width: 320, height: 680))
            #expect(try pixel(200, 600) == .white && pixel(345, 350) == .green)
            tabs.sidebar.preferredLayout = .tile
            screen.settle()
            #expect(content.frame.width == 660 && content.safeAreaInsets.left == 0)
            #expect(try pixel(1, 1) != .green && pixel(345, 350) == .green)
            tabs.sidebar.isHidden = true
            screen.settle()
            #expect(try content.frame.width == 1000 && pixel(1, 1) == .green && pixel(200, 600) == .green)
        }

        @Test func theUserHidesTheSidebar() throws {
            try tap("Hide Sidebar")
            #expect(tabs.sidebar.isHidden && tabs.tabBar.alpha == 1 && screen.element(labelled: "Albums") == nil)
            #expect(
                log.entries.filter { !$0.hasPrefix("end") && !$0.hasPrefix("begin") } == [
                    "will change from false", "animations", "completion",
                ]
            )
            log.entries = []
            tabs.sidebar.isHidden = false
            #expect(log.entries.prefix(3) == ["will change from true", "animations", "completion"])
            #expect(tabs.tabBar.alpha == 0)
            log.entries = []
            tabs.sidebar.isHidden = false
            #expect(log.entries.isEmpty)
        }

        @Test func aControllerThatHidesTheBarHidesTheButton() throws {
            library.managingNavigationController = UINavigationController()
            tabs.selectedTab = albums
            tabs.sidebar.isHidden = true
            screen.settle()
            #expect(screen.element(labelled: "Show Sidebar") != nil)
            let page = UIViewController()
            page.hidesBottomBarWhenPushed = true
            library.managingNavigationController?.pushViewController(page, animated: true)
            screen.settle()
            #expect(screen.element(labelled: "Show Sidebar") == nil)
        }

        // MARK: Selection

        @Test func aRowSelectsItsTab() throws {
            #expect(try cell(home).isSelected)
            try tap("Albums")
            #expect(log.entries == ["did albums after home"] && tabs.selectedTab === albums)
            #expect(try cell(albums).isSelected && !cell(home).isSelected)
            #expect(tabs.selectedViewController === library.viewController && tabs.tabBar.selectedItem === library.item)
            log.allows = false
            try tap("Home")
            #expect(try tabs.selectedTab === albums && cell(albums).isSelected && !cell(home).isSelected)
            tabs.selectedTab = rock
            #expect(try cell(rock).isSelected && !cell(albums).isSelected)
        }

        @Test func theTabOfAGroupSelectsTheDefaultChild() throws {
            library.selectedChild = nil
            library.defaultChildIdentifier = "genres"
            tabs.sidebar.isHidden = true
            screen.settle()
            try tap("Library")
            #expect(log.entries.last == "did rock after home" && tabs.selectedTab === rock)
            #expect(tabs.tabBar.selectedItem === library.item)
        }

        @Test func aWiderWindowSelectsAChild() {
            screen.resize(to: CGSize(width: 390, height: 700))
            screen.settle()
            library.selectedChild = nil
            tabs.selectedTab = library
            #expect(tabs.selectedTab === library)
            screen.resize(to: CGSize(width: 1000, height: 700))
            screen.settle()
            #expect(tabs.selectedTab === albums && log.entries.allSatisfy { !$0.hasPrefix("did") })
        }

        @Test func theBarHasTheTabsThatPreferIt() throws {
            home.preferredPlacement = .sidebarOnly
            rock.preferredPlacement = .fixed
            tabs.sidebar.isHidden = true
            screen.settle()
            #expect(tabs.tabBar.items?.map(\.title) == ["Rock", "Library"] && tabs.selectedTab === home)
            #expect(tabs.tabBar.selectedItem == nil && rock.hasVisiblePlacement && !home.hasVisiblePlacement)
            try tap("Rock")
            #expect(tabs.selectedTab === rock && tabs.tabBar.selectedItem === rock.item)
            #expect(log.entries.last == "did rock after home")
        }

        @Test func aRowThatIsSelectedAgainGoesBack() throws {
            let navigation = UINavigationController()
            library.managingNavigationController = navigation
            try tap("Albums")
            #expect(navigation.viewControllers == [albums.viewController])
            navigation.pushViewController(UIViewController(), animated: false)
            try tap("Albums")
            #expect(navigation.viewControllers == [albums.viewController])
            #expect(log.entries.last == "did albums after albums")
        }

        // MARK: Rows

        @Test func groupsFoldAndUnfold() throws {
            #expect(try cell(genres).accessibilityExpandedStatus == .expanded)
            try tap("Genres")
            #expect(titles == ["Home", "Library", "Albums", "Genres"] && log.entries == ["end rock"])
            #expect(try cell(genres).accessibilityExpandedStatus == .collapsed && cell(home).isSelected)
            #expect(screen.element(labelled: "Rock") == nil)
            try tap("Library")
            #expect(titles == ["Home", "Library"])
            try tap("Library")
            try tap("Genres")
            #expect(titles == ["Home", "Library", "Albums", "Genres", "Rock"])
            #expect(try cell(rock).indentationLevel == 1 && cell(albums).indentationLevel == 0)
            #expect(log.entries.last == "begin rock")
        }

        @Test func keysMoveAlongTheRows() throws {
            let first = try #require(screen.element(labelled: "Albums")).frame
            screen.tap(at: CGPoint(x: first.midX, y: first.midY))
            screen.settle()
            for _ in 0..<12 {
                if try cell(albums).isFocused { break }
                screen.press(.keyboardTab)
                screen.settle()
            }
            #expect(try cell(albums).isFocused)
            screen.press(.keyboardDownArrow)
            screen.settle()
            #expect(try cell(genres).isFocused)
            screen.press(.keyboardReturnOrEnter)
            screen.settle()
            #expect(titles == ["Home", "Library", "Albums", "Genres"])
        }

        @Test func changesOfTabsAreVisible() throws {
            albums.title = "Records"
            albums.badgeValue = "3"
            library.children = [albums, Self.tab("artists")]
            screen.settle()
            #expect(titles == ["Home", "Library", "Records", "Artists"])
            #expect((try cell(albums).contentConfiguration as? UIListContentConfiguration)?.text == "Records")
            #expect((try cell(albums).accessoryView as? UILabel)?.text == "3")
            albums.isEnabled = false
            tabs.selectedTab = home
            screen.tap(try cell(albums))
            screen.settle()
            #expect(tabs.selectedTab === home)
        }

        @Test func actionsFollowTheTabs() throws {
            var count = 0
            library.sidebarActions = [UIAction(title: "Add") { _ in count += 1 }]
            screen.settle()
            #expect(titles.last == "Add")
            try tap("Add")
            #expect(count == 1 && tabs.selectedTab === home)
            #expect(try cell(home).isSelected)
        }

        @Test func theDelegateChangesRows() throws {
            log.subtitle = "12"
            albums.title = "Records"
            let content = try cell(albums).contentConfiguration as? UIListContentConfiguration
            #expect(content?.secondaryText == "12" && content?.text == "Records")
            log.color = .red
            log.updates = []
            tabs.sidebar.reconfigureItem(for: albums)
            screen.settle()
            #expect(log.updates == ["albums"])
            let frame = try #require(screen.element(labelled: "Records, 12") ?? screen.element(labelled: "Records"))
                .frame
            #expect(try pixel(Int(frame.maxX) - 30, Int(frame.midY)) == .red)
            // An item keeps its changes while the tab doesn't change.
            (log.states, log.color, log.requests) = ([], nil, 0)
            tabs.selectedTab = albums
            screen.settle()
            #expect(log.states.last?.isSelected == true && log.requests == 0)
            #expect(try cell(albums).backgroundConfiguration?.backgroundColor == .red)
        }

        @Test func itemsAreCopied() throws {
            let item = UITabSidebarItem(request: UITabSidebarItem.Request(.tab(albums), isSection: false))
            #expect((item.contentConfiguration as? UIListContentConfiguration)?.text == "Albums")
            item.backgroundConfiguration.backgroundColor = .red
            let copy = try #require(item.copy() as? UITabSidebarItem)
            #expect(copy.backgroundConfiguration.backgroundColor == .red)
            #expect(copy.defaultBackgroundConfiguration().backgroundColor != .red)
            if case .tab(let tab) = copy.content { #expect(tab === albums) } else { Issue.record("not a tab") }
        }
    }
}
