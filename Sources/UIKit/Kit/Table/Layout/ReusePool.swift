import CSwiftRuntime
import Failures
import Foundation

/// The cells, headers and footers that wait for reuse, and the classes to create more of them.
@MainActor
struct ReusePool {
    /// The source of new cells for an identifier.
    private enum Cells {
        case type(UITableViewCell.Type)
        case factory(any CellFactory)
    }

    private var cellSources: [String: Cells] = [:]
    private var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    private var viewNibs: [String: UINib] = [:]
    private var cells: [String: [UITableViewCell]] = [:]
    private var views: [String: [UITableViewHeaderFooterView]] = [:]

    mutating func register(_ cellClass: AnyClass?, forCell identifier: String) {
        programmerError(
            unless: cellClass == nil || cellClass is UITableViewCell.Type,
            "must pass a class of kind UITableViewCell",
            in: "UITableView.register(_:forCellReuseIdentifier:)",
            .invalidArgument
        )
        cellSources[identifier] = (cellClass as? UITableViewCell.Type).map(Cells.type)
        // Cells of the previous class must not be dequeued for this one.
        cells[identifier] = nil
    }

    mutating func register(_ factory: (any CellFactory)?, forCell identifier: String) {
        cellSources[identifier] = factory.map(Cells.factory)
        cells[identifier] = nil
    }

    mutating func register(_ nib: UINib?, forHeaderFooterView identifier: String) {
        viewNibs[identifier] = nib
        viewClasses[identifier] = nil
        views[identifier] = nil
    }

    mutating func register(_ viewClass: AnyClass?, forHeaderFooterView identifier: String) {
        programmerError(
            unless: viewClass == nil || viewClass is UITableViewHeaderFooterView.Type,
            "must pass a class of kind UITableViewHeaderFooterView",
            in: "UITableView.register(_:forHeaderFooterViewReuseIdentifier:)",
            .invalidArgument
        )
        viewClasses[identifier] = viewClass as? UITableViewHeaderFooterView.Type
        viewNibs[identifier] = nil
        views[identifier] = nil
    }

    mutating func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = cells[identifier]?.popLast() {
            cell.resetForReuse()
            cell.prepareForReuse()
            return cell
        }
        switch cellSources[identifier] {
        case .type(let type): return type.allocate(style: .default, reuseIdentifier: identifier)
        case .factory(let factory): return factory.makeCell(identifier)
        case nil: return nil
        }
    }

    mutating func dequeueHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = views[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        if let nib = viewNibs[identifier] { return NibCells(nib).makeHeaderFooterView(identifier) }
        return viewClasses[identifier]?.allocate(reuseIdentifier: identifier)
    }

    /// Accepts a view that is off the screen.
    mutating func enqueue(_ view: UIView) {
        switch view {
        case let cell as UITableViewCell:
            guard let identifier = cell.reuseIdentifier else { return }
            cells[identifier, default: []].append(cell)
        case let view as UITableViewHeaderFooterView:
            guard let identifier = view.reuseIdentifier else { return }
            views[identifier, default: []].append(view)
        default: break
        }
    }
}

extension UITableViewCell {
    /// Creates a cell of a class that is known only at run time.
    ///
    /// Swift can't call an initializer that isn't `required` on a metatype, so C code calls it.
    static func allocate(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell {
        let metatype = unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        let (low, high) = OwnedString.words(reuseIdentifier)
        let cell = unfold_allocate_cell(metatype, style.rawValue, low, high)
        return Unmanaged<UITableViewCell>.fromOpaque(cell).takeRetainedValue()
    }
}

extension UITableViewHeaderFooterView {
    /// Creates a view of a class that is known only at run time.
    static func allocate(reuseIdentifier: String?) -> UITableViewHeaderFooterView {
        let metatype = unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        let (low, high) = OwnedString.words(reuseIdentifier)
        let view = unfold_allocate_header_footer_view(metatype, low, high)
        return Unmanaged<UITableViewHeaderFooterView>.fromOpaque(view).takeRetainedValue()
    }
}
