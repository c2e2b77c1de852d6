import CoreGraphics
import QuartzCore

extension UIScrollView {
    /// Places the indicators for the current offset. It is called for every change of the offset.
    func placeIndicators() {
        if !isCorrecting {
            let isFree = !isTracking && !isDragging
            heldIndicator?.follow(to: bounds.minY, on: geometry.vertical, at: layer.device.clock.now, glides: isFree)
        }
        guard let indicators else { return }
        let (bounds, margin) = (bounds, ScrollMetrics.indicatorMargin)
        let vertical = indicator(.vertical).map { indicator in
            let width = scrollBar?.width(.vertical) ?? ScrollMetrics.indicatorWidth
            let right = indicatorInsets(verticalScrollIndicatorInsets).right + verticalIndicatorInset
            return CGRect(
                x: bounds.maxX - right - margin - width,
                y: bounds.minY + indicator.start,
                width: width,
                height: indicator.length
            )
        }
        let horizontal = indicator(.horizontal).map { indicator in
            let height = scrollBar?.width(.horizontal) ?? ScrollMetrics.indicatorWidth
            let bottom = indicatorInsets(horizontalScrollIndicatorInsets).bottom
            return CGRect(
                x: bounds.minX + indicator.start,
                y: bounds.maxY - bottom - margin - height,
                width: indicator.length,
                height: height
            )
        }
        indicators.place(vertical: vertical, horizontal: horizontal)
    }

    /// Returns the position of an indicator along its axis; `nil` if it is not shown.
    ///
    /// - Parameter offset: The offset to indicate. By default the current one.
    func indicator(_ axis: UIAxis, at offset: CGFloat? = nil) -> ScrollIndicator? {
        let (x, y) = (geometry.horizontal, geometry.vertical)
        let hasBoth =
            showsVerticalScrollIndicator && showsHorizontalScrollIndicator && x.canIndicate && y.canIndicate
        // Two indicators leave the corner between them free.
        let corner = hasBoth ? ScrollMetrics.indicatorMargin + ScrollMetrics.indicatorWidth : 0
        if axis == .vertical {
            guard showsVerticalScrollIndicator else { return nil }
            let insets = indicatorInsets(verticalScrollIndicatorInsets)
            return ScrollIndicator(
                on: y,
                offset: offset ?? bounds.minY,
                before: insets.top,
                after: insets.bottom + corner,
                held: offset == nil ? heldIndicator : nil
            )
        }
        guard showsHorizontalScrollIndicator else { return nil }
        let insets = indicatorInsets(horizontalScrollIndicatorInsets)
        return ScrollIndicator(
            on: x,
            offset: offset ?? bounds.minX,
            before: insets.left,
            after: insets.right + corner
        )
    }

    /// Shows the indicators while the content moves and shortly afterwards.
    func updateIndicators() {
        switch movement {
        case .dragging, .decelerating, .stepping: shownIndicators().show()
        case .none, .animating:
            if !isTracking, scrollBar?.isUsed != true { indicators?.hide(after: ScrollMetrics.indicatorRest) }
        }
    }

    func flashIndicators() {
        let indicators = shownIndicators()
        indicators.show()
        if case .none = movement, scrollBar?.isUsed != true { indicators.hide(after: ScrollMetrics.indicatorFlash) }
    }

    func colorIndicators() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let color: UIColor =
            switch indicatorStyle {
            case .default: isDark ? .white : .black
            case .black: .black
            case .white: .white
            }
        indicators?.setColor(
            color.withAlphaComponent(ScrollMetrics.indicatorOpacity).cgColor,
            underPointer: color.withAlphaComponent(ScrollMetrics.barOpacity).cgColor
        )
    }

    /// Treats a change of the content's height as a correction of an estimate, so that the indicator doesn't jump.
    ///
    /// The change may also move the offset, by as much as the visible content moves.
    func correctContent(_ change: () -> Void) {
        guard !isCorrecting, let indicators, indicators.areShown, geometry.vertical.canIndicate else {
            change()
            return
        }
        let (size, offset) = (contentSize.height, contentOffset.y)
        let shown = HeldIndicator(heldIndicator, on: geometry.vertical, offset: offset, at: layer.device.clock.now)
        // The indicator is placed once, after both the height and the offset have changed.
        isCorrecting = true
        change()
        isCorrecting = false
        guard contentSize.height != size || contentOffset.y != offset else { return }
        heldIndicator = shown
        heldIndicator?.rebase(at: contentOffset.y)
        placeIndicators()
    }

    /// Returns the indicators, which are created when they are first shown: most scroll views never need them.
    func shownIndicators() -> ScrollIndicators {
        // A hidden indicator needs no glide to its true position.
        if indicators?.areShown != true, heldIndicator != nil {
            heldIndicator = nil
            placeIndicators()
        }
        if let indicators { return indicators }
        let indicators = ScrollIndicators(in: layer)
        self.indicators = indicators
        colorIndicators()
        // In an animation block new bars would move in from the origin.
        UIView.performWithoutAnimation { placeIndicators() }
        return indicators
    }

    private func indicatorInsets(_ own: UIEdgeInsets) -> UIEdgeInsets {
        guard automaticallyAdjustsScrollIndicatorInsets else { return own }
        // The part of the safe area that the content avoids.
        let (all, content) = (adjustedContentInset, contentInset)
        return UIEdgeInsets(
            top: own.top + all.top - content.top,
            left: own.left + all.left - content.left,
            bottom: own.bottom + all.bottom - content.bottom,
            right: own.right + all.right - content.right
        )
    }
}

extension ScrollAxis {
    fileprivate var canIndicate: Bool { range.upperBound > range.lowerBound }
}
