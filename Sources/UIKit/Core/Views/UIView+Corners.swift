import CoreGraphics
import QuartzCore

extension UIView {
    /// The radii of the view's corners, which have continuous curves. By default no corner has a radius, and the view
    /// has the `cornerRadius` of its layer.
    ///
    /// ```swift
    /// card.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 8))
    /// ```
    ///
    /// The radii depend on the size of the view, and concentric ones also on its position in its container. They
    /// animate together with both, and with a change of this property in an animation. The background color, the border
    /// and the shadow are rounded, and the contents if `clipsToBounds` is set; the layer's `cornerRadius` keeps its
    /// value and has no effect. Glass has the shape of the corners of its view. Transforms are ignored. A change of the
    /// corner radius of a container's layer takes effect with the next layout.
    public var cornerConfiguration: UICornerConfiguration {
        get { storage.corners?.configuration ?? UICornerConfiguration() }
        set {
            let old = cornerConfiguration
            guard newValue != old else { return }
            ensureCorners().configuration = newValue
            if !old.isSpecified { layer.cornerCurve = .continuous }
            if newValue.isConcentric { markSuperviewsOfCorners() }
            updateCorners()
        }
    }

    /// Returns the radius of a corner, or the largest radius of several corners. A layout in progress is repeated after
    /// the radius has changed.
    func readRadius(_ corner: UIRectCorner) -> CGFloat {
        if let reader = LayoutPass.view { ensureCorners().noteReader(reader) }
        return storage.corners == nil ? 0 : resolvedCorners.largest(in: corner)
    }

    private func ensureCorners() -> ViewCorners {
        if let corners = storage.corners { return corners }
        let corners = ViewCorners()
        storage.corners = corners
        return corners
    }

    private var resolvedCorners: CornerRadii {
        let configuration = cornerConfiguration
        return configuration.radii(
            in: bounds.size,
            container: configuration.isConcentric ? cornerContainer : nil
        )
    }

    /// The nearest superview with rounded corners, and the insets of the view in it.
    private var cornerContainer: CornerContainer? {
        var (view, place) = (self, bounds)
        while let parent = view.parent {
            let (frame, origin) = (view.untransformedFrame, view.bounds.origin)
            place = place.offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
            if let radii = parent.cornersOfContainer {
                let outer = parent.bounds
                let insets = UIEdgeInsets(
                    top: place.minY - outer.minY,
                    left: place.minX - outer.minX,
                    bottom: outer.maxY - place.maxY,
                    right: outer.maxX - place.maxX
                )
                return CornerContainer(radii: radii, insets: insets)
            }
            view = parent
        }
        return nil
    }

    /// The radii for concentric corners inside the view; `nil` if it has neither a configuration nor a corner radius.
    private var cornersOfContainer: CornerRadii? {
        if let corners = storage.corners, corners.configuration.isSpecified { return resolvedCorners }
        return layer.cornerRadius > 0 ? layer.shownRadii.fitted(to: bounds.size) : nil
    }

    // MARK: Changes

    /// Whether corners depend on the geometry of the view: its own, or concentric ones inside it.
    private var hasCornersToFollow: Bool { storage.corners != nil || storage.hasCornersInside }

    /// Rounds the corners that depend on the geometry of the view, after a change.
    func cornersFollowGeometry() {
        if hasCornersToFollow { updateCorners() }
    }

    /// Rounds the corners of a view that has a configuration, before its layout: the corner radius of the layer of its
    /// container may have changed.
    func roundOwnCorners() {
        if storage.corners != nil { updateCorners() }
    }

    /// Rounds the corners that depend on the superviews, after the view was inserted. That isn't animated.
    func cornersFollowSuperview() {
        guard hasCornersToFollow else { return }
        if storage.hasCornersInside || cornerConfiguration.isConcentric { markSuperviewsOfCorners() }
        AnimationContext.withoutAnimation { updateCorners() }
    }

    private func updateCorners() {
        if let corners = storage.corners { update(corners) }
        guard storage.hasCornersInside else { return }
        var remains = false
        for child in children where child.storage.hasCornersInside || child.cornerConfiguration.isConcentric {
            child.updateCorners()
            remains = true
        }
        storage.hasCornersInside = remains
    }

    private func update(_ corners: ViewCorners) {
        let radii = corners.configuration.isSpecified ? resolvedCorners : nil
        guard layer.cornerRadii != radii else { return }
        layer.cornerRadii = radii
        cornersDidChange()
        corners.invalidateReaders()
    }

    /// Notes in the superviews that concentric corners inside them follow their geometry. The superviews of one that is
    /// marked are marked, too.
    private func markSuperviewsOfCorners() {
        var view = parent
        while let marked = view, !marked.storage.hasCornersInside {
            marked.storage.hasCornersInside = true
            view = marked.parent
        }
    }
}
