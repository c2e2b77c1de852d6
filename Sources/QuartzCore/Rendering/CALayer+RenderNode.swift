import CoreGraphics
import DisplayList

/// The conversion of layers to the display list. A layer whose contents and sublayers did not change returns its
/// cached node, so the cost of a frame depends on what has changed.
///
/// Nodes have 32-bit coordinates, which are too imprecise for positions in a long table. Each node is
/// therefore relative to the corner of its layer's bounds, and the corner is subtracted from a sublayer's
/// position before rounding.
extension CALayer {
    /// Returns the node of the layer as the root of a frame, in the superlayer's coordinates, or nil
    /// if nothing is visible.
    package func makeFrame() -> RenderNode? {
        BackdropScene.makeFrame(of: self) { makePlacedNode(from: .zero) }
    }

    /// Returns the node of the layer and its sublayers, relative to the corner of its bounds.
    package func makeSubtreeNode() -> RenderNode? {
        let scene = BackdropScene.current.flatMap { $0.contains(self) ? $0 : nil }
        if isSubtreeValid, scene == nil { return subtreeNode }
        isBeingDrawn = true
        defer { isBeingDrawn = false }
        displayIfNeeded()
        let shown = current
        let last = pictureNode
        if !isPictureValid || scene != nil { pictureNode = makePicture(shown, in: scene) }
        isPictureValid = true
        if isSubtreeValid, pictureNode === last { return subtreeNode }
        subtreeNode = pictureNode
        if let shadow = LayerShadow(shown) {
            subtreeNode = shadow.added(
                to: pictureNode,
                isDrawnByCairo: device.drawsWithCairo,
                isOutside: self is BackdropLayer,
                cache: &shadowShape
            )
        } else {
            shadowShape = nil
        }
        if !effects.isEmpty { subtreeNode = applyEffects(to: subtreeNode, in: shown.bounds) }
        isSubtreeValid = true
        return subtreeNode
    }

    private func makePicture(_ shown: LayerState, in scene: BackdropScene?) -> RenderNode? {
        var parts: [RenderNode] = []
        if let scene, let backdrop = (self as? BackdropLayer)?.makeBackdrop(shown, in: scene) { parts.append(backdrop) }
        if let own = makeOwnNode(shown) { parts.append(own) }
        for part in parts { scene?.add(part) }
        parts += makeChildNodes(shown, in: scene)
        if let scene { return makePicture(of: parts, shown, in: scene) }
        watchedParts = nil
        return makePicture(of: parts, shown)
    }

    /// Returns the picture of a layer that is visited in each frame: the last one while its parts are the same.
    private func makePicture(of parts: [RenderNode], _ shown: LayerState, in scene: BackdropScene) -> RenderNode? {
        let isSame = watchedParts.map { $0.elementsEqual(parts, by: ===) } ?? false
        watchedParts = parts
        return isPictureValid && isSame ? pictureNode : makePicture(of: parts, shown)
    }

    private func makePicture(of parts: [RenderNode], _ shown: LayerState) -> RenderNode? {
        let alpha = CGFloat(shown.partOpacity)
        var parts = alpha < 1 ? parts.map { $0.opacity(alpha) } : parts
        let isClipped = shown.masksToBounds || clippingMotionCount > 0
        if isClipped, !parts.isEmpty { parts = [shown.outline.clip(.container(parts))] }
        if let ownBorderNode { parts.append(ownBorderNode.opacity(alpha)) }
        return transition(to: parts.isEmpty ? nil : .container(parts), shown)
    }

    /// Returns the node of the layer in its superlayer.
    ///
    /// - Parameters:
    ///   - origin: The corner of the superlayer's bounds.
    ///   - isInPlane: Whether the superlayer keeps its sublayers in the plane, so that their depth can't show.
    func makePlacedNode(from origin: CGPoint, isInPlane: Bool = true) -> RenderNode? {
        let shown = current
        // Without the opacity of a group, the picture has the opacity of its parts.
        if let placedNode, placedNode.state.partOpacity != shown.partOpacity {
            (isSubtreeValid, isPictureValid) = (false, false)
        }
        // A layer that is not drawn stays invalid. Showing it again invalidates its superlayer.
        guard !shown.isHidden, shown.opacity > 0, let node = makeSubtreeNode(shown, from: origin) else { return nil }
        if let placed = placedNode, placed.subtree === node, placed.origin == origin,
            placed.isInPlane == isInPlane, placed.state.hasSamePlacement(shown)
        {
            return placed.node
        }
        let made = shown.place(node, from: origin, isInPlane)
        placedNode = PlacedNode(subtree: node, state: shown, origin: origin, isInPlane: isInPlane, node: made)
        return made
    }

    /// Returns the node of the layer and its sublayers, whose place the scene of the frame knows.
    private func makeSubtreeNode(_ shown: LayerState, from origin: CGPoint) -> RenderNode? {
        guard let scene = BackdropScene.current, scene.contains(self) else { return makeSubtreeNode() }
        scene.enter(shown, from: origin)
        defer { scene.leave() }
        return makeSubtreeNode()
    }

    /// Returns layers from back to front: by z position, and among equals in their order.
    func ordered(_ layers: [CALayer], by zPosition: (CALayer) -> CGFloat) -> [CALayer] {
        guard layers.contains(where: { zPosition($0) != 0 }) else { return layers }
        return layers.enumerated()
            .sorted { (zPosition($0.element), $0.offset) < (zPosition($1.element), $1.offset) }
            .map(\.element)
    }

    private func makeChildNodes(_ shown: LayerState, in scene: BackdropScene?) -> [RenderNode] {
        let corner = shown.bounds.origin
        let transform = shown.look.sublayerTransform
        let isIdentity = CATransform3DIsIdentity(transform)
        let isInPlane = isIdentity || CATransform3DIsAffine(transform)
        let layers = ordered(children) { $0.presentedState?.zPosition ?? $0.state.zPosition }
        guard !isIdentity else {
            return layers.compactMap { layer in
                let node = layer.makePlacedNode(from: corner, isInPlane: isInPlane)
                if let node { scene?.add(node) }
                return node
            }
        }
        let nodes = BackdropScene.paused {
            layers.compactMap { $0.makePlacedNode(from: .zero, isInPlane: isInPlane) }
        }
        guard !nodes.isEmpty else { return nodes }
        return [
            RenderNode.container(nodes).transformed(by: transform)
                .translated(by: CGPoint(x: -corner.x, y: -corner.y))
        ]
    }

    /// Returns the node of the background and the contents, which is cached together with that of the border.
    private func makeOwnNode(_ shown: LayerState) -> RenderNode? {
        if let ownNodeState, ownNodeState.hasSameContent(shown), hasSameDrawing(ownNodeState, shown) { return ownNode }
        var parts: [RenderNode] = []
        if let color = shown.look.backgroundColor, color.alpha > 0, !shown.bounds.isEmpty {
            parts.append(shown.outline.filled(with: color))
        }
        if let drawing = makeDrawing(shown) { parts.append(drawing) }
        if let picture = makeContentsNode(shown) { parts.append(picture) }
        ownNode = parts.isEmpty ? nil : .container(parts)
        ownBorderNode = makeBorderNode(shown)
        ownNodeState = shown
        return ownNode
    }

    /// Returns whether the drawing of the layer class is the same in two states with the same content. A drawing in the
    /// coordinates of the bounds depends on their origin.
    private func hasSameDrawing(_ one: LayerState, _ other: LayerState) -> Bool {
        one.bounds.origin == other.bounds.origin || type(of: self).ownValues == nil
    }

    private func makeBorderNode(_ shown: LayerState) -> RenderNode? {
        guard shown.look.borderWidth > 0, let color = shown.look.borderColor, color.alpha > 0 else { return nil }
        return shown.outline.border(width: shown.look.borderWidth, color: color)
    }

    /// Returns the node of the contents. Contents that were drawn for this layer are placed at its corner in their
    /// size, so that text is not distorted while the bounds animate. Images are placed by `contentsGravity`.
    private func makeContentsNode(_ shown: LayerState) -> RenderNode? {
        if let drawing = contents as? RenderNode { return drawing }
        if let contents = contents as? any PlacedContents { return contents.node(in: shown.area, for: device) }
        guard let image = contents as? CGImage, !shown.bounds.isEmpty else { return nil }
        return makeImageNode(image, shown)
    }
}

/// A layer's node placed in its superlayer, and the values that it was made from.
struct PlacedNode {
    let subtree: RenderNode
    let state: LayerState
    /// The corner of the superlayer's bounds.
    let origin: CGPoint
    let isInPlane: Bool
    let node: RenderNode
}

extension LayerState {
    /// The bounds, relative to their corner.
    var area: CGRect { CGRect(origin: .zero, size: bounds.size) }

    /// Returns a node of the layer with its opacity and transform, relative to the corner of the superlayer's bounds.
    func place(_ node: RenderNode, from origin: CGPoint, _ isInPlane: Bool) -> RenderNode {
        let faded = look.allowsGroupOpacity ? node.opacity(CGFloat(opacity)) : node
        // The position is made relative to the corner in `Double`, before the conversion to `Float`.
        var shown = self
        shown.bounds.origin = .zero
        shown.position = CGPoint(x: position.x - origin.x, y: position.y - origin.y)
        guard hasTransform, !(isInPlane ? isFlat : CATransform3DIsAffine(transform)) else {
            return faded.transformed(by: shown.transformToSuperlayer)
        }
        return faded.translated(by: CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height))
            .transformed(by: transform)
            .translated(by: shown.position)
    }

    /// The opacity of each part of the layer's picture, from 0 to 1.
    var partOpacity: Float { look.allowsGroupOpacity ? 1 : opacity }

    /// Whether the depth of the layer's points doesn't show, because its transform has no perspective.
    ///
    /// Cairo draws transforms of the plane only, and a scale of a layer often scales its depth.
    private var isFlat: Bool { transform.m14 == 0 && transform.m24 == 0 && transform.m44 == 1 }

    /// The outline of the bounds with its rounded corners, relative to the corner of the bounds.
    var outline: LayerOutline { LayerOutline(roundedArea, curve: look.cornerCurve) }

    /// The outline with circular corners.
    var roundedArea: RoundedRect {
        RoundedRect(area, radii: look.shownRadii.valid.clockwise)
    }
}
