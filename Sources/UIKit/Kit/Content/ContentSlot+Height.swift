import CoreGraphics

extension ContentSlot {
    /// Returns the height of the view in a width, in points.
    func fittingHeight(width: CGFloat) -> CGFloat {
        guard let view else { return 0 }
        if let list = view as? UIListContentView {
            return list.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
