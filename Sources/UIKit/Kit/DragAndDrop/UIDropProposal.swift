import Foundation

/// A proposal for what a drop would do at a place.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
    /// The result of a drop.
    open var operation: UIDropOperation { ownOperation }

    /// Whether the items are shown at their full size over the place. The default is `false`.
    open var prefersFullSizePreview = false

    private let ownOperation: UIDropOperation

    /// Creates a proposal.
    public init(operation: UIDropOperation) {
        ownOperation = operation
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { SendableCopy(object: makeCopy()) }.object
    }

    /// Returns a proposal of the same class with the same values.
    func makeCopy() -> UIDropProposal {
        let copy = UIDropProposal(operation: operation)
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}
