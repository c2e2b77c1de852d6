import CoreGraphics

/// An open menu with its submenus, over the whole window. It takes all touches and all keys until it is closed.
final class MenuOverlay: UIView {
    /// Called when the menu closes, before the chosen action is performed.
    var onEnd: () -> Void = {}
    /// Whether a key opened the menu, so that its first row is the current one.
    var isByKey = false
    /// The object that performs the chosen element.
    weak var sender: AnyObject?
    /// The order of the elements. With `.priority`, the first one is next to the anchor when the menu is above it.
    var order = UIContextMenuConfiguration.ElementOrder.automatic
    /// Returns whether a touch at a point beside the panels is for a view below the menu.
    var passesTouch: (CGPoint) -> Bool = { _ in false }

    private var menu: UIMenu
    private var anchor: MenuPlacement.Anchor
    private weak var home: UIWindow?
    /// The panels, from the menu to the innermost submenu.
    private(set) var panels: [MenuPanel] = []
    /// Whether the touch began on the title of the innermost submenu.
    private var beganOnTitle = false

    /// - Parameter anchor: What the menu opens beside, in points of the window.
    init(_ menu: UIMenu, at anchor: MenuPlacement.Anchor, in window: UIWindow) {
        self.menu = menu
        self.anchor = anchor
        home = window
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        let hover = UIHoverGestureRecognizer()
        hover.addAction { [weak self] in self?.pointerMoved(to: $0.location(in: self)) }
        addGestureRecognizer(hover)
    }

    /// - Parameter place: The point of the window at which the menu opens.
    convenience init(_ menu: UIMenu, at place: CGPoint, in window: UIWindow) {
        self.init(menu, at: .point(place), in: window)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func present() {
        guard let home else { return }
        home.addSubview(self)
        home.screen.events.keyReceiver = self
        openFirstPanel()
        if let panel = panels.first { MenuMotion.appear(panel, from: anchor.center) }
        if isByKey { panels.first?.move(by: 1) }
        UIAccessibility.post(notification: .screenChanged, argument: panels.first?.rows.first)
    }

    /// Closes the menu.
    func dismiss() {
        guard superview != nil else { return }
        let screen = nearestScreen
        if screen.events.keyReceiver === self { screen.events.keyReceiver = nil }
        removeFromSuperview()
        if let home, !home.isHidden { MenuMotion.leave(panels, into: anchor.center, in: home) }
        panels = []
        onEnd()
        onEnd = {}
        UIAccessibility.post(notification: .screenChanged, argument: nil)
    }

    /// Shows another menu in the same place.
    func update(_ change: (UIMenu) -> UIMenu) {
        menu = change(menu)
        closePanels(after: 0)
        panels.first?.removeFromSuperview()
        panels = []
        openFirstPanel()
    }

    /// Moves the menu beside another anchor, and closes its submenus.
    func move(to anchor: MenuPlacement.Anchor) {
        self.anchor = anchor
        closePanels(after: 0)
        guard let panel = panels.first else { return }
        panel.frame = frame(panel.sizeThatFits(bounds.size))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The view of the menu has moved when the window has another size.
        if let first = panels.first, !bounds.contains(first.frame) { dismiss() }
    }

    // MARK: Panels

    private func openFirstPanel() {
        openPanel(menu) { self.frame($0) }
        guard order == .priority, let panel = panels.first, panel.frame.midY < anchor.center.y else { return }
        panels.removeLast().removeFromSuperview()
        openPanel(menu.reversed) { self.frame($0) }
    }

    /// Returns the frame of the menu without its submenus.
    private func frame(_ size: CGSize) -> CGRect {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return MenuPlacement.frame(size, at: anchor, in: safeBounds, isRightToLeft: isRightToLeft)
    }

    private func openPanel(_ menu: UIMenu, frame: (CGSize) -> CGRect) {
        for element in menu.deferredElements { element.load { [weak self] in self?.reloadPanel(of: menu) } }
        let panel = makePanel(menu)
        addSubview(panel)
        panel.frame = frame(panel.sizeThatFits(bounds.size))
        panel.layoutIfNeeded()
        panels.append(panel)
    }

    /// Shows the elements of a menu that have been provided while it is open, and closes its submenus.
    private func reloadPanel(of menu: UIMenu) {
        // The first panel may show the menu in the reverse order.
        let isFirst = menu === self.menu && !panels.isEmpty
        guard let index = isFirst ? 0 : panels.firstIndex(where: { $0.menu === menu }) else { return }
        closePanels(after: index)
        let (old, panel) = (panels[index], makePanel(panels[index].menu))
        insertSubview(panel, aboveSubview: old)
        old.removeFromSuperview()
        panels[index] = panel
        let size = panel.sizeThatFits(bounds.size)
        var place = CGRect(origin: old.frame.origin, size: size)
        place.origin.x = max(safeBounds.minX, min(place.minX, safeBounds.maxX - size.width))
        place.origin.y = max(safeBounds.minY, min(place.minY, safeBounds.maxY - size.height))
        panel.frame = index == 0 ? frame(size) : place
        panel.layoutIfNeeded()
    }

    private func makePanel(_ menu: UIMenu) -> MenuPanel {
        let panel = MenuPanel(menu, on: nearestScreen, isSubmenu: menu !== self.menu && !panels.isEmpty)
        panel.title?.close = { [weak self] in self?.closeInnermost() }
        for (index, row) in panel.rows.enumerated() {
            row.choose = { [weak self, weak panel] in
                guard let self, let panel else { return }
                panel.select(index)
                choose(in: panel)
            }
        }
        return panel
    }

    private var safeBounds: CGRect { bounds.room(inside: home?.safeAreaInsets ?? .zero) }

    /// Closes the submenus of a panel.
    private func closePanels(after index: Int) {
        while panels.count > index + 1 { panels.removeLast().removeFromSuperview() }
        arrangePanels()
    }

    /// Shows which panels are below submenus.
    private func arrangePanels() {
        for (index, panel) in panels.enumerated() { panel.setBehind(panels.count - 1 - index) }
    }

    /// Opens the submenu of the current row of the innermost panel.
    private func openSubmenu(byKey: Bool) {
        guard let panel = panels.last, let current = panel.current, case .submenu(let menu) = panel.rows[current].row
        else { return }
        let view = panel.rows[current]
        let row = view.convert(view.bounds, to: self)
        let place = panel.frame
        openPanel(menu) { MenuPlacement.frame($0, ofSubmenuAt: row, of: place, in: safeBounds) }
        guard let submenu = panels.last else { return }
        let (reducesMotion, center) = (UIAccessibility.isReduceMotionEnabled, submenu.center)
        UIView.performWithoutAnimation {
            submenu.alpha = 0
            guard !reducesMotion else { return }
            submenu.transform = CGAffineTransform(translationX: row.midX - center.x, y: row.midY - center.y)
                .scaledBy(x: row.width / max(submenu.bounds.width, 1), y: row.height / max(submenu.bounds.height, 1))
        }
        UIView.animate(
            springDuration: MenuMetrics.submenu.duration,
            bounce: MenuMetrics.submenu.bounce,
            options: .allowUserInteraction
        ) { [self] in
            submenu.alpha = 1
            arrangePanels()
        }
        if byKey { submenu.move(by: 1) }
    }

    /// Performs the current row of a panel, or opens its submenu.
    private func choose(in panel: MenuPanel, byKey: Bool = false) {
        guard let current = panel.current, let index = panels.firstIndex(of: panel) else { return }
        closePanels(after: index)
        switch panel.rows[current].row {
        case .submenu: openSubmenu(byKey: byKey)
        case .leaf(let leaf):
            panel.menu.select(leaf)
            if leaf.attributes.contains(.keepsMenuPresented) { panel.rows.forEach { $0.update() } } else { dismiss() }
            leaf.performWithSender(sender, target: nil)
        case .title, .separator: break
        }
    }

    // MARK: The pointer and fingers

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            && (panels.contains { $0.frame.contains(point) } || !passesTouch(point))
    }

    private func pointerMoved(to point: CGPoint) {
        guard let panel = panels.last(where: { $0.frame.contains(point) }), let index = panels.firstIndex(of: panel)
        else { return }
        let row = panel.row(at: convert(point, to: panel))
        guard index == panels.count - 1, row != panel.current else { return }
        panel.select(row)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: self)
        guard let panel = panels.last(where: { $0.frame.contains(point) }), let index = panels.firstIndex(of: panel)
        else { return dismiss() }
        // A touch of a menu below a submenu closes the submenu.
        if index < panels.count - 1 { closeSubmenus(of: index) }
        beganOnTitle = panel.closes(at: convert(point, to: panel))
        pointerMoved(to: point)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { pointerMoved(to: touch.location(in: self)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: self)
        guard let panel = panels.last, panel.frame.contains(point) else { return }
        if beganOnTitle, panel.closes(at: convert(point, to: panel)) { return closeInnermost() }
        if panel.row(at: convert(point, to: panel)) != nil { choose(in: panel) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override var focusedElement: UIResponder? { panels.last.flatMap { panel in panel.current.map { panel.rows[$0] } } }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { press.key.map(answer) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            guard let key = press.key, [.keyboardUpArrow, .keyboardDownArrow].contains(key.keyCode) else { continue }
            answer(key)
        }
    }

    private func answer(_ key: UIKey) {
        guard let panel = panels.last else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.keyCode {
        case .keyboardEscape: closeInnermost()
        case .keyboardUpArrow: panel.move(by: -1)
        case .keyboardDownArrow: panel.move(by: 1)
        case .keyboardHome: panel.moveToEnd(last: false)
        case .keyboardEnd: panel.moveToEnd(last: true)
        case isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow where panel.isCurrentBeside: panel.move(by: 1)
        case isRightToLeft ? .keyboardRightArrow : .keyboardLeftArrow where panel.isCurrentBeside: panel.move(by: -1)
        case isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow: openSubmenu(byKey: true)
        case isRightToLeft ? .keyboardRightArrow : .keyboardLeftArrow: if panels.count > 1 { closeInnermost() }
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: choose(in: panel, byKey: true)
        case .keyboardApplication, .keyboardMenu: dismiss()
        default:
            let letter = key.charactersIgnoringModifiers.lowercased()
            if letter.count == 1 { panel.move(toTitle: letter) }
        }
    }

    private func closeInnermost() {
        if panels.count > 1 { closeSubmenus(of: panels.count - 2) } else { dismiss() }
    }

    private func closeSubmenus(of index: Int) {
        UIView.animate(
            springDuration: MenuMetrics.submenu.duration,
            bounce: 0,
            options: .allowUserInteraction
        ) { [self] in
            closePanels(after: index)
        }
    }
}
