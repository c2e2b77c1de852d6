import CoreGraphics

extension UIView {
    /// Moves the subviews and guides to the frames that constraints determine.
    func placeItems() {
        guard let layout = layoutRecord, let engine = layoutEngine else { return }
        engine.update(checksExternalInfluences: false)
        var moved = false
        let scale = screenScale
        for child in children where !child.storage.translatesAutoresizingMask && !child.isLayoutRoot {
            guard let box = child.layoutRecord?.box, box.engine === engine else { continue }
            if child.take(engine.rect(of: box), scale: scale) { moved = true }
        }
        for guide in layout.guides + layout.systemGuides {
            guard let box = guide.layoutBox, box.engine === engine else { continue }
            guide.take(engine.rect(of: box), scale: scale)
        }
        // Safe areas and outside views depend on positions, so that what moved may change them.
        if moved, engine.refresh([.insets, .outside]) { engine.setNeedsUpdate() }
    }

    /// Sets the frame from an alignment rectangle, rounded to pixels.
    ///
    /// - Returns: Whether the frame has changed.
    private func take(_ alignmentRect: CGRect, scale: CGFloat) -> Bool {
        let frame = PixelGrid.round(frame(forAlignmentRect: alignmentRect), scale: scale)
        let anchor = layer.anchorPoint
        let position = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        let changes = (size: bounds.size != frame.size, position: center != position)
        guard changes.size || changes.position else { return false }
        performMove {
            if changes.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
            if changes.position { center = position }
        }
        return true
    }
}

extension UILayoutGuide {
    fileprivate func take(_ rect: CGRect, scale: CGFloat) {
        switch role {
        case .custom, .aboveSafeArea, .belowSafeArea:
            placedFrame = PixelGrid.round(rect, scale: scale)
        case .content:
            guard let content = owner?.scrollableContent, content.contentFollowsLayout else { return }
            let size = PixelGrid.round(CGRect(origin: .zero, size: rect.size), scale: scale).size
            content.takeContentSize(size)
        case .margins, .readable, .safeArea, .frame:
            break
        }
    }
}

extension UIView {
    /// Lays out the views that need it, and repeats that, a few times at most, while layout changes the constraints.
    func finishLayout() {
        requireMainThread("UIView.layoutIfNeeded()")
        layer.layoutIfNeeded()
        let root = layoutRoot
        var rounds = 0
        while root.layoutRecord?.engine != nil, root.layer.needsLayout(), rounds < 4 {
            root.layer.layoutIfNeeded()
            rounds += 1
        }
    }
}
