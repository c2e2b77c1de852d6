import UIKit

/// The sections and rows of an outline, as a table shows them.
struct OutlineLayout<ID: Hashable>: Equatable {
    struct Section: Equatable {
        /// The group whose header folds the section, or `nil` if the section has no such header.
        var header: ID?
        var rows: [ID]
    }

    var sections: [Section]

    init(sections: [Section]) {
        self.sections = sections
    }

    /// Lays a tree out for the groups that are open.
    init(
        _ tree: ExpansionTree<ID>,
        _ roots: ExpansionRoots,
        isOpen: (ID) -> Bool,
        placeholder: (ID) -> ID?
    ) {
        switch roots {
        case .rows:
            sections = [
                Section(header: nil, rows: tree.rows(from: tree.roots, isOpen: isOpen, placeholder: placeholder))
            ]
        case .sections:
            sections = tree.roots.map { root in
                guard isOpen(root) else { return Section(header: root, rows: []) }
                guard let children = tree.children(of: root) else {
                    return Section(header: root, rows: placeholder(root).map { [$0] } ?? [])
                }
                return Section(header: root, rows: tree.rows(from: children, isOpen: isOpen, placeholder: placeholder))
            }
        }
    }

    /// Returns whether a table has as many sections and rows, or whether the section of a collection view has as many
    /// items.
    @MainActor
    func isShown(in container: any RowContainer, _ place: OutlinePlace) -> Bool {
        if case .section(let section) = place {
            guard let section = section(), section < container.numberOfSections else { return false }
            return container.numberOfRows(inSection: section) == sections.first?.rows.count
        }
        return container.numberOfSections == sections.count
            && sections.enumerated().allSatisfy { container.numberOfRows(inSection: $0) == $1.rows.count }
    }
}
