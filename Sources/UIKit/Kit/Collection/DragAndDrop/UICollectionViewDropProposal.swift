import Foundation

/// A proposal for what a drop on a collection view would do.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// The kinds of places for dropped items. The raw values are Apple's.
    public enum Intent: Int, Sendable {
        /// The collection view shows no place.
        case unspecified = 0
        /// A gap opens where items would be inserted.
        case insertAtDestinationIndexPath = 1
        /// The cell is highlighted that would take the items.
        case insertIntoDestinationIndexPath = 2
    }

    /// The kind of the place.
    open var intent: Intent { ownIntent }

    private let ownIntent: Intent

    /// Creates a proposal without a place.
    public override init(operation: UIDropOperation) {
        ownIntent = .unspecified
        super.init(operation: operation)
    }

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        ownIntent = intent
        super.init(operation: operation)
    }

    override func makeCopy() -> UIDropProposal {
        let copy = UICollectionViewDropProposal(operation: operation, intent: intent)
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}
