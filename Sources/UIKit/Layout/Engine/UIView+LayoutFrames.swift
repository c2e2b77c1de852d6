import CoreGraphics

extension UIView {
    /// The frame that the view would have without its transform.
    var unturnedFrame: CGRect {
        let (size, anchor, position) = (bounds.size, layer.anchorPoint, layer.position)
        return CGRect(
            x: position.x - anchor.x * size.width,
            y: position.y - anchor.y * size.height,
            width: size.width,
            height: size.height
        )
    }

    /// Puts the views and guides inside where constraints want them.
    func placeItems() {
        guard let layout = storage.layout, let engine = layoutEngine else { return }
        engine.update(looksAround: false)
        var moved = false
        let scale = UIScreen.main.scale
        for child in children where !child.storage.translatesAutoresizingMask && !child.isLayoutRoot {
            guard let box = child.storage.layout?.box, box.engine === engine else { continue }
            if child.take(engine.rect(of: box), scale: scale) { moved = true }
        }
        for guide in layout.guides + layout.systemGuides {
            guard let box = guide.layoutBox, box.engine === engine else { continue }
            guide.take(engine.rect(of: box), scale: scale)
        }
        // What moved may be covered by something else now.
        if moved, engine.refresh([.insets, .outside]) { engine.setNeedsUpdate() }
    }

    /// - Returns: whether the frame is another one.
    private func take(_ alignmentRect: CGRect, scale: CGFloat) -> Bool {
        let frame = PixelGrid.round(frame(forAlignmentRect: alignmentRect), scale: scale)
        let anchor = layer.anchorPoint
        let position = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        let changes = (size: bounds.size != frame.size, position: center != position)
        guard changes.size || changes.position else { return false }
        moveAtOnce {
            if changes.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
            if changes.position { center = position }
        }
        return true
    }
}

extension UILayoutGuide {
    fileprivate func take(_ rect: CGRect, scale: CGFloat) {
        switch role {
        case .custom, .readable:
            placedFrame = PixelGrid.round(rect, scale: scale)
        case .content:
            guard let scrollView = owner as? UIScrollView, scrollView.contentFollowsLayout else { return }
            let size = PixelGrid.round(CGRect(origin: .zero, size: rect.size), scale: scale).size
            if scrollView.contentSize != size { scrollView.contentSize = size }
        case .margins, .safeArea, .frame:
            break
        }
    }
}

extension UIView {
    func askForLayout() {
        requireMainThread("UIView.setNeedsLayout()")
        layer.setNeedsLayout()
    }

    /// Lays out what waits, and goes on while layout itself changed what constraints depend on.
    func finishLayout() {
        requireMainThread("UIView.layoutIfNeeded()")
        layer.layoutIfNeeded()
        let root = layoutRoot
        var rounds = 0
        while root.storage.layout?.engine != nil, root.layer.needsLayout(), rounds < 4 {
            root.layer.layoutIfNeeded()
            rounds += 1
        }
    }
}
