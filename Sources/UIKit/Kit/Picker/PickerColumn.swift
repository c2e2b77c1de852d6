import CoreGraphics
import Foundation

/// A column of a picker: a wheel of rows, which scrolls and comes to rest at a row.
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
    /// The picker; `nil` once it is gone, as the column may be kept by a touch.
    private weak var picker: UIPickerView?
    private let component: Int
    private var rows: [Int: UIView] = [:]
    private var spare: UIView?
    private let content = UIView()
    private(set) var count = 0
    private(set) var selected = 0
    private(set) var rowHeight = PickerMetrics.rowHeight
    /// The space beside the rows at their trailing end, in points.
    var trailingRoom: CGFloat = 0 { didSet { if trailingRoom != oldValue { setNeedsLayout() } } }
    /// Whether the row in the middle is one that the user is choosing.
    private var isChoosing = false

    init(_ component: Int, of picker: UIPickerView) {
        self.component = component
        self.picker = picker
        super.init(frame: .zero)
        showsVerticalScrollIndicator = false
        decelerationRate = .fast
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
        addSubview(content)
        (self as UIScrollView).delegate = self
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] in self?.tapped(at: $0.location(in: self)) }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: Rows

    func reload(count: Int, rowHeight: CGFloat) {
        self.count = max(0, count)
        self.rowHeight = rowHeight
        for view in rows.values { view.removeFromSuperview() }
        rows = [:]
        selected = min(selected, max(0, self.count - 1))
        setNeedsLayout()
        layoutIfNeeded()
        contentOffset.y = offset(of: selected)
    }

    func view(forRow row: Int) -> UIView? { rows[row] }

    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }

    /// The row in the middle.
    private var middle: Int {
        let row = ((contentOffset.y + contentInset.top) / rowHeight).rounded()
        return min(max(0, Int(row)), max(0, count - 1))
    }

    func select(_ row: Int, animated: Bool) {
        guard count > 0 else { return }
        selected = min(max(0, row), count - 1)
        isChoosing = false
        setContentOffset(CGPoint(x: 0, y: offset(of: selected)), animated: animated)
    }

    /// Selects a row for the user.
    private func choose(_ row: Int) {
        let row = min(max(0, row), count - 1)
        guard count > 0, row != selected else { return }
        select(row, animated: true)
        picker?.chose(row, in: component)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = (bounds.height - rowHeight) / 2
        if contentInset.top != margin {
            contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
            contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
            contentOffset.y = offset(of: selected)
        }
        contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
        content.frame = CGRect(x: 0, y: contentOffset.y, width: bounds.width, height: bounds.height)
        placeRows()
    }

    private func placeRows() {
        let wheel = PickerWheel(height: bounds.height)
        let reach = Int((wheel.reach / rowHeight).rounded(.up))
        let visible = count == 0 ? 0..<0 : max(0, middle - reach)..<min(count, middle + reach + 1)
        for (row, view) in rows where !visible.contains(row) {
            view.removeFromSuperview()
            rows[row] = nil
            spare = view
        }
        let center = contentOffset.y + contentInset.top
        let width = max(0, bounds.width - trailingRoom)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let middleX = isRightToLeft ? bounds.width - width / 2 : width / 2
        for row in visible {
            let view = rows[row] ?? makeRow(row)
            let distance = CGFloat(row) * rowHeight - center
            guard let look = wheel.appearance(at: distance) else {
                view.isHidden = true
                continue
            }
            view.isHidden = false
            view.transform = .identity
            view.bounds.size = CGSize(width: width, height: rowHeight)
            view.center = CGPoint(x: middleX, y: bounds.height / 2 + look.offset)
            view.transform = CGAffineTransform(scaleX: 1, y: look.scale)
            view.alpha = look.alpha
        }
    }

    private func makeRow(_ row: Int) -> UIView {
        let view = picker?.makeView(forRow: row, component: component, reusing: spare) ?? UIView()
        if view === spare { spare = nil }
        rows[row] = view
        content.addSubview(view)
        return view
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isChoosing = true }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let row = ((targetContentOffset.pointee.y + contentInset.top) / rowHeight).rounded()
        targetContentOffset.pointee.y = offset(of: min(max(0, Int(row)), max(0, count - 1)))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { rest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }

    /// Selects the row in the middle after the user has scrolled.
    private func rest() {
        guard isChoosing, count > 0 else { return }
        isChoosing = false
        let row = middle
        setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
        guard row != selected else { return }
        selected = row
        picker?.chose(row, in: component)
    }

    private func tapped(at point: CGPoint) {
        let distance = ((point.y - contentOffset.y - bounds.height / 2) / rowHeight).rounded()
        choose(middle + Int(distance))
    }

    // MARK: Keys and the focus

    override var canBecomeFocused: Bool { count > 0 && picker?.isUserInteractionEnabled == true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !moves($0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !moves($0) }
        if !rest.isEmpty { super.pressesChanged(rest, with: event) }
    }

    private func moves(_ press: UIPress) -> Bool {
        guard isFocused, let key = press.key, key.isUnmodified else { return false }
        switch key.keyCode {
        case .keyboardUpArrow: choose(selected - 1)
        case .keyboardDownArrow: choose(selected + 1)
        case .keyboardPageUp: choose(selected - PickerMetrics.page)
        case .keyboardPageDown: choose(selected + PickerMetrics.page)
        case .keyboardHome: choose(0)
        case .keyboardEnd: choose(count - 1)
        default: return false
        }
        return true
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        let texts = picker?.delegate as? any UIPickerViewAccessibilityDelegate
        defaults.label = picker.flatMap { texts?.pickerView($0, accessibilityLabelForComponent: component) }
        defaults.value = count == 0 ? nil : picker?.text(ofRow: selected, component: component)
        defaults.traits = .adjustable
        defaults.respondsToUserInteraction = true
        return defaults
    }

    override var accessibilityHint: String? {
        get {
            let texts = picker?.delegate as? any UIPickerViewAccessibilityDelegate
            return super.accessibilityHint
                ?? picker.flatMap { texts?.pickerView($0, accessibilityHintForComponent: component) }
        }
        set { super.accessibilityHint = newValue }
    }

    override func accessibilityIncrement() { choose(selected + 1) }

    override func accessibilityDecrement() { choose(selected - 1) }
}
