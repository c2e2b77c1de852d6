import UIKit

extension FuzzedLayout {
    /// Returns new objects in the same state. Of the layout they take only what no constraint decides:
    /// the frames of views that constraints don't place.
    ///
    /// - Parameter inOppositeOrder: Whether the constraint that was activated last is the first to be activated.
    func copy(inOppositeOrder: Bool = false) -> FuzzedLayout {
        let other = FuzzedLayout(setup, on: screen, isFilled: false)
        let twins = Dictionary(
            uniqueKeysWithValues: zip([container] + views, [other.container] + other.views).map {
                (ObjectIdentifier($0), $1)
            }
        )
        other.outer.frame = outer.frame
        if setup.isCell { other.outer.layoutIfNeeded() }
        copyState(of: container, to: other.container)
        copyContents(of: container, to: other.container, twins, placed: placedItems)
        for (one, two) in zip([container] + views, [other.container] + other.views) {
            if let margin = margins[ObjectIdentifier(one)] { other.setMargins(margin, of: two) }
        }
        copyGuides(to: other, twins)
        for (one, two) in zip(ties, other.ties) {
            guard let one, let two else { continue }
            two.constant = one.constant
            two.priority = one.priority
        }
        let order = active.filter(isInside)
        for index in inOppositeOrder ? order.reversed() : order { other.setActive(true, index) }
        return other
    }

    /// The views that occur in a constraint of the program.
    private var placedItems: Set<ObjectIdentifier> {
        Set(
            active.flatMap { [ties[$0]?.firstItem, ties[$0]?.secondItem] }.compactMap { $0.map(ObjectIdentifier.init) }
        )
    }

    private func isInside(_ tie: Int) -> Bool {
        [ties[tie]?.firstItem, ties[tie]?.secondItem].allSatisfy { item in
            item.map { viewOf($0)?.isDescendant(of: container) ?? false } ?? true
        }
    }

    private func copyContents(
        of one: UIView,
        to two: UIView,
        _ twins: [ObjectIdentifier: UIView],
        placed: Set<ObjectIdentifier>
    ) {
        for child in one.subviews {
            guard let twin = twins[ObjectIdentifier(child)] else { continue }
            two.addSubview(twin)
            copyState(of: child, to: twin)
            if !isPlaced(child, placed) {
                twin.bounds.size = child.bounds.size
                twin.center = child.center
            }
            twin.bounds.origin = child.bounds.origin
            copyContents(of: child, to: twin, twins, placed: placed)
        }
        guard let one = one as? UIStackView, let two = two as? UIStackView else { return }
        for child in one.arrangedSubviews {
            guard let twin = twins[ObjectIdentifier(child)] else { continue }
            two.addArrangedSubview(twin)
            // Arranging the view changes this property, and the client may have changed it back since then.
            twin.translatesAutoresizingMaskIntoConstraints = child.translatesAutoresizingMaskIntoConstraints
            two.setCustomSpacing(one.customSpacing(after: child), after: twin)
        }
    }

    /// Returns whether constraints alone determine the frame of a view.
    private func isPlaced(_ view: UIView, _ placed: Set<ObjectIdentifier>) -> Bool {
        // The effect of an autoresizing mask depends on the sizes that the view and its superview had.
        guard !view.translatesAutoresizingMaskIntoConstraints, view.subviews.allSatisfy(\.autoresizingMask.isEmpty)
        else { return false }
        if placed.contains(ObjectIdentifier(view)) || placed.contains(ObjectIdentifier(view.layoutMarginsGuide)) {
            return true
        }
        let isArranged = (view.superview as? UIStackView)?.arrangedSubviews.contains { $0 === view } ?? false
        return isArranged || (view as? UIStackView)?.arrangedSubviews.isEmpty == false
    }

    private func copyState(of one: UIView, to two: UIView) {
        two.semanticContentAttribute = one.semanticContentAttribute
        two.isHidden = one.isHidden
        two.autoresizingMask = one.autoresizingMask
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            two.setContentHuggingPriority(one.contentHuggingPriority(for: axis), for: axis)
            two.setContentCompressionResistancePriority(
                one.contentCompressionResistancePriority(for: axis),
                for: axis
            )
        }
        two.translatesAutoresizingMaskIntoConstraints = one.translatesAutoresizingMaskIntoConstraints
        switch (one, two) {
        case (let one as UILabel, let two as UILabel): copyLabel(one, to: two)
        case (let one as SizedView, let two as SizedView): two.size = one.size
        case (let one as UIStackView, let two as UIStackView): copyStack(one, to: two)
        default: break
        }
    }

    private func copyLabel(_ one: UILabel, to two: UILabel) {
        two.text = one.text
        two.font = one.font
        two.numberOfLines = one.numberOfLines
        two.preferredMaxLayoutWidth = one.preferredMaxLayoutWidth
        two.adjustsFontForContentSizeCategory = one.adjustsFontForContentSizeCategory
        two.textAlignment = one.textAlignment
    }

    private func copyStack(_ one: UIStackView, to two: UIStackView) {
        two.axis = one.axis
        two.distribution = one.distribution
        two.alignment = one.alignment
        two.spacing = one.spacing
        two.isLayoutMarginsRelativeArrangement = one.isLayoutMarginsRelativeArrangement
        two.isBaselineRelativeArrangement = one.isBaselineRelativeArrangement
    }

    /// Copies the layout guides in the order in which they were added, which is the order of their layout.
    private func copyGuides(to other: FuzzedLayout, _ twins: [ObjectIdentifier: UIView]) {
        let numbers = Dictionary(uniqueKeysWithValues: guides.enumerated().map { (ObjectIdentifier($1), $0) })
        for view in [container] + views {
            for guide in view.layoutGuides {
                guard let number = numbers[ObjectIdentifier(guide)] else { continue }
                twins[ObjectIdentifier(view)]?.addLayoutGuide(other.guides[number])
            }
        }
    }
}
