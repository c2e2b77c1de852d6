import CoreGraphics

extension UIStackView {
    /// The stack as it is now, for its constraints.
    var arrangement: StackArrangement {
        StackArrangement(
            axis: axis,
            distribution: distribution,
            alignment: alignment,
            spacing: StackSpacing(asked: spacing) ?? .points(0),
            isBaselineRelative: isBaselineRelativeArrangement,
            isMarginsRelative: isLayoutMarginsRelativeArrangement,
            items: arrangedSubviews.map(item)
        )
    }

    func arranges(_ view: UIView) -> Bool {
        view.superview === self && arrangedSubviews.contains { $0 === view }
    }

    /// Has the constraints looked at again before the next layout.
    func arrangementDidChange() {
        setNeedsUpdateConstraints()
        (superview as? UIStackView)?.contentDidChange(of: self)
    }

    private func item(_ view: UIView) -> StackArrangement.Item {
        StackArrangement.Item(
            id: ObjectIdentifier(view),
            isHidden: view.isHidden,
            spacingAfter: StackSpacing(asked: customSpacing(after: view)),
            length: view.isHidden ? 0 : naturalLength(of: view),
            hasBaseline: hasText(view),
            wrapsText: view.heightFollowsWidth
        )
    }

    /// The view whose baseline stands for the stack's.
    ///
    /// - Parameters:
    ///   - end: the view at the end of a column that the baseline is near to.
    ///   - alignments: those of a row in which that view stands for all.
    func baselineView(
        _ end: KeyPath<[UIView], UIView?>,
        _ alignments: Alignment...,
        baseline: KeyPath<UIView, UIView>
    ) -> UIView {
        let visible = arrangedSubviews.filter { !$0.isHidden }
        let usesEnd = axis == .vertical || alignment == .fill || alignments.contains(alignment)
        // What is as high but for rounding is as high.
        let tallest = visible.max { $0.solvedHeight < $1.solvedHeight - 1e-6 }
        return (usesEnd ? visible[keyPath: end] : tallest)?[keyPath: baseline] ?? self
    }

    /// A view would like another size now: constraints here and in stacks around may depend on it.
    func contentDidChange(of view: UIView) {
        if arranges(view) { arrangementDidChange() }
    }

    /// Whether a view has a baseline to align by. A stack inside has none that counts, as in UIKit (unverified).
    private func hasText(_ view: UIView) -> Bool {
        guard !(view is UIStackView) else { return false }
        let line = view.forFirstBaselineLayout
        return line is UILabel || (line as? UIButton)?.currentTitle != nil
    }

    /// Whether the arrangement depends on sizes that only a layout of what is in the views can tell.
    var measuresContents: Bool {
        distribution == .fillProportionally
            && arrangedSubviews.contains { !$0.isHidden && length($0.intrinsicContentSize) == UIView.noIntrinsicMetric }
    }

    /// Points along the axis that a view would like to have.
    private func naturalLength(of view: UIView) -> CGFloat {
        let length = length(view.intrinsicContentSize)
        // What has no wish itself may have views inside that do; it takes a layout to know.
        guard distribution == .fillProportionally, length == UIView.noIntrinsicMetric else { return length }
        return self.length(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    }

    private func length(_ size: CGSize) -> CGFloat {
        axis == .horizontal ? size.width : size.height
    }
}

extension UIView {
    /// The height as of the last solution, or of a view that constraints don't place, in fact.
    fileprivate var solvedHeight: CGFloat {
        LayoutEngine.forgetsSizes
            ? intrinsicContentSize.height : layoutBox?.engine?.solvedSize(of: self).height ?? bounds.height
    }
}
