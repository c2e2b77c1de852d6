import CoreGraphics

/// The gesture by which a finger moves items of a collection view: it is held on an item, and then moves.
@MainActor
final class MovementGesture: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    /// The distance from the finger to the center of the item.
    private var hold = CGPoint.zero

    init() {
        super.init(target: nil, action: nil)
        delegate = self
        addAction { [weak self] _ in self?.follow() }
    }

    private var collection: UICollectionView? { view as? UICollectionView }

    private func follow() {
        guard let collection else { return }
        let finger = location(in: collection)
        switch state {
        case .began:
            guard let item = collection.indexPathForItem(at: finger),
                let frame = collection.layoutAttributesForItem(at: item)?.frame,
                collection.beginInteractiveMovementForItem(at: item)
            else { return }
            hold = CGPoint(x: frame.midX - finger.x, y: frame.midY - finger.y)
        case .changed:
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + hold.x, y: finger.y + hold.y))
        case .ended: collection.endInteractiveMovement()
        default: collection.cancelInteractiveMovement()
        }
    }

    /// A finger on an item that can't be moved does something else.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let collection, let item = collection.indexPathForItem(at: location(in: collection)) else { return false }
        return collection.canMove(item)
    }
}
