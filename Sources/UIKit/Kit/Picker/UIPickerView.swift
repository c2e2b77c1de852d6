import CoreGraphics
import Foundation

/// A view with wheels, from each of which the user selects a row: by dragging, by a tap on a row, with the mouse wheel,
/// and with the arrow keys while a wheel has the focus.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private var columns: [PickerColumn] = []
    private let band = UIView()
    private var isLoaded = false

    /// Creates a picker with a frame in the superview's coordinates. An empty frame gets the standard size.
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: PickerMetrics.size) : frame)
        setUp()
    }

    /// Creates a picker without reading the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = PickerMetrics.bandRadius
        band.isUserInteractionEnabled = false
        addSubview(band)
    }

    /// The object that provides the numbers of columns and rows.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { setNeedsReload() }
    }

    /// The object that provides the contents of rows and is notified of the selection.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { setNeedsReload() }
    }

    // MARK: Rows

    private func setNeedsReload() {
        isLoaded = false
        setNeedsLayout()
    }

    private func loadIfNeeded() {
        if !isLoaded { reloadAllComponents() }
    }

    /// The number of columns.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return columns.count
    }

    /// Returns the number of rows of a column.
    open func numberOfRows(inComponent component: Int) -> Int { column(component)?.count ?? 0 }

    /// Returns the size of the rows of a column in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        layoutIfNeeded()
        guard let column = column(component) else { return .zero }
        return CGSize(width: column.bounds.width, height: column.rowHeight)
    }

    /// Returns the view of a row; `nil` if the row isn't visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return column(component)?.view(forRow: row)
    }

    /// Requests the numbers and the contents of all columns again. The selection stays where that is possible.
    open func reloadAllComponents() {
        isLoaded = true
        let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
        while columns.count > count { columns.removeLast().removeFromSuperview() }
        while columns.count < count {
            let column = PickerColumn(columns.count, of: self)
            addSubview(column)
            columns.append(column)
        }
        for component in columns.indices { reloadComponent(component) }
        setNeedsLayout()
    }

    /// Requests the number and the contents of a column's rows again.
    open func reloadComponent(_ component: Int) {
        guard let column = column(component) else { return }
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        column.reload(
            count: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
            rowHeight: height > 0 ? height : standardRowHeight
        )
    }

    private var standardRowHeight: CGFloat { max(PickerMetrics.rowHeight, (font.lineHeight * 1.25).rounded(.up)) }

    /// The font of titles.
    var font: UIFont {
        let font = UIFont.systemFont(ofSize: PickerMetrics.fontSize)
        return UIFontMetrics.default.scaledFont(for: font, compatibleWith: traitCollection)
    }

    private func column(_ component: Int) -> PickerColumn? {
        loadIfNeeded()
        return columns.indices.contains(component) ? columns[component] : nil
    }

    func makeView(forRow row: Int, component: Int, reusing spare: UIView?) -> UIView {
        let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: spare)
        if let view, view !== NoPickerRow.shared { return view }
        let label = spare as? UILabel ?? UILabel()
        label.textAlignment = .center
        label.font = font
        label.textColor = .label
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = title
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
        }
        return label
    }

    /// Returns the text of a row for assistive technology.
    func text(ofRow row: Int, component: Int) -> String? {
        delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
            ?? columns[component].view(forRow: row)?.accessibilityLabel
    }

    /// The frame of a column.
    func frame(ofComponent component: Int) -> CGRect { column(component)?.frame ?? .zero }

    /// Returns the space beside the rows of a column at their trailing end, in points.
    func trailingRoom(ofComponent component: Int, width: CGFloat) -> CGFloat { 0 }

    // MARK: Selection

    /// Returns the selected row of a column; -1 if it has none.
    open func selectedRow(inComponent component: Int) -> Int {
        guard let column = column(component), column.count > 0 else { return -1 }
        return column.selected
    }

    /// Selects a row. The delegate isn't notified.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        layoutIfNeeded()
        column(component)?.select(row, animated: animated)
    }

    func chose(_ row: Int, in component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { PickerMetrics.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let widths = columnWidths
        var x = (bounds.width - widths.reduce(0, +) - PickerMetrics.gap * CGFloat(max(0, widths.count - 1))) / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (component, (column, width)) in zip(columns, widths).enumerated() {
            column.trailingRoom = trailingRoom(ofComponent: component, width: width)
            let left = isRightToLeft ? bounds.width - x - width : x
            column.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            x += width + PickerMetrics.gap
        }
        let height = columns.map(\.rowHeight).max() ?? standardRowHeight
        band.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
            .room(dx: PickerMetrics.padding, dy: 0)
    }

    /// The widths that the delegate wants. The other columns share the rest, in whole points.
    private var columnWidths: [CGFloat] {
        let gaps = PickerMetrics.gap * CGFloat(max(0, columns.count - 1))
        let room = max(0, bounds.width - 2 * PickerMetrics.padding - gaps)
        let wanted = columns.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
        let others = wanted.filter { $0 <= 0 }.count
        let share = others == 0 ? 0 : max(0, room - wanted.reduce(0) { $0 + max(0, $1) }) / CGFloat(others)
        return wanted.map { $0 > 0 ? $0 : share.rounded(.down) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = previousTraitCollection?.preferredContentSizeCategory
        if isLoaded, category != traitCollection.preferredContentSizeCategory { reloadAllComponents() }
    }
}
