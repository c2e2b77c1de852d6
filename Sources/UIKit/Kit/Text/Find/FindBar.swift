import CoreGraphics
import Foundation

/// The bar at the bottom of a window with the fields and the commands of a search.
final class FindBar: UIView, UITextFieldDelegate {
    private weak var interaction: UIFindInteraction?
    private let searchField = UISearchTextField(frame: .zero)
    private let replaceField = UITextField(frame: .zero)
    private let countLabel = UILabel()
    private let previous = UIButton(type: .system)
    private let following = UIButton(type: .system)
    private let options = UIButton(type: .system)
    private let done = UIButton(type: .system)
    private let replace = UIButton(type: .system)
    private let replaceAll = UIButton(type: .system)
    private let edge = UIView()
    /// The scroll view that is inset by the bar, and by how much.
    private weak var covered: UIScrollView?
    private var coveredHeight: CGFloat = 0

    init(of interaction: UIFindInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        edge.backgroundColor = .separator
        addSubview(edge)
        setUpFields()
        setUpButtons()
        for view in searchRow + replaceRow { addSubview(view) }
        showsReplacement = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func setUpFields() {
        searchField.placeholder = "Find"
        searchField.accessibilityLabel = "Find"
        replaceField.placeholder = "Replace"
        replaceField.accessibilityLabel = "Replace"
        replaceField.borderStyle = .roundedRect
        for field in [searchField, replaceField] {
            field.delegate = self
            field.autocapitalizationType = .none
            field.autocorrectionType = .no
        }
        searchField.addAction(
            UIAction { [weak self] _ in self?.interaction?.take(text: self?.searchField.text) },
            for: .editingChanged
        )
        replaceField.addAction(
            UIAction { [weak self] _ in self?.interaction?.take(replacement: self?.replaceField.text) },
            for: .editingChanged
        )
        countLabel.font = .systemFont(ofSize: 13)
        countLabel.textColor = .secondaryLabel
    }

    private func setUpButtons() {
        set(previous, image: "chevron.up", label: "Previous") { $0.findPrevious() }
        set(following, image: "chevron.down", label: "Next") { $0.findNext() }
        set(done, title: "Done") { $0.dismissFindNavigator() }
        set(replace, title: "Replace") { $0.replace(all: false) }
        set(replaceAll, title: "Replace All") { $0.replace(all: true) }
        options.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
        options.accessibilityLabel = "Options"
        options.showsMenuAsPrimaryAction = true
    }

    private func set(
        _ button: UIButton,
        title: String? = nil,
        image: String? = nil,
        label: String? = nil,
        _ action: @escaping @MainActor (UIFindInteraction) -> Void
    ) {
        button.setTitle(title, for: .normal)
        if let image { button.setImage(UIImage(systemName: image), for: .normal) }
        button.accessibilityLabel = label ?? title
        button.addAction(
            UIAction { [weak self] _ in if let interaction = self?.interaction { action(interaction) } },
            for: .touchUpInside
        )
    }

    private var searchRow: [UIView] { [searchField, countLabel, previous, following, options, done] }
    private var replaceRow: [UIView] { [replaceField, replace, replaceAll] }

    // MARK: What it shows

    /// Whether the field for replacements is visible.
    var showsReplacement: Bool {
        get { !replaceField.isHidden }
        set {
            for view in replaceRow { view.isHidden = !newValue }
            setNeedsLayout()
        }
    }

    func show(_ query: FindQuery) {
        // The caret stays where the person types.
        if searchField.text != query.text { searchField.text = query.text }
        if replaceField.text != query.replacement { replaceField.text = query.replacement }
    }

    func show(_ count: FindCount) {
        countLabel.text = count.text
        setNeedsLayout()
        for button in [previous, following] { button.isEnabled = count.hasResults }
        replace.isEnabled = count.canReplace
        replaceAll.isEnabled = count.hasResults
    }

    func showOptions(_ menu: UIMenu) {
        options.menu = menu
    }

    // MARK: Place

    private var rowsHeight: CGFloat {
        let height = FindMetrics.rowHeight + 2 * FindMetrics.inset
        return showsReplacement ? height + FindMetrics.rowHeight + FindMetrics.spacing : height
    }

    /// Places the bar at the bottom edge of a window, and insets a view that scrolls by what the bar covers.
    func place(in window: UIWindow, over view: UIView) {
        // A modal presentation hides everything beside it.
        let area = window.subviews.last { $0.accessibilityViewIsModal } ?? window
        if superview !== area { area.addSubview(self) }
        let height = rowsHeight + area.safeAreaInsets.bottom
        frame = CGRect(x: 0, y: area.bounds.height - height, width: area.bounds.width, height: height)
        layoutIfNeeded()
        uncover()
        guard let scrollView = view as? UIScrollView, scrollView.isScrollEnabled else { return }
        let top = convert(CGPoint.zero, to: nil).y
        let bottom = scrollView.convert(CGPoint(x: 0, y: scrollView.bounds.maxY), to: nil).y
        coveredHeight = max(0, bottom - top)
        covered = scrollView
        inset(by: coveredHeight)
    }

    private func inset(by height: CGFloat) {
        guard height != 0, let covered else { return }
        covered.contentInset.bottom += height
        covered.verticalScrollIndicatorInsets.bottom += height
    }

    private func uncover() {
        inset(by: -coveredHeight)
        coveredHeight = 0
    }

    /// Removes the bar.
    func leave() {
        uncover()
        removeFromSuperview()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        edge.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / contentScaleFactor)
        let insets = superview?.safeAreaInsets ?? .zero
        let room = CGRect(
            x: FindMetrics.inset + insets.left,
            y: FindMetrics.inset,
            width: max(0, bounds.width - 2 * FindMetrics.inset - insets.left - insets.right),
            height: FindMetrics.rowHeight
        )
        layOut(searchRow, in: room)
        layOut(replaceRow, in: room.offsetBy(dx: 0, dy: FindMetrics.rowHeight + FindMetrics.spacing))
    }

    /// Places the views of a row beside each other. The first one takes the width that the others leave.
    private func layOut(_ row: [UIView], in room: CGRect) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var end = room.width
        func place(_ view: UIView, _ width: CGFloat) {
            let left = isRightToLeft ? room.maxX - end : room.minX + end - width
            view.frame = CGRect(x: left, y: room.minY, width: width, height: room.height)
            end -= width + FindMetrics.spacing
        }
        for view in row.dropFirst().reversed() {
            place(view, view.sizeThatFits(room.size).width.rounded(.up))
        }
        if let field = row.first { place(field, max(FindMetrics.minimumFieldWidth, end)) }
    }

    // MARK: Keys

    /// Whether a field of the bar has the keys.
    var isEditing: Bool { searchField.isFirstResponder || replaceField.isFirstResponder }

    func beginEditing() {
        searchField.becomeFirstResponder()
        searchField.selectAll(nil)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === searchField { interaction?.findNext() } else { interaction?.replace(all: false) }
        return false
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !perform(FindCommand($0.key)) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    private func perform(_ command: FindCommand?) -> Bool {
        guard let interaction, let command else { return false }
        interaction.perform(command)
        return true
    }
}

extension FindBar: StandardEditing {
    var standardCommands: any StandardCommands { FindBarCommands(interaction: interaction) }
}
