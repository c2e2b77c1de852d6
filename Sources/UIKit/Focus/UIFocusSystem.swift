import Foundation
import QuartzCore

/// Where keys go that are not for text: at most one view of the screen, or one row of a table, which keeps the focus while
/// it is scrolled out of sight.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    static let shared = UIFocusSystem()

    /// The focus moved. The user info has the context and the coordinator.
    nonisolated public static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
    /// The `UIFocusUpdateContext` in the user info of `didUpdateNotification`.
    nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The `UIFocusAnimationCoordinator` in the user info of `didUpdateNotification`.
    nonisolated public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    private weak var holder: UIView?
    /// The table whose row has the focus, on the screen or not.
    private weak var table: UITableView?
    private var ring: FocusRing?
    private var pending: (any UIFocusEnvironment)?

    /// The focus of the screen that an environment is on; `nil` if it is not on the screen.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        view(of: environment)?.window?.isHidden == false ? shared : nil
    }

    /// What has the focus; `nil` if nothing on the screen has.
    open var focusedItem: (any UIFocusItem)? { focusedView }

    /// Moves the focus to what an environment prefers, or else to the first in it that takes it.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        guard let view = Self.target(in: environment) else { return }
        move(to: view, heading: [])
    }

    /// Moves the focus now if an environment asked for that.
    open func updateFocusIfNeeded() {
        guard let environment = pending else { return }
        pending = nil
        requestFocusUpdate(to: environment)
    }

    var focusedView: UIView? { holder.flatMap { $0.window?.isHidden == false ? $0 : nil } }

    /// Who gets keys before the first responder does; `nil` where the focus is nowhere, or keys are for text elsewhere.
    func receiver(before firstResponder: UIResponder?) -> UIResponder? {
        guard let view = focusedView ?? focusedTable, view.window?.isKeyWindow == true else { return nil }
        guard let firstResponder else { return view }
        return view.isInChain(below: firstResponder) ? view : nil
    }

    /// The table whose row has the focus.
    var focusedTable: UITableView? {
        table.flatMap { $0.focusedRow != nil && $0.window?.isHidden == false ? $0 : nil }
    }

    /// Moves the focus, if all that it leaves and enters agree.
    ///
    /// - Returns: whether it is there now.
    @discardableResult
    func move(to next: UIView?, heading: UIFocusHeading) -> Bool {
        let previous = focusedView
        guard previous !== next else { return true }
        let step = UIFocusUpdateContext(from: previous, to: next, heading: heading)
        let environments = Self.environments(around: previous, next)
        guard environments.allSatisfy({ $0.allowsFocus(step) }) else { return false }
        if let text = FirstResponder.current, let next, !next.isInChain(below: text) { text.resignFirstResponder() }
        hold(next)
        let coordinator = UIFocusAnimationCoordinator()
        for environment in environments { environment.tellFocus(step, coordinator) }
        let keys = (Self.focusUpdateContextUserInfoKey, Self.animationCoordinatorUserInfoKey)
        NotificationCenter.default.post(
            name: Self.didUpdateNotification,
            object: self,
            userInfo: [keys.0: step, keys.1: coordinator]
        )
        coordinator.run()
        return true
    }

    /// The row with the focus has another cell now, or none for the moment.
    func rowMoved(to cell: UITableViewCell?, in table: UITableView) {
        guard self.table === table, holder !== cell else { return }
        show(on: cell)
        holder = cell
    }

    /// Keys are for somebody else now.
    func firstResponderChanged(to responder: UIResponder) {
        guard let view = focusedView ?? focusedTable, !view.isInChain(below: responder) else { return }
        move(to: nil, heading: [])
        table = nil
    }

    func setNeedsUpdate(of environment: any UIFocusEnvironment) {
        guard let focusedView, Self.environments(around: focusedView, nil).contains(where: { $0 === environment })
        else { return }
        pending = environment
        FrameClock.shared.schedule(after: 0) { [weak self] in
            MainActor.assumeIsolated { self?.updateFocusIfNeeded() }
        }
    }

    /// No focus; nobody is told.
    func reset() {
        show(on: nil)
        (holder, table, pending) = (nil, nil, nil)
    }

    private func hold(_ view: UIView?) {
        show(on: view)
        holder = view
        let cell = view as? UITableViewCell
        table?.focusedRow = nil
        table = cell?.table
        if let cell { table?.focusedRow = table?.indexPath(for: cell) }
    }

    private func show(on view: UIView?) {
        ring?.removeFromSuperview()
        ring = (view?.focusEffect as? UIFocusHaloEffect).flatMap { effect in view.map { FocusRing(effect, around: $0) }
        }
        if let ring { view?.addSubview(ring) }
    }
}
