import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests tabs in groups, in a window without a sidebar.
    @Suite @MainActor struct UITabGroupTests {
        private final class Log: NSObject, UITabBarControllerDelegate {
            var entries: [String] = []
            var asked: [String] = []
            /// The tabs without a controller on the stack.
            var left: Set<String> = []

            func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
                entries.append("should \(tab.identifier)")
                return true
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                didSelectTab selectedTab: UITab,
                previousTab: UITab?
            ) {
                entries.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                displayedViewControllersFor tab: UITab,
                proposedViewControllers: [UIViewController]
            ) -> [UIViewController] {
                asked.append("\(tab.identifier) \(proposedViewControllers.compactMap(\.title))")
                return left.contains(tab.identifier) ? [] : proposedViewControllers
            }
        }

        private static func tab(_ name: String) -> UITab {
            UITab(title: name.capitalized, image: nil, identifier: name) { tab in
                let controller = UIViewController()
                controller.title = tab.identifier
                return controller
            }
        }

        private static func group(_ name: String, _ children: [UITab]) -> UITabGroup {
            UITabGroup(title: name.capitalized, image: nil, identifier: name, children: children) { tab in
                let controller = UIViewController()
                controller.title = tab.identifier
                return controller
            }
        }

        private let screen = TestScreen(size: CGSize(width: 390, height: 700))
        private let log = Log()
        private let home = Self.tab("home")
        private let albums = Self.tab("albums")
        private let artists = Self.tab("artists")
        private let rock = Self.tab("rock")
        private let genres: UITabGroup
        private let library: UITabGroup
        private let tabs: UITabBarController

        init() {
            genres = Self.group("genres", [rock])
            library = Self.group("library", [albums, artists, genres])
            tabs = UITabBarController(tabs: [home, library])
            tabs.delegate = log
            screen.show(tabs)
            screen.settle()
        }

        private func tap(_ label: String) throws {
            let frame = try #require(screen.element(labelled: label)).frame
            screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            screen.settle()
        }

        private var stack: [String] {
            library.managingNavigationController?.viewControllers.compactMap(\.title) ?? []
        }

        @Test func tabsKnowTheirGroups() {
            #expect(albums.parent === library && rock.parent === genres && genres.parent === library)
            #expect(library.parent == nil && rock.tabBarController === tabs)
            #expect(tabs.tab(forIdentifier: "rock") === rock && library.tab(forIdentifier: "rock") === rock)
            #expect(library.tab(forIdentifier: "home") == nil && tabs.tab(forIdentifier: "none") == nil)
            #expect(rock.managingTabGroup == nil)
            genres.managingNavigationController = UINavigationController()
            #expect(rock.managingTabGroup === genres && genres.managingTabGroup === genres)
            library.managingNavigationController = UINavigationController()
            #expect(rock.managingTabGroup === library && genres.managingTabGroup === library)
            #expect(home.managingTabGroup == nil && albums.managingTabGroup === library)
        }

        @Test func theBarHasOneTabForAGroup() throws {
            #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Library"])
            #expect(library.hasVisiblePlacement && !albums.hasVisiblePlacement)
            try tap("Library")
            #expect(log.entries == ["should library", "did library after home"])
            #expect(tabs.selectedTab === library && library.selectedChild == nil)
            #expect(tabs.selectedViewController === library.viewController)
        }

        @Test func aChildIsSelectedWithItsGroups() {
            tabs.selectedTab = rock
            #expect(tabs.selectedTab === rock && library.selectedChild === genres && genres.selectedChild === rock)
            #expect(tabs.selectedViewController?.title == "library" && tabs.selectedIndex == 1)
            #expect(tabs.tabBar.selectedItem === library.item && log.entries.isEmpty)
            library.selectedChild = albums
            #expect(tabs.selectedTab === albums)
            library.selectedChild = home
            #expect(tabs.selectedTab === albums)
            library.selectedChild = nil
            #expect(tabs.selectedTab === library)
        }

        @Test func childrenMoveBetweenGroups() {
            library.selectedChild = albums
            let other = Self.tab("albums")
            library.children = [artists, other]
            #expect(albums.parent == nil && genres.parent == nil && other.parent === library)
            #expect(library.selectedChild === other)
            library.defaultChildIdentifier = "rock"
            library.children = [artists, rock]
            #expect(library.selectedChild === rock && genres.children.isEmpty && rock.parent === library)
            rock.isHidden = true
            #expect(library.selectedChild === artists)
        }

        @Test func childrenHaveAnOrder() {
            #expect(library.displayOrder == [albums, artists, genres] && library.displayOrderIdentifiers.isEmpty)
            library.displayOrderIdentifiers = ["genres", "none", "albums"]
            #expect(
                library.displayOrder == [genres, albums, artists] && library.children == [albums, artists, genres]
            )
        }

        @Test func aNavigationControllerShowsTheSelectedTabs() throws {
            let navigation = UINavigationController()
            library.managingNavigationController = navigation
            try tap("Library")
            #expect(tabs.selectedViewController === navigation && navigation.view.window != nil && stack == ["library"])
            tabs.selectedTab = rock
            screen.settle()
            #expect(stack == ["library", "genres", "rock"] && tabs.selectedTab === rock)
            navigation.popViewController(animated: true)
            screen.settle()
            #expect(tabs.selectedTab === genres && genres.selectedChild == nil && library.selectedChild === genres)
            library.selectedChild = albums
            #expect(stack == ["library", "albums"])
        }

        @Test func anotherNavigationControllerReplacesTheController() throws {
            try tap("Library")
            let first = try #require(library.viewController)
            #expect(first.parent === tabs)
            let navigation = UINavigationController()
            library.managingNavigationController = navigation
            screen.settle()
            #expect(first.parent === navigation && navigation.parent === tabs && first.view.window != nil)
            library.managingNavigationController = nil
            #expect(navigation.parent == nil && tabs.selectedViewController === first)
        }

        @Test func pushedControllersStayWithTheirTab() throws {
            let navigation = UINavigationController()
            library.managingNavigationController = navigation
            tabs.selectedTab = albums
            let album = UIViewController()
            album.title = "album"
            navigation.pushViewController(album, animated: true)
            screen.settle()
            tabs.selectedTab = artists
            #expect(stack == ["library", "artists"])
            log.asked = []
            tabs.selectedTab = albums
            #expect(stack == ["library", "albums", "album"])
            #expect(log.asked == [#"library ["library"]"#, #"albums ["albums", "album"]"#])
        }

        @Test func pushingTheControllerOfAChildSelectsIt() throws {
            let navigation = UINavigationController()
            library.managingNavigationController = navigation
            tabs.selectedTab = albums
            let controller = try #require(albums.viewController)
            screen.settle()
            navigation.popViewController(animated: false)
            screen.settle()
            #expect(tabs.selectedTab === library)
            navigation.pushViewController(controller, animated: false)
            screen.settle()
            #expect(tabs.selectedTab === albums && stack == ["library", "albums"])
        }

        @Test func theDelegateLeavesControllersOut() {
            log.left = ["library"]
            library.managingNavigationController = UINavigationController()
            tabs.selectedTab = albums
            #expect(stack == ["albums"])
            log.left = []
            screen.resize(to: CGSize(width: 1000, height: 700))
            screen.settle()
            #expect(stack == ["library", "albums"])
        }

        @Test func selectingTheTabAgainGoesBackToTheGroup() throws {
            library.managingNavigationController = UINavigationController()
            tabs.selectedTab = albums
            screen.settle()
            try tap("Library")
            #expect(stack == ["library"] && tabs.selectedTab === library)
            #expect(log.entries == ["should albums", "did albums after albums"])
        }
    }
}
