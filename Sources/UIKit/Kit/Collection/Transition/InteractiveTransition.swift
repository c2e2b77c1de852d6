import CoreGraphics
import Failures
import Foundation

/// A transition between two layouts whose progress the client sets.
struct InteractiveTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
    func startTransition(
        to new: UICollectionViewLayout,
        _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        programmerError(
            unless: transition == nil,
            "the collection is already part of an interactive transition",
            in: "UICollectionView.startInteractiveTransition(to:completion:)"
        )
        rearrangement?.endForUpdate()
        rearrangement?.putBack()
        layoutIfNeeded()
        let old = collectionViewLayout
        let layout =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
        transition = InteractiveTransition(layout: layout, completion: completion)
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        exchangeLayout(for: layout)
        layout.begin(at: contentOffset)
        return layout
    }

    func endTransition(isFinished: Bool) {
        guard let transition else { return }
        self.transition = nil
        let layout = transition.layout
        let offset = isFinished ? layout.offsets.next : layout.offsets.current
        endOffset = offset
        change(to: isFinished ? layout.nextLayout : layout.currentLayout, animated: true) { isComplete in
            transition.completion?(isComplete, isFinished)
        }
        // A change without a motion shows the layout where the content was left.
        if endOffset != nil {
            endOffset = nil
            contentOffset = offset
        }
    }
}
