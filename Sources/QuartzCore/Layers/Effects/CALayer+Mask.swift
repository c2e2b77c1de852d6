extension CALayer {
    /// The object to which the mask belongs.
    package var maskOwner: AnyObject? { effect(LayerMask.self)?.owner }

    /// Sets the mask, and retains the object to which it belongs for as long.
    package func setMask(_ mask: CALayer?, owner: AnyObject?) {
        setEffect(mask.map { LayerMask($0, owner: owner) }, in: "CALayer.mask")
    }
}
