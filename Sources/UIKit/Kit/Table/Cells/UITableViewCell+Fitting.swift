import CoreGraphics

/// The fitting size of a cell.
extension UITableViewCell {
    /// Returns the fitting size of the content view in the width that it will have, with what is around it.
    ///
    /// A content view without constraints is measured by `sizeThatFits(_:)`.
    func fittingSize(
        _ target: CGSize,
        _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize {
        // A client may create its constraints in `updateConstraints()`, so they are looked for after that.
        performConstraintUpdates()
        updateConfigurationIfNeeded()
        if configurations.content.view != nil {
            return CGSize(width: target.width, height: configuredHeight(width: target.width))
        }
        guard hasConstraints else {
            return sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude))
        }
        // The margins take part in the constraints, and change with the separator and the accessory.
        placeMargins()
        let around = contentIndentation + accessoryExtent
        let inside = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, target.width - around), height: target.height),
            withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical
        )
        let height = texts.isEmpty ? inside.height : max(inside.height, textHeight(width: target.width))
        return CGSize(width: inside.width + around, height: height)
    }

    /// Returns the height at which the labels and the image of the system's styles fit.
    func textHeight(width: CGFloat) -> CGFloat {
        placeMargins()
        let around = contentIndentation + accessoryExtent
        return texts.fittingHeight(width: max(0, width - around), of: self)
            .roundedUp(toPixelsOf: contentScaleFactor)
    }

    /// Tells the table that the size of the content changed.
    func contentSizeChanged() {
        table?.invalidateSize(of: self)
    }
}
