import CoreGraphics
import Foundation

/// A section that is a list.
@MainActor
struct ListSection {
    /// The values on which the places of the rows depend besides those of the section.
    struct Geometry: Equatable {
        var appearance: UICollectionLayoutListConfiguration.Appearance
        var headerMode: UICollectionLayoutListConfiguration.HeaderMode
        var headerTopPadding: CGFloat?
    }

    let configuration: UICollectionLayoutListConfiguration

    var geometry: Geometry {
        Geometry(
            appearance: configuration.appearance,
            headerMode: configuration.headerMode,
            headerTopPadding: configuration.headerTopPadding
        )
    }

    /// Returns the room before the section.
    func spaceBefore(isFirst: Bool) -> CGFloat {
        let appearance = configuration.appearance
        guard configuration.headerMode != .none else {
            return isFirst && appearance.isGrouped ? ListMetrics.firstGroupGap : 0
        }
        return configuration.headerTopPadding ?? (appearance.pinsHeaders ? ListMetrics.plainHeaderTopPadding : 0)
    }

    /// The insets of the rows.
    private var contentInsets: NSDirectionalEdgeInsets {
        let appearance = configuration.appearance
        if appearance == .sidebar { return ListMetrics.sidebarInsets }
        guard appearance.isGrouped else { return .zero }
        let sides = appearance == .insetGrouped ? ListMetrics.cardSides : 0
        return NSDirectionalEdgeInsets(
            top: configuration.headerMode == .none ? ListMetrics.groupGap : 0,
            leading: sides,
            bottom: configuration.footerMode == .none ? ListMetrics.groupGap : 0,
            trailing: sides
        )
    }

    /// Returns the section as a description for a layout.
    func makeSection() -> NSCollectionLayoutSection {
        func size(_ height: CGFloat) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        }
        let row = size(ListMetrics.rowEstimate)
        let item = NSCollectionLayoutItem(layoutSize: row)
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item]))
        section.contentInsets = contentInsets
        section.list = self
        func boundary(_ kind: String, _ height: CGFloat, _ alignment: NSRectAlignment, isNarrow: Bool = false)
            -> NSCollectionLayoutBoundarySupplementaryItem
        {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: isNarrow
                    ? NSCollectionLayoutSize(
                        widthDimension: .estimated(ListMetrics.narrowHeaderEstimate),
                        heightDimension: .estimated(height)
                    ) : size(height),
                elementKind: kind,
                alignment: alignment
            )
            item.pinToVisibleBounds = configuration.appearance.pinsHeaders
            item.zIndex = ListMetrics.boundaryZIndex
            return item
        }
        if configuration.headerMode == .supplementary {
            let kind = UICollectionView.elementKindSectionHeader
            let isNarrow = configuration.contentHuggingElements.contains(.supplementaryHeader)
            section.boundarySupplementaryItems.append(
                boundary(kind, ListMetrics.headerEstimate, isNarrow ? .topLeading : .top, isNarrow: isNarrow)
            )
        }
        if configuration.footerMode == .supplementary {
            let kind = UICollectionView.elementKindSectionFooter
            section.boundarySupplementaryItems.append(boundary(kind, ListMetrics.footerEstimate, .bottom))
        }
        return section
    }

    /// The color behind the rows.
    var backgroundColor: UIColor {
        if let color = configuration.backgroundColor { return color }
        return configuration.appearance.isGrouped ? .systemGroupedBackground : .systemBackground
    }

    /// Returns the look of an item.
    func row(of path: IndexPath, count: Int) -> ListRow {
        let isHeader = configuration.headerMode == .firstItemInSection && path.item == 0
        var row = ListRow(appearance: configuration.appearance, role: isHeader ? .headerItem : .item)
        let first = configuration.headerMode == .firstItemInSection ? 1 : 0
        (row.isFirst, row.isLast) = (path.item == first, path.item == count - 1)
        guard configuration.showsSeparators else { return row }
        let separators =
            configuration.itemSeparatorHandler?(path, configuration.separatorConfiguration)
            ?? configuration.separatorConfiguration
        if separators.topSeparatorVisibility == .visible {
            row.top = ListRow.Line(insets: separators.topSeparatorInsets, color: separators.color)
        }
        let isBottomShown =
            switch separators.bottomSeparatorVisibility {
            case .visible: true
            case .hidden: false
            case .automatic: hasLine(below: row)
            }
        if isBottomShown {
            row.bottom = ListRow.Line(insets: separators.bottomSeparatorInsets, color: separators.color)
        }
        return row
    }

    /// Whether a row has a line below it by default: all rows of a plain list, unless a footer follows, and in groups
    /// those that another row follows.
    private func hasLine(below row: ListRow) -> Bool {
        let appearance = configuration.appearance
        guard appearance != .sidebar else { return false }
        if row.role == .headerItem, appearance.isGrouped { return false }
        guard row.isLast else { return true }
        return !appearance.isGrouped && configuration.footerMode == .none
    }
}

extension UICollectionViewCompositionalLayout {
    /// Returns a layout whose sections are all lists of a description.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }
}

extension NSCollectionLayoutSection {
    /// Returns a section that is a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        ListSection(configuration: configuration).makeSection()
    }
}

extension Composition {
    /// Returns the look of an element of a list; `nil` for others.
    func listRow(of element: CollectionElement) -> ListRow? {
        let path = element.indexPath
        guard path.count == 2, sections.indices.contains(path[0]), let list = sections[path[0]].list else { return nil }
        switch element.category {
        case .cell: return list.row(of: path, count: counts[path[0]])
        case .supplementaryView(UICollectionView.elementKindSectionHeader):
            return ListRow(appearance: list.configuration.appearance, role: .header)
        case .supplementaryView(UICollectionView.elementKindSectionFooter):
            return ListRow(appearance: list.configuration.appearance, role: .footer)
        case .supplementaryView, .decorationView: return nil
        }
    }

    /// The color that a list has behind its rows.
    var backgroundColor: UIColor? { sections.lazy.compactMap(\.list).first?.backgroundColor }

    /// Returns the actions of an item of a list.
    func swipeActions(for item: IndexPath, on side: SwipeSide) -> UISwipeActionsConfiguration? {
        guard sections.indices.contains(item[0]), let list = sections[item[0]].list?.configuration else { return nil }
        return switch side {
        case .leading: list.leadingSwipeActionsConfigurationProvider?(item)
        case .trailing: list.trailingSwipeActionsConfigurationProvider?(item)
        }
    }
}
