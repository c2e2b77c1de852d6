import Documents
import UIKit

/// The names of the columns, above the rows. It stays while the rows scroll.
final class ColumnHeader: UIView {
    /// Called with a column that the user taps.
    var onTap: (Int) -> Void = { _ in }
    /// Called when the user asks for the columns that do not fit (`true`), or for those before.
    var onMore: (_ forward: Bool) -> Void = { _ in }

    /// Called with a column and the width to which the user drags its edge.
    var onResize: (_ column: Int, _ width: CGFloat) -> Void = { _, _ in }
    /// Called with a column whose edge the user clicks twice.
    var onFit: (Int) -> Void = { _ in }
    /// Returns the menu of a column.
    var menu: (Int) -> UIMenu? = { _ in nil }

    static let height: CGFloat = 30
    /// The distance from an edge at which it is dragged, in points.
    private static let edgeReach: CGFloat = 6
    /// The least width of a column.
    private static let leastWidth: CGFloat = 32
    private static let font = UIFont.systemFont(ofSize: 12, weight: .semibold)

    private let hairline = UIView()
    private let more = UIButton(type: .system)
    private var labels: [UILabel] = []
    private var columnLayout: ColumnLayout?
    /// The column whose edge the user drags, its width at the start, and the place of the touch then.
    private var resizing: (place: ColumnLayout.Place, start: CGFloat)?
    /// Whether the touch has moved an edge, or fits a column, and so taps none.
    private var hasResized = false

    init() {
        super.init(frame: .zero)
        backgroundColor = RolePalette.bar
        hairline.backgroundColor = .separator
        more.titleLabel?.setScaledFont(ViewerFonts.bar(Self.font))
        more.addAction(UIAction { [weak self] _ in self?.tapMore() }, for: .primaryActionTriggered)
        for view in [hairline, more] { addSubview(view) }
        addInteraction(UIContextMenuInteraction(delegate: self))
        accessibilityLabel = "Columns"
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the names of columns, with an arrow at the one by which rows are sorted.
    ///
    /// - Parameter isSorting: Whether rows are still being sorted.
    func show(_ columns: [RecordColumn], _ layout: ColumnLayout, sorted: ColumnOrder?, isSorting: Bool = false) {
        columnLayout = layout
        while labels.count < layout.places.count {
            let label = UILabel()
            label.setScaledFont(ViewerFonts.bar(Self.font))
            label.textColor = RolePalette.secondary
            label.isUserInteractionEnabled = true
            addSubview(label)
            labels.append(label)
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, label) in labels.enumerated() {
            label.isHidden = index >= layout.places.count
            guard index < layout.places.count else { continue }
            let place = layout.places[index]
            let sign = isSorting ? " …" : sorted?.isDescending == true ? " ▼" : " ▲"
            let arrow = sorted?.column == place.column ? sign : ""
            label.text = columns[place.column].name.prefix(100) + arrow
            label.textColor = arrow.isEmpty ? RolePalette.secondary : .label
            label.textAlignment = place.alignment(isRightToLeft: isRightToLeft)
        }
        let hidden = layout.hiddenAfter > 0 ? layout.hiddenAfter : layout.hiddenBefore
        more.isHidden = hidden == 0
        more.setTitle(layout.hiddenAfter > 0 ? "+\(hidden) ›" : "‹", for: .normal)
        more.accessibilityLabel = layout.hiddenAfter > 0 ? "\(hidden) more columns" : "First columns"
        setNeedsLayout()
    }

    private func tapMore() { onMore((columnLayout?.hiddenAfter ?? 0) > 0) }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        hasResized = false
        guard let touch = touches.first, let place = edge(at: distance(of: touch)) else { return }
        if touch.tapCount == 2 {
            hasResized = true
            onFit(place.column)
        } else {
            resizing = (place, distance(of: touch))
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        guard let touch = touches.first, let resizing else { return }
        let change = distance(of: touch) - resizing.start
        guard hasResized || abs(change) > 2 else { return }
        hasResized = true
        onResize(resizing.place.column, max(Self.leastWidth, (resizing.place.width + change).rounded()))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        defer { resizing = nil }
        // An edge is no name.
        guard !hasResized, resizing == nil, let touch = touches.first else { return }
        if let place = columnLayout?.place(at: distance(of: touch)) { onTap(place.column) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        resizing = nil
    }

    /// Returns the distance of a touch from the leading edge.
    private func distance(of touch: UITouch) -> CGFloat { distance(of: touch.location(in: self)) }

    private func distance(of point: CGPoint) -> CGFloat {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - point.x : point.x
    }

    /// Returns the column whose trailing edge is at a distance from the leading edge of the header; `nil` if none is.
    private func edge(at distance: CGFloat) -> ColumnLayout.Place? {
        columnLayout?.places.first { abs($0.start + $0.width + ColumnLayout.spacing / 2 - distance) <= Self.edgeReach }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (place, label) in zip(columnLayout?.places ?? [], labels) {
            let x = isRightToLeft ? bounds.width - place.start - place.width : place.start
            label.frame = CGRect(x: x, y: 0, width: place.width, height: bounds.height)
        }
        let width = more.isHidden ? 0 : max(44, more.intrinsicContentSize.width + 8)
        more.frame = CGRect(x: isRightToLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
        let pixel = 1 / max(contentScaleFactor, 1)
        hairline.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    }
}

extension ColumnHeader: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let place = columnLayout?.place(at: distance(of: location)), let menu = menu(place.column) else {
            return nil
        }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
}

/// The column by which rows are sorted.
struct ColumnOrder: Equatable {
    var column: Int
    var isDescending: Bool
}
