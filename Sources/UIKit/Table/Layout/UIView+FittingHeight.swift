import CoreGraphics

extension UIView {
    /// The height that the view takes when it is as wide as given, in points: by its constraints, or else as it says.
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
}
