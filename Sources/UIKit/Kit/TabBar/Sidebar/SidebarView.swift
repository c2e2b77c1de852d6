import CoreGraphics

/// The view of a sidebar: buttons, the list of tabs, and a view of the client's below it.
final class SidebarView: UIView {
    let list: SidebarList
    var onToggle: () -> Void = {}
    private let panel = UIView()
    private let toggle = UIButton(type: .system)
    private let edit = UIButton(type: .system)
    private let overflow = UIButton(type: .system)
    private var bottomBar: UIView?

    init(_ list: SidebarList) {
        self.list = list
        super.init(frame: .zero)
        layer.cornerRadius = SidebarLayout.cornerRadius
        Looks.tabShadow.light.apply(to: layer)
        backgroundColor = .secondarySystemGroupedBackground
        // The shadow is outside of the view, so another one clips the contents.
        panel.clipsToBounds = true
        panel.layer.cornerRadius = SidebarLayout.cornerRadius
        addSubview(panel)
        toggle.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
        toggle.accessibilityLabel = "Hide Sidebar"
        toggle.addAction(UIAction { [weak self] _ in self?.onToggle() }, for: .primaryActionTriggered)
        edit.isHidden = true
        edit.addAction(UIAction { [weak self] _ in self?.toggleEditing() }, for: .primaryActionTriggered)
        overflow.setImage(UIImage(systemName: "ellipsis"), for: .normal)
        overflow.accessibilityLabel = "More"
        overflow.showsMenuAsPrimaryAction = true
        overflow.isHidden = true
        for part in [list.table, toggle, edit, overflow] as [UIView] { panel.addSubview(part) }
        showEditing()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Whether there is a button that edits the list.
    var showsEditButton: Bool {
        get { !edit.isHidden }
        set {
            guard newValue == edit.isHidden else { return }
            edit.isHidden = !newValue
            if !newValue, list.isEditing { toggleEditing() }
        }
    }

    private func toggleEditing() {
        list.setEditing(!list.isEditing, animated: true)
        showEditing()
    }

    private func showEditing() {
        edit.setTitle(list.isEditing ? "Done" : "Edit", for: .normal)
        setNeedsLayout()
    }

    /// Shows a menu of elements that are provided when it opens.
    func show(overflow element: UIDeferredMenuElement?) {
        overflow.menu = element.map { UIMenu(children: [$0]) }
        overflow.isHidden = element == nil
        setNeedsLayout()
    }

    func show(bottomBar: UIView?) {
        if self.bottomBar?.superview === panel { self.bottomBar?.removeFromSuperview() }
        self.bottomBar = bottomBar
        setNeedsLayout()
    }

    override var subviewsInReadingOrder: [UIView]? { [panel] }

    override func layoutSubviews() {
        super.layoutSubviews()
        panel.frame = bounds
        let (size, head) = (SidebarLayout.buttonSize, SidebarLayout.headHeight)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let y = (head - size) / 2
        let place = { (x: CGFloat, width: CGFloat) in
            CGRect(x: isMirrored ? self.bounds.width - x - width : x, y: y, width: width, height: size)
        }
        toggle.frame = place(y, size)
        var end = bounds.width - y
        if !overflow.isHidden {
            end -= size
            overflow.frame = place(end, size)
        }
        let editWidth = max(edit.sizeThatFits(bounds.size).width, size)
        edit.frame = place(end - editWidth, editWidth)
        let fitting = bottomBar?.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        let bottom = min(fitting?.height ?? 0, max(bounds.height - head, 0))
        if let bottomBar {
            bottomBar.frame = CGRect(x: 0, y: bounds.height - bottom, width: bounds.width, height: bottom)
            // With an empty frame, it would break constraints inside.
            if bottomBar.superview !== panel { panel.addSubview(bottomBar) }
        }
        list.table.frame = CGRect(x: 0, y: head, width: bounds.width, height: max(bounds.height - head - bottom, 0))
    }
}
