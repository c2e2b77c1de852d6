extension CALayer {
    /// The layer whose alpha masks this layer with its sublayers and its shadow. `nil` by default.
    ///
    /// The mask is placed in the coordinates of this layer. Where it is transparent or draws nothing, this layer is
    /// invisible. Hit testing ignores it. A layer that masks another one or is a sublayer is removed there.
    public var mask: CALayer? {
        get {
            let modelMask = model().effect(LayerMask.self)?.layer
            return model() === self ? modelMask : modelMask?.presentation()
        }
        set {
            guard newValue !== mask else { return }
            setMask(newValue, owner: nil)
        }
    }

    /// The object to which the mask belongs.
    package var maskOwner: AnyObject? { effect(LayerMask.self)?.owner }

    /// Sets the mask, and retains the object to which it belongs for as long.
    package func setMask(_ mask: CALayer?, owner: AnyObject?) {
        setEffect(mask.map { LayerMask($0, owner: owner) }, in: "CALayer.mask")
    }
}
