import CSwiftRuntime
import Failures
import Foundation

/// The cells, headers and footers of a table that wait for reuse, and the classes and factories that create more of
/// them (`ReusePool`).
@MainActor
struct CellPool {
    /// Creates a view for a reuse identifier.
    typealias Factory<View> = @MainActor (_ identifier: String) -> View?

    private var cells = ReusePool<String, Factory<UITableViewCell>, UITableViewCell>()
    private var views = ReusePool<String, Factory<UITableViewHeaderFooterView>, UITableViewHeaderFooterView>()

    mutating func register(_ cellClass: AnyClass?, forCell identifier: String) {
        programmerError(
            unless: cellClass == nil || cellClass is UITableViewCell.Type,
            "must pass a class of kind UITableViewCell",
            in: "UITableView.register(_:forCellReuseIdentifier:)",
            .invalidArgument
        )
        cells.register((cellClass as? UITableViewCell.Type).map(Self.factory), for: identifier)
    }

    /// Registers a nib, or a prototype in one; `nil` removes the registration.
    mutating func register(_ factory: Factory<UITableViewCell>?, forCell identifier: String) {
        cells.register(factory, for: identifier)
    }

    mutating func register(_ viewClass: AnyClass?, forHeaderFooterView identifier: String) {
        programmerError(
            unless: viewClass == nil || viewClass is UITableViewHeaderFooterView.Type,
            "must pass a class of kind UITableViewHeaderFooterView",
            in: "UITableView.register(_:forHeaderFooterViewReuseIdentifier:)",
            .invalidArgument
        )
        views.register((viewClass as? UITableViewHeaderFooterView.Type).map(Self.factory), for: identifier)
    }

    mutating func register(_ factory: Factory<UITableViewHeaderFooterView>?, forHeaderFooterView identifier: String) {
        views.register(factory, for: identifier)
    }

    private static func factory(of type: UITableViewCell.Type) -> Factory<UITableViewCell> {
        { type.allocate(style: .default, reuseIdentifier: $0) }
    }

    private static func factory(of type: UITableViewHeaderFooterView.Type) -> Factory<UITableViewHeaderFooterView> {
        { type.allocate(reuseIdentifier: $0) }
    }

    mutating func dequeueCell(_ identifier: String) -> UITableViewCell? {
        guard let cell = cells.take(identifier) else { return cells.source(for: identifier)?(identifier) }
        cell.resetForReuse()
        cell.prepareForReuse()
        return cell
    }

    mutating func dequeueHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
        guard let view = views.take(identifier) else { return views.source(for: identifier)?(identifier) }
        view.prepareForReuse()
        return view
    }

    /// Accepts a view that is off the screen.
    mutating func enqueue(_ view: UIView) {
        switch view {
        case let cell as UITableViewCell:
            if let identifier = cell.reuseIdentifier { cells.enqueue(cell, for: identifier) }
        case let view as UITableViewHeaderFooterView:
            if let identifier = view.reuseIdentifier { views.enqueue(view, for: identifier) }
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
