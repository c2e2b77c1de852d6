import CoreGraphics
import QuartzCore

extension UIScrollView {
    /// Places the indicators for the current offset. It is called for every change of the offset.
    func placeIndicators() {
        let insets = (
            vertical: indicatorInsets(verticalScrollIndicatorInsets),
            horizontal: indicatorInsets(horizontalScrollIndicatorInsets)
        )
        let bounds = bounds
        if !isCorrecting {
            let isFree = !isTracking && !isDragging
            heldIndicator?.follow(to: bounds.minY, on: geometry.vertical, at: layer.device.clock.now, glides: isFree)
        }
        let room = ScrollMetrics.indicatorMargin + ScrollMetrics.indicatorWidth
        let (x, y) = (geometry.horizontal, geometry.vertical)
        let hasBoth =
            showsVerticalScrollIndicator && showsHorizontalScrollIndicator && x.canIndicate && y.canIndicate
        // Two indicators leave the corner between them free.
        let corner = hasBoth ? room : 0
        var (vertical, horizontal): (CGRect?, CGRect?)
        if showsVerticalScrollIndicator {
            vertical = ScrollIndicator(
                on: y,
                offset: bounds.minY,
                before: insets.vertical.top,
                after: insets.vertical.bottom + corner,
                held: heldIndicator
            ).map {
                CGRect(
                    x: bounds.maxX - insets.vertical.right - room,
                    y: bounds.minY + $0.start,
                    width: ScrollMetrics.indicatorWidth,
                    height: $0.length
                )
            }
        }
        if showsHorizontalScrollIndicator {
            horizontal = ScrollIndicator(
                on: x,
                offset: bounds.minX,
                before: insets.horizontal.left,
                after: insets.horizontal.right + corner
            ).map {
                CGRect(
                    x: bounds.minX + $0.start,
                    y: bounds.maxY - insets.horizontal.bottom - room,
                    width: $0.length,
                    height: ScrollMetrics.indicatorWidth
                )
            }
        }
        indicators?.place(vertical: vertical, horizontal: horizontal)
    }

    /// Shows the indicators while the content moves and shortly afterwards.
    func updateIndicators() {
        switch movement {
        case .dragging, .decelerating, .stepping: shownIndicators().show()
        case .none, .animating: if !isTracking { indicators?.hide(after: ScrollMetrics.indicatorRest) }
        }
    }

    func flashIndicators() {
        let indicators = shownIndicators()
        indicators.show()
        if case .none = movement { indicators.hide(after: ScrollMetrics.indicatorFlash) }
    }

    func colorIndicators() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let color: UIColor =
            switch indicatorStyle {
            case .default: isDark ? .white : .black
            case .black: .black
            case .white: .white
            }
        indicators?.setColor(color.withAlphaComponent(ScrollMetrics.indicatorOpacity).cgColor)
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
    private func shownIndicators() -> ScrollIndicators {
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
