import Testing
import UIKit
import UIKitTesting

/// Tests that each view inside of a controller or a control works without it: a touch, an animation or a client may
/// keep the view.
@Suite(.serialized) @MainActor struct OutlivedOwnerTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480))

    @Test(arguments: Owner.allCases) func aViewOutlivesItsOwner(_ owner: Owner) {
        weak var gone: AnyObject?
        var views: [UIView] = []
        do {
            let (object, controller) = owner.make()
            gone = object
            screen.window.rootViewController = controller
            screen.settle()
            controller.setEditing(true, animated: false)
            screen.settle()
            views = controller.view.descendants.filter { $0 !== object }
            screen.window.rootViewController = nil
            // Otherwise the views would be one another's subviews, and keep the owner.
            for view in views { view.removeFromSuperview() }
            (object as? UIView)?.removeFromSuperview()
        }
        screen.settle()
        #expect(!views.isEmpty)
        #expect(gone == nil)
        for view in views { use(view) }
    }

    private func use(_ view: UIView) {
        view.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
        screen.window.addSubview(view)
        view.setNeedsLayout()
        screen.settle()
        screen.window.traitOverrides.verticalSizeClass = .compact
        screen.window.traitOverrides.horizontalSizeClass = .regular
        screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        screen.window.tintColor = .systemRed
        screen.settle()
        _ = (view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint, view.accessibilityTraits)
        _ = (view.accessibilityElements, view.canBecomeFocused, view.accessibilityActivate())
        screen.tap(at: CGPoint(x: 100, y: 150))
        screen.longPress(at: CGPoint(x: 100, y: 150))
        screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 60, y: 110), duration: 0.1)
        screen.settle()
        view.removeFromSuperview()
        screen.window.traitOverrides = UITraitOverrides()
        screen.window.tintColor = nil
        screen.settle()
    }
}

/// An object with views inside, and the controller that shows it.
enum Owner: CaseIterable, Sendable {
    case tabBarController, navigationController, pageViewController, table, collectionView, tabBar, picker, searchBar,
        datePicker, slider, stepper, segmentedControl, textView

    @MainActor func make() -> (object: AnyObject, controller: UIViewController) {
        switch self {
        case .tabBarController:
            let controller = UITabBarController()
            controller.viewControllers = (0..<7).map { _ in UINavigationController(rootViewController: Self.page()) }
            return (controller, controller)
        case .navigationController:
            let controller = UINavigationController(rootViewController: Self.page())
            controller.pushViewController(Self.page(), animated: false)
            controller.isToolbarHidden = false
            controller.hidesBarsOnTap = true
            return (controller, controller)
        case .pageViewController:
            let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            controller.setViewControllers([UIViewController()], direction: .forward, animated: false)
            return (controller, controller)
        case .table:
            let controller = EditedTableController()
            return (controller.tableView, controller)
        case .collectionView:
            let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
            return (controller.collectionView, controller)
        case .tabBar:
            let bar = UITabBar()
            bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
            return (bar, Self.controller(of: bar))
        case .picker:
            let picker = UIPickerView()
            picker.dataSource = PickerData.shared
            return (picker, Self.controller(of: picker))
        case .searchBar:
            let bar = UISearchBar()
            (bar.showsCancelButton, bar.scopeButtonTitles) = (true, ["A", "B"])
            return (bar, Self.controller(of: bar))
        case .datePicker: return Self.shown(UIDatePicker())
        case .slider: return Self.shown(UISlider())
        case .stepper: return Self.shown(UIStepper())
        case .segmentedControl: return Self.shown(UISegmentedControl(items: ["A", "B"]))
        case .textView:
            let view = UITextView()
            view.text = "Text"
            return (view, Self.controller(of: view))
        }
    }

    @MainActor private static func shown(_ view: UIView) -> (AnyObject, UIViewController) {
        (view, controller(of: view))
    }

    @MainActor private static func controller(of view: UIView) -> UIViewController {
        let controller = UIViewController()
        view.frame = CGRect(x: 10, y: 100, width: 300, height: 200)
        controller.view.addSubview(view)
        return controller
    }

    @MainActor private static func page() -> UIViewController {
        let page = UIViewController()
        page.title = "Page"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        page.navigationItem.searchController = UISearchController()
        page.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
        return page
    }
}

private final class EditedTableController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.accessoryType = .detailDisclosureButton
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
}

private final class PickerData: NSObject, UIPickerViewDataSource {
    @MainActor static let shared = PickerData()

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
}

extension UIView {
    /// The view and all views inside.
    fileprivate var descendants: [UIView] { [self] + subviews.flatMap(\.descendants) }
}
