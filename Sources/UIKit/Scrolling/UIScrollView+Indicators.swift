import CoreGraphics
import QuartzCore

extension UIScrollView {
    /// Puts the indicators where the offset has them. Called for every change of the offset.
    func placeIndicators() {
        let insets = (
            vertical: indicatorInsets(verticalScrollIndicatorInsets),
            horizontal: indicatorInsets(horizontalScrollIndicatorInsets)
        )
        let bounds = bounds
        if !isCorrecting {
            let isFree = !isTracking && !isDragging
            heldThumb?.follow(to: bounds.minY, on: geometry.vertical, at: CACurrentMediaTime(), glides: isFree)
        }
        let room = ScrollMetrics.indicatorMargin + ScrollMetrics.indicatorWidth
        let (x, y) = (geometry.horizontal, geometry.vertical)
        let hasBoth =
            showsVerticalScrollIndicator && showsHorizontalScrollIndicator && x.canIndicate && y.canIndicate
        let corner = hasBoth ? room : 0
        var (vertical, horizontal): (CGRect?, CGRect?)
        if showsVerticalScrollIndicator {
            vertical = ScrollIndicator(
                on: y,
                offset: bounds.minY,
                before: insets.vertical.top,
                after: insets.vertical.bottom + corner,
                held: heldThumb
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

    /// Shows the indicators while something moves the content, and a moment longer.
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

    /// The indicators; they are made when they are first shown, for most scroll views never are.
    /// Takes a change of the content's height, and of the offset by as much as what is seen moves with it, as a correction
    /// of what was not known: the indicator that a person looks at does not jump.
    func correctContent(_ change: () -> Void) {
        guard !isCorrecting, let indicators, indicators.areShown, geometry.vertical.canIndicate else {
            change()
            return
        }
        let (size, offset) = (contentSize.height, contentOffset.y)
        let shown = HeldThumb(heldThumb, on: geometry.vertical, offset: offset, at: CACurrentMediaTime())
        isCorrecting = true
        change()
        isCorrecting = false
        guard contentSize.height != size || contentOffset.y != offset else { return }
        heldThumb = shown
        heldThumb?.regrip(at: contentOffset.y)
        placeIndicators()
    }

    private func shownIndicators() -> ScrollIndicators {
        // What nobody sees need not glide.
        if indicators?.areShown != true, heldThumb != nil {
            heldThumb = nil
            placeIndicators()
        }
        if let indicators { return indicators }
        let indicators = ScrollIndicators(in: layer)
        self.indicators = indicators
        colorIndicators()
        UIView.performWithoutAnimation { placeIndicators() }
        return indicators
    }

    private func indicatorInsets(_ own: UIEdgeInsets) -> UIEdgeInsets {
        guard automaticallyAdjustsScrollIndicatorInsets else { return own }
        // What the safe area covers, as far as the content keeps out of it.
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
