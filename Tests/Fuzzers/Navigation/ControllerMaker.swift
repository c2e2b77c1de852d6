import UIKit

/// Makes the controllers of a program, and remembers them.
@MainActor final class ControllerMaker {
    /// The pages and containers, which may be gone.
    private(set) var made: [Made] = []
    private var count = 0
    /// Called for each call by which a controller learns of its appearance.
    var onCall: (AppearanceCall) -> Void = { _ in }

    struct Made {
        let name: String
        weak var controller: (any AppearanceWitness)?
        let record: AppearanceRecord
    }

    func page(hidesBottomBar: Bool = false) -> FuzzedPage {
        count += 1
        return page(count, hidesBottomBar: hidesBottomBar)
    }

    func make(_ plan: ControllerPlan) -> UIViewController {
        switch plan {
        case .page: return page()
        case .navigation(let count):
            let navigation = remember("a navigation controller") { FuzzedNavigation(page(), $0) }
            for _ in 1..<max(count, 1) { navigation.pushViewController(page(), animated: false) }
            return navigation
        case .tabs(let count): return remember("a tab bar controller") { FuzzedTabs(tabs(count), $0) }
        }
    }

    /// Makes controllers of tabs, of which every other one is a navigation controller.
    func tabs(_ count: Int) -> [UIViewController] {
        (0..<count).map { make($0 % 2 == 0 ? .page : .navigation(1)) }
    }

    /// Makes a controller in the state of another one.
    func make(_ state: ControllerState) -> UIViewController {
        switch state {
        case .page(let id, let hidesBottomBar): return page(id, hidesBottomBar: hidesBottomBar)
        case .navigation(let stack, let hidesBar):
            let navigation = remember("a navigation controller") {
                FuzzedNavigation(page(0, hidesBottomBar: false), $0)
            }
            navigation.setViewControllers(stack.map { make($0) }, animated: false)
            navigation.isNavigationBarHidden = hidesBar
            return navigation
        case .tabs(let states, let selected):
            let tabs = remember("a tab bar controller") { FuzzedTabs(states.map { make($0) }, $0) }
            if let selected { tabs.selectedIndex = selected }
            return tabs
        }
    }

    private func page(_ id: Int, hidesBottomBar: Bool) -> FuzzedPage {
        remember("page \(id)") { FuzzedPage(id, hidesBottomBar: hidesBottomBar, $0) }
    }

    private func remember<Controller: AppearanceWitness>(
        _ name: String,
        _ make: (AppearanceRecord) -> Controller
    ) -> Controller {
        let record = AppearanceRecord { [weak self] in self?.onCall($0) }
        let controller = make(record)
        made.append(Made(name: name, controller: controller, record: record))
        return controller
    }
}
