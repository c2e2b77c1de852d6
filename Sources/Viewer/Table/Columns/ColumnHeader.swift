import Documents
import UIKit

/// The names of the columns, above the rows. It stays while the rows scroll.
final class ColumnHeader: UIView {
    /// Called with a column that the user taps.
    var onTap: (Int) -> Void = { _ in }
    /// Called when the user asks for the columns that do not fit (`true`), or for those before.
    var onMore: (_ forward: Bool) -> Void = { _ in }

    static let height: CGFloat = 30
    private static let font = UIFont.systemFont(ofSize: 12, weight: .semibold)

    private let hairline = UIView()
    private let more = UIButton(type: .system)
    private var labels: [UILabel] = []
    private var columnLayout: ColumnLayout?

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        hairline.backgroundColor = .separator
        more.titleLabel?.setScaledFont(ViewerFonts.bar(Self.font))
        more.addAction(UIAction { [weak self] _ in self?.tapMore() }, for: .primaryActionTriggered)
        for view in [hairline, more] { addSubview(view) }
        accessibilityLabel = "Columns"
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the names of columns, with an arrow at the one by which rows are sorted.
    func show(_ columns: [RecordColumn], _ layout: ColumnLayout, sorted: ColumnOrder?) {
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
            let arrow = sorted?.column == place.column ? (sorted?.isDescending == true ? " ▼" : " ▲") : ""
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

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let columnLayout else { return super.touchesEnded(touches, with: event) }
        let x = touch.location(in: self).x
        let index = labels.indices.first { index in
            index < columnLayout.places.count
                && labels[index].frame.insetBy(dx: -ColumnLayout.spacing / 2, dy: -Self.height).contains(
                    CGPoint(x: x, y: 0)
                )
        }
        if let index { onTap(columnLayout.places[index].column) }
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

/// The column by which rows are sorted.
struct ColumnOrder: Equatable {
    var column: Int
    var isDescending: Bool
}
