import CoreGraphics

extension UIStackView {
    /// A snapshot of the stack's properties and views, for its constraints.
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

    /// Returns whether a view is among the views that are arranged.
    func arranges(_ view: UIView) -> Bool {
        view.superview === self && arrangedSubviews.contains { $0 === view }
    }

    /// Invalidates the constraints, which are updated before the next layout.
    func arrangementDidChange() {
        setNeedsUpdateConstraints()
        superview?.arranger?.contentDidChange(of: self)
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

    /// Returns the view whose baseline is that of the stack.
    ///
    /// - Parameters:
    ///   - end: The view at the end of a column to which the baseline belongs.
    ///   - alignments: The alignments with which the same view is used in a row. With others it is the tallest view.
    ///   - baseline: The property for the first or the last baseline.
    func baselineView(
        _ end: KeyPath<[UIView], UIView?>,
        _ alignments: Alignment...,
        baseline: KeyPath<UIView, UIView>
    ) -> UIView {
        let visible = arrangedSubviews.filter { !$0.isHidden }
        let usesEnd = axis == .vertical || alignment == .fill || alignments.contains(alignment)
        // The tolerance keeps rounding errors from deciding which of several equal views is the tallest.
        let tallest = visible.max { $0.solvedHeight < $1.solvedHeight - 1e-6 }
        return (usesEnd ? visible[keyPath: end] : tallest)?[keyPath: baseline] ?? self
    }

    /// Invalidates the constraints because a view's intrinsic size has changed. Those of outer
    /// stacks may depend on it, too.
    func contentDidChange(of view: UIView) {
        if arranges(view) { arrangementDidChange() }
    }

    /// Returns whether a view has a baseline of text. Nested stack views have none, as in UIKit (unverified).
    private func hasText(_ view: UIView) -> Bool {
        guard !(view is UIStackView) else { return false }
        return view.forFirstBaselineLayout.hasTextBaseline
    }

    /// Whether the arrangement depends on fitting sizes, which take a layout of the arranged views.
    var measuresContents: Bool {
        distribution == .fillProportionally
            && arrangedSubviews.contains { !$0.isHidden && length($0.intrinsicContentSize) == UIView.noIntrinsicMetric }
    }

    /// Returns the intrinsic or fitting length of a view along the axis, in points.
    private func naturalLength(of view: UIView) -> CGFloat {
        let length = length(view.intrinsicContentSize)
        // A view without an intrinsic length may have subviews with one. Only a layout tells.
        guard distribution == .fillProportionally, length == UIView.noIntrinsicMetric else { return length }
        return self.length(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    }

    private func length(_ size: CGSize) -> CGFloat {
        axis == .horizontal ? size.width : size.height
    }
}

extension UIView {
    /// The height as of the last solution, or the actual height of a view that has no box.
    fileprivate var solvedHeight: CGFloat {
        LayoutEngine.usesIntrinsicSizes
            ? intrinsicContentSize.height : layoutBox?.engine?.solvedSize(of: self).height ?? bounds.height
    }
}
