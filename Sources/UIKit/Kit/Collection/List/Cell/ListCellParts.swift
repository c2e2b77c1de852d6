import CoreGraphics
import QuartzCore

/// The views of the accessories of a list cell.
@MainActor
final class ListCellParts {
    private(set) var leading: [ListCellPart] = []
    private(set) var trailing: [ListCellPart] = []

    private var all: [ListCellPart] { leading + trailing }

    func contains(_ part: ListCellPart) -> Bool { all.contains { $0.view === part.view } }

    /// Shows accessories. Those that were there keep their views. Views that are not needed stay until the caller
    /// removes them.
    func show(
        _ order: AccessoryOrder,
        in cell: UICollectionViewListCell
    ) -> (isChanged: Bool, new: [ListCellPart], gone: [ListCellPart]) {
        let old = all
        guard !(old.isEmpty && order.leading.isEmpty && order.trailing.isEmpty) else { return (false, [], []) }
        var new: [ListCellPart] = []
        func parts(_ accessories: [UICellAccessory]) -> [ListCellPart] {
            accessories.map { accessory in
                if let part = old.first(where: { $0.accessory.accessoryType == accessory.accessoryType }) {
                    part.take(accessory, in: cell)
                    return part
                }
                let part = ListCellPart(accessory, in: cell)
                cell.addSubview(part.view)
                new.append(part)
                return part
            }
        }
        (leading, trailing) = (parts(order.leading), parts(order.trailing))
        showGripLine()
        return (true, new, old.filter { !contains($0) })
    }

    /// Shows a line before the grip if another accessory is there.
    private func showGripLine() {
        for (index, part) in trailing.enumerated() {
            (part.view as? ListGrip)?.showsLine = index > 0 && part.accessory.options.showsVerticalSeparator
        }
    }

    func showSelection(_ isSelected: Bool) {
        for part in leading { (part.view as? EditControl)?.isChecked = isSelected }
    }

    /// Turns the chevron of an outline: down if the items inside are visible.
    func turnChevron(isExpanded: Bool, isRightToLeft: Bool, animated: Bool) {
        for part in trailing {
            guard let chevron = part.view as? OutlineChevron else { continue }
            chevron.turn(isExpanded: isExpanded, isRightToLeft: isRightToLeft, animated: animated)
        }
    }
}

/// The view of an accessory.
@MainActor
final class ListCellPart {
    private(set) var accessory: UICellAccessory
    let view: UIView

    init(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
        self.accessory = accessory
        view = Self.makeView(accessory, in: cell)
        take(accessory, in: cell)
    }

    private static func makeView(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) -> UIView {
        let tint = accessory.options.tintColor ?? cell.tintColor ?? .tintColor
        switch accessory.accessoryType {
        case .disclosureIndicator:
            let view = CellAccessoryView(type: .disclosureIndicator, tint: tint)
            view.margin = 0
            return view
        case .checkmark: return CellAccessoryView(type: .checkmark, tint: tint)
        case .detail: return CellAccessoryView(type: .detailButton, tint: tint)
        case .outlineDisclosure: return OutlineChevron()
        case .delete: return EditControl(CellControls(style: .delete), tint: tint)
        case .insert: return EditControl(CellControls(style: .insert), tint: tint)
        case .multiselect: return EditControl(CellControls(selects: true), tint: tint)
        case .label: return UILabel()
        case .reorder: return ListGrip(cell)
        case .popUpMenu: return ListMenuButton()
        case .customView(let view): return view
        }
    }

    /// Takes the options of an accessory of the same type.
    func take(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
        self.accessory = accessory
        let options = accessory.options
        view.alpha = options.isHidden ? 0 : 1
        switch view {
        case let view as CellAccessoryView:
            view.onButton = { [weak self] in self?.accessory.actionHandler?() }
        case let view as OutlineChevron:
            view.onTap = { [weak cell] in cell?.discloseOutline() }
            if let tint = options.tintColor { view.tintColor = tint }
        case let view as EditControl:
            if let tint = options.tintColor { view.tintColor = tint }
            view.fillColor = options.backgroundColor
            view.onPress = { [weak self, weak cell] in
                guard let self, let cell else { return }
                pressed(in: cell)
            }
        case let grip as ListGrip:
            if let tint = options.tintColor { grip.tintColor = tint }
        case let button as ListMenuButton where accessory.accessoryType == .popUpMenu:
            button.show(options.menu, color: options.tintColor ?? .secondaryLabel)
            button.onChange = { [weak self] in self?.accessory.options.menuHandler?($0) }
        case let label as UILabel where accessory.accessoryType == .label:
            label.text = options.text
            label.font = options.font ?? .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = options.adjustsFont
            label.textColor = options.tintColor ?? .secondaryLabel
        default:
            if let tint = options.tintColor { view.tintColor = tint }
        }
    }

    private func pressed(in cell: UICollectionViewListCell) {
        if let handler = accessory.actionHandler { return handler() }
        guard accessory.accessoryType == .delete else { return }
        cell.collectionView?.revealActions(of: cell)
    }

    /// The size of the view.
    var size: CGSize {
        switch accessory.accessoryType {
        case .disclosureIndicator, .outlineDisclosure: CGSize(width: ListMetrics.chevronWidth, height: 44)
        case .checkmark: CGSize(width: ListMetrics.accessoryWidth, height: 44)
        case .detail: CGSize(width: TableMetrics.detailButtonSize.width, height: 44)
        case .delete, .insert, .multiselect: ListMetrics.editControl
        case .reorder: CGSize(width: ListMetrics.gripWidth + lineRoom, height: 44)
        case .label, .popUpMenu: view.intrinsicContentSize
        case .customView: customSize
        }
    }

    /// The room for the line before a grip.
    private var lineRoom: CGFloat { (view as? ListGrip)?.showsLine == true ? ListMetrics.gripLineDistance : 0 }

    private var customSize: CGSize {
        if accessory.options.maintainsFixedSize { return view.bounds.size }
        let own = view.intrinsicContentSize
        if own.width >= 0, own.height >= 0 { return own }
        if !view.constraints.isEmpty { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        return view.sizeThatFits(view.bounds.size)
    }

    /// The width of the room for the view.
    var width: CGFloat {
        let actual = size.width
        switch accessory.options.reservedLayoutWidth {
        case .actual: return actual
        case .custom(let width): return width == 0 ? actual : width
        case .standard:
            switch accessory.accessoryType {
            case .disclosureIndicator, .outlineDisclosure, .label, .reorder, .popUpMenu: return actual
            case .delete, .insert, .multiselect: return ListMetrics.accessoryWidth
            case .checkmark, .detail, .customView: return max(actual, ListMetrics.accessoryWidth)
            }
        }
    }

    func place(_ frame: CGRect, isRightToLeft: Bool) {
        if let chevron = view as? OutlineChevron {
            chevron.bounds.size = frame.size
            chevron.center = CGPoint(x: frame.midX, y: frame.midY)
        } else {
            view.frame = frame
        }
        (view as? CellAccessoryView)?.isMirrored = isRightToLeft
    }
}
