import Fuzzing
import UIKit

extension FuzzedLayout {
    /// Returns the first difference from new objects in the same state.
    func differenceFromFresh(inOppositeOrder: Bool = false) -> Flaw? {
        let fresh = copy(inOppositeOrder: inOppositeOrder)
        defer { fresh.outer.removeFromSuperview() }
        fresh.outer.layoutIfNeeded()
        for (index, (one, two)) in zip([container] + views, [fresh.container] + fresh.views).enumerated()
        where one.isDescendant(of: container) && !one.frame.isClose(to: two.frame) {
            let name = index == 0 ? "the container" : "view \(index - 1)"
            return Flaw("ends where a fresh layout does", "\(name) is at \(one.frame), a fresh one at \(two.frame)")
        }
        for (index, (one, two)) in zip(guides, fresh.guides).enumerated()
        where isMentioned(one) && !one.layoutFrame.isClose(to: two.layoutFrame) {
            return Flaw(
                "ends where a fresh layout does",
                "guide \(index) is at \(one.layoutFrame), a fresh one at \(two.layoutFrame)"
            )
        }
        return fittingDifference(from: fresh)
    }

    private func fittingDifference(from fresh: FuzzedLayout) -> Flaw? {
        let width = outer.bounds.width
        let one = (outer.systemLayoutSizeFitting(.zero), fittingSize(of: outer, width: width))
        let two = (fresh.outer.systemLayoutSizeFitting(.zero), fittingSize(of: fresh.outer, width: width))
        guard !one.0.isClose(to: two.0) || !one.1.isClose(to: two.1) else { return nil }
        return Flaw("fits as a fresh layout does", "the fitting sizes are \(one), those of a fresh layout \(two)")
    }

    private func fittingSize(of view: UIView, width: CGFloat) -> CGSize {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// Returns whether a guide occurs in a constraint. Layout ignores the others.
    private func isMentioned(_ guide: UILayoutGuide) -> Bool {
        guide.owningView?.isDescendant(of: container) == true
            && active.contains { ties[$0]?.firstItem === guide || ties[$0]?.secondItem === guide }
    }

    /// Returns the first view whose presented frame differs from its frame, at rest.
    func differenceAtRest() -> Flaw? {
        for (index, view) in views.enumerated() where view.isDescendant(of: container) {
            let (shown, frame) = (screen.presentedFrame(of: view), view.convert(view.bounds, to: nil))
            guard !shown.isClose(to: frame) else { continue }
            return Flaw("is shown where it is", "view \(index) is at \(frame) and shown at \(shown)")
        }
        return nil
    }
}

extension CGRect {
    fileprivate func isClose(to other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-3 && abs(minY - other.minY) < 1e-3 && size.isClose(to: other.size)
    }
}

extension CGSize {
    fileprivate func isClose(to other: CGSize) -> Bool {
        abs(width - other.width) < 1e-3 && abs(height - other.height) < 1e-3
    }
}
