import CoreGraphics

extension UIView {
    /// Returns the height of the view in a width, in points, by its constraints or otherwise by `sizeThatFits(_:)`.
    func fittingHeight(width: CGFloat) -> CGFloat {
        let asksConstraints = !constraints.isEmpty || self is UITableViewCell || self is UITableViewHeaderFooterView
        guard asksConstraints else {
            return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        return systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// The width of the content, in points; `nil` if the view has none.
    var contentHuggingWidth: CGFloat? {
        if let view = self as? UITableViewHeaderFooterView { return view.widthOfContent }
        let width =
            constraints.isEmpty
            ? intrinsicContentSize.width : systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        return width > 0 ? width : nil
    }
}
