import CoreGraphics
@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of views that are found by their names.
nonisolated final class ViewTable: ObjectiveCTable {
    override class var owner: AnyClass? { UIView.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("layer", of: UIView.self) { $0.layer },
            .property("superview", of: UIView.self) { $0.superview },
            .property("window", of: UIView.self) { $0.window },
            .property("backgroundColor", of: UIView.self, { $0.backgroundColor }, { $0.backgroundColor = $1 }),
            .property("tintColor", of: UIView.self, { $0.tintColor }, { $0.tintColor = $1 }),
            .property("alpha", of: UIView.self, { Double($0.alpha) }, { $0.alpha = CGFloat($1) }),
            .property("hidden", of: UIView.self, { $0.isHidden }, { $0.isHidden = $1 }),
            .property("opaque", of: UIView.self, { $0.isOpaque }, { $0.isOpaque = $1 }),
            .property("tag", of: UIView.self, { $0.tag }, { $0.tag = $1 }),
            .property("clipsToBounds", of: UIView.self, { $0.clipsToBounds }, { $0.clipsToBounds = $1 }),
            .property(
                "userInteractionEnabled",
                of: UIView.self,
                { $0.isUserInteractionEnabled },
                { $0.isUserInteractionEnabled = $1 }
            ),
            .property(
                "multipleTouchEnabled",
                of: UIView.self,
                { $0.isMultipleTouchEnabled },
                { $0.isMultipleTouchEnabled = $1 }
            ),
            .property("frame", of: UIView.self, { $0.frame }, { $0.frame = $1 }),
            .property("bounds", of: UIView.self, { $0.bounds }, { $0.bounds = $1 }),
            .property("center", of: UIView.self, { $0.center }, { $0.center = $1 }),
            .property(
                "accessibilityIdentifier",
                of: UIView.self,
                { $0.accessibilityIdentifier },
                { $0.accessibilityIdentifier = $1 }
            ),
            .method("removeFromSuperview", of: UIView.self) { view, _ in view.removeFromSuperview() },
            .method("setNeedsLayout", of: UIView.self) { view, _ in view.setNeedsLayout() },
            .method("layoutIfNeeded", of: UIView.self) { view, _ in view.layoutIfNeeded() },
            .method("setNeedsDisplay", of: UIView.self) { view, _ in view.setNeedsDisplay() },
            .method("endEditing:", of: UIView.self) { view, force in _ = view.endEditing(force as? Bool ?? true) },
        ]
    }
}
