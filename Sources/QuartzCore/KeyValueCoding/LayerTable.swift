import CoreGraphics
@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties of layers that are set by their names, mostly in nibs.
nonisolated final class LayerTable: ObjectiveCTable {
    override class var owner: AnyClass? { CALayer.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("cornerRadius", of: CALayer.self, { Double($0.cornerRadius) }, { $0.cornerRadius = CGFloat($1) }),
            .property("borderWidth", of: CALayer.self, { Double($0.borderWidth) }, { $0.borderWidth = CGFloat($1) }),
            .property("borderColor", of: CALayer.self, { $0.borderColor }, { $0.borderColor = $1 }),
            .property("backgroundColor", of: CALayer.self, { $0.backgroundColor }, { $0.backgroundColor = $1 }),
            .property("masksToBounds", of: CALayer.self, { $0.masksToBounds }, { $0.masksToBounds = $1 }),
            .property("hidden", of: CALayer.self, { $0.isHidden }, { $0.isHidden = $1 }),
            .property("opacity", of: CALayer.self, { $0.opacity }, { $0.opacity = $1 }),
            .property("shadowColor", of: CALayer.self, { $0.shadowColor }, { $0.shadowColor = $1 }),
            .property("shadowOpacity", of: CALayer.self, { $0.shadowOpacity }, { $0.shadowOpacity = $1 }),
            .property("shadowRadius", of: CALayer.self, { Double($0.shadowRadius) }, { $0.shadowRadius = CGFloat($1) }),
            .property("shadowOffset", of: CALayer.self, { $0.shadowOffset }, { $0.shadowOffset = $1 }),
            .property("zPosition", of: CALayer.self, { Double($0.zPosition) }, { $0.zPosition = CGFloat($1) }),
        ]
    }
}
