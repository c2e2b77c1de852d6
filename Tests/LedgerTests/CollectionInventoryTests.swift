import Testing
import Toolchain

/// Counts the members of collection views that Apple declares: which are declared here, and which aren't.
struct CollectionInventoryTests {
    /// The types of collection views, their layouts, their lists and their data. Types inside them belong to them.
    private static let types: Set = [
        "NSCollectionLayoutAnchor", "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutContainer",
        "NSCollectionLayoutDecorationItem", "NSCollectionLayoutDimension", "NSCollectionLayoutEdgeSpacing",
        "NSCollectionLayoutEnvironment", "NSCollectionLayoutGroup", "NSCollectionLayoutGroupCustomItem",
        "NSCollectionLayoutItem", "NSCollectionLayoutSection", "NSCollectionLayoutSize", "NSCollectionLayoutSpacing",
        "NSCollectionLayoutSupplementaryItem", "NSCollectionLayoutVisibleItem", "NSDiffableDataSourceSectionSnapshot",
        "NSDiffableDataSourceSectionTransaction", "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceTransaction",
        "UICellAccessory", "UICellConfigurationState", "UICollectionLayoutListConfiguration",
        "UICollectionLayoutSectionOrthogonalScrollingBehavior",
        "UICollectionLayoutSectionOrthogonalScrollingProperties", "UICollectionReusableView", "UICollectionView",
        "UICollectionViewCell", "UICollectionViewCompositionalLayout",
        "UICollectionViewCompositionalLayoutConfiguration", "UICollectionViewController", "UICollectionViewDataSource",
        "UICollectionViewDataSourcePrefetching", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
        "UICollectionViewDiffableDataSource", "UICollectionViewDragDelegate", "UICollectionViewDropCoordinator",
        "UICollectionViewDropDelegate", "UICollectionViewDropItem", "UICollectionViewDropPlaceholder",
        "UICollectionViewDropPlaceholderContext", "UICollectionViewDropProposal", "UICollectionViewFlowLayout",
        "UICollectionViewFlowLayoutInvalidationContext", "UICollectionViewFocusUpdateContext",
        "UICollectionViewLayout", "UICollectionViewLayoutAttributes", "UICollectionViewLayoutInvalidationContext",
        "UICollectionViewListCell", "UICollectionViewPlaceholder", "UICollectionViewTransitionLayout",
        "UICollectionViewUpdateItem", "UIListContentConfiguration", "UIListContentView",
        "UIListSeparatorConfiguration",
    ]

    /// The members that aren't declared, with the reasons.
    private static let absent: Set = [
        // App intents are Apple's only.
        "UICollectionView.appIntentsDataSource",
        // Groups of tvOS.
        "NSCollectionLayoutSection.orthogonalLayoutSectionForMediaItems()",
        // Apple's text is not documented.
        "NSCollectionLayoutGroup.visualDescription()",
        // New windows, which collection views don't open.
        "UICollectionViewDelegate.collectionView(_:sceneActivationConfigurationForItemAt:point:)",
        // Two fingers that select several items.
        "UICollectionViewDelegate.collectionView(_:didBeginMultipleSelectionInteractionAt:)",
        "UICollectionViewDelegate.collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
        "UICollectionViewDelegate.collectionViewDidEndMultipleSelectionInteraction(_:)",
        // Navigation between controllers that share a collection view.
        "UICollectionViewController.useLayoutToLayoutNavigationTransitions",
    ]

    /// The old menus of items, which Apple has replaced, and what iOS 16 replaced.
    private static let replaced: Set = [
        "UICollectionViewDelegate.collectionView(_:canPerformAction:forItemAt:withSender:)",
        "UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemAt:point:)",
        "UICollectionViewDelegate.collectionView(_:performAction:forItemAt:withSender:)",
        "UICollectionViewDelegate.collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
        "UICollectionViewDelegate.collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
        "UICollectionViewDelegate.collectionView(_:shouldShowMenuForItemAt:)",
        "UIListContentConfiguration.sidebarHeader()",
        "NSCollectionLayoutGroup.horizontalGroup(with:repeatingSubitem:count:)",
        "NSCollectionLayoutGroup.verticalGroup(with:repeatingSubitem:count:)",
    ]

    @Test func everyMemberIsDeclared() throws {
        let ledger = try Ledger.ofRepository()
        let declared = Set(Declarations(try SymbolGraph.ofModules()).symbols.map(\.name))
        let members = ledger.types.filter { type, _ in
            Self.types.contains { type == $0 || type.hasPrefix($0 + ".") }
        }.flatMap { type, entry in entry.members.keys.map { "\(type).\($0)" } }
        #expect(members.count > 550)
        let missing = Set(members.filter { !declared.contains($0) && !Self.isInherited($0, declared, ledger) })
        #expect(missing.subtracting(Self.absent).subtracting(Self.replaced).sorted() == [])
        #expect(Self.absent.union(Self.replaced).subtracting(missing).sorted() == [])
        print("collection views: \(members.count - missing.count) of \(members.count) members")
        #expect(Self.types.subtracting(declared).sorted() == [])
    }

    /// Whether the member is one of a supertype's, or one that the compiler makes.
    private static func isInherited(_ member: String, _ declared: Set<String>, _ ledger: Ledger) -> Bool {
        let name = member.split(separator: ".").last.map(String.init) ?? ""
        if ["init(rawValue:)", "rawValue", "==(_:_:)", "hash(into:)", "hashValue", "!=(_:_:)", "encode(with:)"]
            .contains(name)
        {
            return true
        }
        // The last dot of a member's name is before its last part, as no name of these types has one.
        let type = member.dropLast(name.count + 1)
        return ledger.ancestry(of: String(type)).dropFirst().contains { declared.contains("\($0).\(name)") }
    }
}
