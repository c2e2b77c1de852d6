import CoreGraphics
import Foundation

/// The change to another layout.
extension UICollectionView {
    func change(to new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        // The motion begins where the layout is now. The callbacks of that may change the layout.
        if new !== collectionViewLayout, isAtRest { layoutIfNeeded() }
        let old = collectionViewLayout
        guard new !== old else {
            if let completion { complete(completion) }
            return
        }
        guard isAtRest else {
            exchangeLayout(for: new)
            if let completion { complete(completion) }
            return
        }
        let views = Array(shown.views.values)
        let change = {
            let motion = CollectionMotion(of: self, from: old, to: new)
            old.prepareForTransition(to: new)
            new.prepareForTransition(from: old)
            for view in views { view.willTransition(from: old, to: new) }
            self.changeRows {
                motion.run { finished in
                    for view in views { view.didTransition(from: old, to: new) }
                    completion?(finished)
                }
            }
            self.setNeedsLayout()
        }
        animated && window != nil ? change() : UIView.performWithoutAnimation(change)
    }

    /// Whether views can move from the present layout to another one. While items are changing or nothing is shown yet,
    /// the next layout shows the new places.
    private var isAtRest: Bool { updates.areRowsInPlace && counts != nil && !shown.views.isEmpty }

    /// Replaces the layout, which has to be prepared.
    func exchangeLayout(for new: UICollectionViewLayout) {
        collectionViewLayout.collectionView = nil
        collectionViewLayout.collectionViewDidChange()
        usedLayout = new
        new.collectionView = self
        new.collectionViewDidChange()
        let context = new.makeInvalidationContext()
        context.invalidateEverything = true
        new.invalidateLayout(with: context)
        preparation.invalidate()
        shown.forgetSizes()
        setNeedsLayout()
    }
}
