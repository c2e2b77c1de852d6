import UIKit

extension ControlSheet {
    /// Navigation bars in the appearances, with items.
    static let navigationBars = ControlSheet(name: "navigation-bars") {
        @MainActor func bar(_ change: (UINavigationBar, UINavigationItem) -> Void) -> UINavigationBar {
            let bar = UINavigationBar()
            let item = UINavigationItem(title: "Rivers")
            change(bar, item)
            bar.items = [item]
            return bar
        }
        @MainActor func appearance(_ configure: (UINavigationBarAppearance) -> Void) -> (UINavigationBar) -> Void {
            let appearance = UINavigationBarAppearance()
            configure(appearance)
            return {
                $0.standardAppearance = appearance
                $0.scrollEdgeAppearance = appearance
            }
        }
        let edit = UIBarButtonItem(systemItem: .edit)
        let add = UIBarButtonItem(systemItem: .add)
        add.accessibilityLabel = "Add"
        let done = UIBarButtonItem(systemItem: .done)
        let cancel = UIBarButtonItem(systemItem: .cancel)
        let back = bar { _, _ in }
        back.items = [UINavigationItem(title: "World"), UINavigationItem(title: "Rivers")]
        return SpecimenViewController(
            background: .systemGroupedBackground,
            [
                Specimen(
                    "Opaque background",
                    fills: true,
                    [bar { bar, _ in appearance { $0.configureWithOpaqueBackground() }(bar) }]
                ),
                Specimen(
                    "Default background, with items",
                    fills: true,
                    [
                        bar { bar, item in
                            appearance { $0.configureWithDefaultBackground() }(bar)
                            item.leftBarButtonItem = edit
                            item.rightBarButtonItem = add
                        }
                    ]
                ),
                Specimen(
                    "Transparent background, Cancel and Done",
                    fills: true,
                    [
                        bar { bar, item in
                            appearance { $0.configureWithTransparentBackground() }(bar)
                            item.leftBarButtonItem = cancel
                            item.rightBarButtonItem = done
                        }
                    ]
                ),
                Specimen("Back button", fills: true, [back]),
                Specimen(
                    "Prompt",
                    fills: true,
                    [bar { _, item in item.prompt = "The longest ones" }]
                ),
                Specimen(
                    "Colors",
                    fills: true,
                    [
                        bar { bar, item in
                            appearance {
                                $0.configureWithOpaqueBackground()
                                $0.backgroundColor = .systemIndigo
                                $0.titleTextAttributes = [.foregroundColor: UIColor.white]
                            }(bar)
                            bar.tintColor = .white
                            item.rightBarButtonItem = UIBarButtonItem(title: "Sort")
                        }
                    ]
                ),
            ]
        )
    }

    /// A large title with a search bar below it.
    static let largeTitle = ControlSheet(name: "large-title", height: 360) {
        let rows = RowsViewController.rows("Nile", "Amazon", "Yangtze")
        let controller = RowsViewController(.insetGrouped, [RowsViewController.Section(rows: rows)])
        controller.title = "Rivers"
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
        let search = UISearchController(searchResultsController: nil)
        controller.navigationItem.searchController = search
        controller.navigationItem.hidesSearchBarWhenScrolling = false
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }
}
