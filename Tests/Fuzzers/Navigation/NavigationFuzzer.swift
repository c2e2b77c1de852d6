import Fuzzing
import SeededRandom
import UIKit
import UIKitTesting

/// Pushes, pops, presents, selects and swipes at any time, and in the callbacks of appearances. These are balanced, and
/// at rest the window looks like a new one with the same controllers, and what was removed is gone.
package final class NavigationFuzzer: Fuzzer {
    package static let name = "navigation"
    package static let lengths = 1...25

    let screen: TestScreen
    let maker = ControllerMaker()
    private let setup: NavigationSetup
    /// The page that was popped last.
    private var popped: FuzzedPage?
    private var finger: CGPoint?
    private var isAtRest = false
    /// The steps of the program for the next call of each kind.
    private var reactions: [AppearanceCall: NavigationStep] = [:]
    private var unrest: String?

    package static func drawSetup(using generator: inout SeededGenerator) -> NavigationSetup {
        NavigationSetup(using: &generator)
    }

    package static func drawStep(using generator: inout SeededGenerator) -> NavigationStep {
        NavigationStep(using: &generator)
    }

    package init(_ setup: NavigationSetup) {
        self.setup = setup
        screen = Self.screen(setup, size: CGSize(width: 320, height: 480))
        maker.onCall = { [unowned self] call in
            if let step = reactions.removeValue(forKey: call) { performInside(step) }
        }
        screen.onFailure = { [unowned self] in unrest = unrest ?? $0 }
        screen.show(maker.make(setup.root))
        settle()
    }

    private static func screen(_ setup: NavigationSetup, size: CGSize) -> TestScreen {
        let screen = TestScreen(size: size, scale: 1)
        if setup.hasSafeArea { screen.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0) }
        return screen
    }

    package var objectsInUse: [AnyObject] { screen.window.viewsInside }

    package var watchedObjects: [WatchedObject] {
        maker.made.compactMap { made in made.controller.map { WatchedObject(made.name, $0) } }
    }

    package func tearDown() {
        popped = nil
        settle()
        screen.window.rootViewController = nil
        screen.settle()
    }

    // MARK: The controllers

    /// The navigation controllers in front: those of the last level that has any.
    private var navigations: [FuzzedNavigation] {
        screen.window.levels.reversed().lazy.map { Self.navigations(in: $0) }.first { !$0.isEmpty } ?? []
    }

    private static func navigations(in controller: UIViewController) -> [FuzzedNavigation] {
        switch controller {
        case let navigation as FuzzedNavigation: [navigation]
        case let tabs as FuzzedTabs:
            ([tabs.selectedViewController].compactMap(\.self) + (tabs.viewControllers ?? []))
                .compactMap { $0 as? FuzzedNavigation }
        default: []
        }
    }

    private var tabs: FuzzedTabs? { screen.window.levels.reversed().lazy.compactMap { $0 as? FuzzedTabs }.first }

    private func navigation(_ number: Int) -> FuzzedNavigation? {
        let all = navigations
        return all.isEmpty ? nil : all[number % all.count]
    }

    // MARK: Steps

    package func perform(_ step: NavigationStep) {
        isAtRest = false
        // The comparison with new controllers made another screen the main one.
        _ = screen.now
        switch step {
        case .push(let number, let hidesBottomBar, let animated):
            navigation(number)?.pushViewController(maker.page(hidesBottomBar: hidesBottomBar), animated: animated)
        case .pushAgain(let number, let animated):
            guard let navigation = navigation(number), let page = popped, !isUsed(page) else { return }
            // A callback of the push must not push it again, which is an error of the app.
            popped = nil
            navigation.pushViewController(page, animated: animated)
        case .pop(let number, let animated):
            if let page = navigation(number)?.popViewController(animated: animated) { popped = page as? FuzzedPage }
        case .popTo(let index, let number, let animated):
            guard let navigation = navigation(number), !navigation.viewControllers.isEmpty else { return }
            let stack = navigation.viewControllers
            navigation.popToViewController(stack[index % stack.count], animated: animated)
        case .setStack(let number, let kept, let added, let reversed, let animated):
            guard let navigation = navigation(number) else { return }
            let rest = navigation.viewControllers.enumerated().filter { kept >> $0.offset & 1 == 1 }.map(\.element)
            let new = (reversed ? rest.reversed() : rest) + (0..<added).map { _ in maker.page() }
            navigation.setViewControllers(new.isEmpty ? [maker.page()] : new, animated: animated)
        case .hideBar(let number, let isHidden, let animated):
            navigation(number)?.setNavigationBarHidden(isHidden, animated: animated)
        case .select(let index):
            guard let tabs, let count = tabs.viewControllers?.count else { return }
            tabs.selectedIndex = index % count
        case .selectMore:
            guard let tabs, hasMore(tabs) else { return }
            tabs.selectedViewController = tabs.moreNavigationController
        case .setTabs(let kept, let added, let animated):
            guard let tabs else { return }
            let rest = (tabs.viewControllers ?? []).enumerated().filter { kept >> $0.offset & 1 == 1 }.map(\.element)
            tabs.setViewControllers(rest + maker.tabs(added), animated: animated)
        case .present(let plan, let style, let animated): present(maker.make(plan), style, animated: animated)
        case .dismiss(let number, let animated):
            let levels = screen.window.levels
            if !levels.isEmpty { levels[number % levels.count].dismiss(animated: animated) }
        case .replaceRoot(let plan): screen.window.rootViewController = maker.make(plan)
        case .removeRoot: screen.window.rootViewController = nil
        case .fingerDown, .fingerMove, .fingerUp, .fingerCancel, .tap: performInput(step)
        case .resize(let width, let height):
            // A shorter program may have sides of 0, which no screen has.
            screen.resize(to: CGSize(width: max(1, width), height: max(1, height)))
        case .advance(let milliseconds): screen.advance(by: Double(milliseconds) / 1000)
        case .settle: settle()
        case .next(let call, let step): reactions[call] = step
        }
    }

    private func performInput(_ step: NavigationStep) {
        switch step {
        case .fingerDown(let x, let y):
            guard finger == nil else { return }
            let point = CGPoint(x: x, y: y)
            finger = point
            screen.touchDown(at: point)
        case .fingerMove(let x, let y):
            guard let last = finger else { return }
            for part in 1...4 {
                let share = CGFloat(part) / 4
                screen.touchMove(to: CGPoint(x: last.x + CGFloat(x) * share, y: last.y + CGFloat(y) * share))
                screen.advance(by: 1 / 60)
            }
            finger = CGPoint(x: last.x + CGFloat(x), y: last.y + CGFloat(y))
        case .fingerUp: if finger != nil { lift { screen.touchUp() } }
        case .fingerCancel: if finger != nil { lift { screen.touchCancel() } }
        case .tap(let x, let y):
            guard finger == nil else { return }
            let size = screen.size
            screen.tap(at: CGPoint(x: size.width * CGFloat(x) / 100, y: y < 0 ? size.height + CGFloat(y) : CGFloat(y)))
        default: break
        }
    }

    private func lift(_ lift: () -> Void) {
        finger = nil
        lift()
    }

    /// Performs a step in a callback, limited to what an app may do there.
    private func performInside(_ step: NavigationStep) {
        switch step {
        case .fingerDown, .fingerMove, .fingerUp, .fingerCancel, .tap, .resize, .advance, .settle, .next: break
        default: perform(step)
        }
    }

    private func present(_ controller: UIViewController, _ style: PresentationStyle, animated: Bool) {
        guard let front = screen.window.levels.last, front.viewIfLoaded?.window != nil, !front.isBeingDismissed else {
            return
        }
        controller.modalPresentationStyle = style.style
        controller.popoverPresentationController?.sourceView = front.view
        let visible = (front as? FuzzedNavigation)?.topViewController ?? front
        visible.present(controller, animated: animated)
    }

    private func hasMore(_ tabs: UITabBarController) -> Bool {
        tabs.traitCollection.horizontalSizeClass == .compact && (tabs.viewControllers?.count ?? 0) > 5
    }

    /// Returns whether a page is on a stack, or is presented or a tab.
    private func isUsed(_ page: FuzzedPage) -> Bool {
        page.presentingViewController != nil
            || page.parent != nil && page.navigationController?.viewControllers.contains(page) != false
    }

    private func settle() {
        if finger != nil { lift { screen.touchUp() } }
        reactions = [:]
        screen.settle()
        endCustomizing()
        isAtRest = true
    }

    /// Ends the editing of the list of more tabs, in which new controllers are not.
    private func endCustomizing() {
        for case let tabs as FuzzedTabs in screen.window.levels where hasMore(tabs) {
            guard let list = tabs.moreNavigationController.topViewController, list.isEditing else { continue }
            list.setEditing(false, animated: false)
            screen.settle()
        }
    }

    // MARK: Laws

    package func flaw() -> Flaw? {
        for made in maker.made {
            if let flaw = made.record.told.flaw { return Flaw("appearances are balanced", "\(made.name): \(flaw)") }
        }
        if let unrest { return Flaw("comes to rest", unrest) }
        return isAtRest ? restFlaw() : nil
    }

    private func restFlaw() -> Flaw? {
        var reachable = Set(screen.window.levels.flatMap { Self.contents(of: $0) }.map(ObjectIdentifier.init))
        if let popped { reachable.insert(ObjectIdentifier(popped)) }
        for made in maker.made {
            guard let controller = made.controller else { continue }
            let isShown = controller.viewIfLoaded?.window != nil
            let wanted: ToldAppearance.Stage = isShown ? .appeared : .disappeared
            if made.record.told.stage != wanted {
                return Flaw("appeared means in the window", "\(made.name) is \(made.record.told.stage), not \(wanted)")
            }
            if !reachable.contains(ObjectIdentifier(controller)) {
                return Flaw("what was removed is gone", "\(made.name) is alive")
            }
        }
        return differenceFromNew()
    }

    /// Returns a controller and those that it contains by its public properties.
    private static func contents(of controller: UIViewController) -> [UIViewController] {
        let children =
            (controller as? UINavigationController)?.viewControllers
            ?? (controller as? UITabBarController)?.viewControllers ?? []
        return [controller] + children.flatMap { contents(of: $0) }
    }

    private func differenceFromNew() -> Flaw? {
        let new = Self.screen(setup, size: screen.size)
        let state = WindowState(of: screen.window)
        let newMaker = ControllerMaker()
        new.window.rootViewController = state.root.map { newMaker.make($0) }
        new.settle()
        selectMore(in: new)
        for (controller, style) in state.presented {
            guard let front = new.window.levels.last else { break }
            let next = newMaker.make(controller)
            next.modalPresentationStyle = style
            next.popoverPresentationController?.sourceView = front.view
            front.present(next, animated: false)
            new.settle()
            selectMore(in: new)
        }
        defer {
            new.window.rootViewController = nil
            new.settle()
        }
        let (used, fresh) = (WindowPicture(of: screen).lines, WindowPicture(of: new).lines)
        guard used != fresh else { return nil }
        let pairs = zip(used, fresh).filter { $0 != $1 }.prefix(3).map { "\($0), not \($1)" }
        let counts = used.count == fresh.count ? "" : " (\(used.count) lines, not \(fresh.count))"
        return Flaw("the window is like a new one", pairs.joined(separator: "; ") + counts)
    }

    /// Selects the list of more tabs where it is selected on the screen of the program.
    private func selectMore(in new: TestScreen) {
        for (own, copy) in zip(screen.window.levels, new.window.levels) {
            guard let own = own as? FuzzedTabs, let copy = copy as? FuzzedTabs, own.selectedIndex == NSNotFound,
                own.selectedViewController != nil, hasMore(copy)
            else { continue }
            // A controller may be above the list.
            if let index = own.viewControllers?.firstIndex(where: { $0.viewIfLoaded?.window != nil }) {
                copy.selectedIndex = index
            }
            copy.selectedViewController = copy.moreNavigationController
        }
        new.settle()
    }
}
