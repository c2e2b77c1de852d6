import CoreGraphics

extension UIView: LayoutItem {
    var layoutReference: LayoutReference { ensureLayout().reference }

    var superitem: (any LayoutItem)? { superview }

    var layoutHost: AnyObject? { self }

    var isView: Bool { true }

    var layoutName: String {
        let name = "\(type(of: self)):\(address(of: self))"
        return layoutText.map { "\(name)'\($0)'" } ?? name
    }

    var boxRecord: BoxRecord? {
        get { layoutRecord?.box }
        set {
            guard newValue != nil || layoutRecord != nil else { return }
            ensureLayout().box = newValue.map { unsafeDowncast($0, to: LayoutBox.self) }
        }
    }

    func lineHeight(at baseline: NSLayoutConstraint.Attribute) -> CGFloat? {
        switch baseline {
        case .firstBaseline: forFirstBaselineLayout.baselineLineHeight
        case .lastBaseline: forLastBaselineLayout.baselineLineHeight
        default: nil
        }
    }

    func changeMentions(_ change: (inout LayoutMentions) -> Void) { change(&ensureLayout().mentions) }
}

extension UILayoutGuide: LayoutItem {
    var superitem: (any LayoutItem)? { owningView }

    var layoutHost: AnyObject? { owner }

    var isView: Bool { false }

    var layoutName: String { "\(type(of: self)):\(address(of: self))'\(identifier)'" }

    func lineHeight(at baseline: NSLayoutConstraint.Attribute) -> CGFloat? { nil }

    func changeMentions(_ change: (inout LayoutMentions) -> Void) { change(&mentions) }
}

extension LayoutItem {
    /// The view itself, or the owning view of a guide.
    var layoutView: UIView? { layoutHost.map { unsafeDowncast($0, to: UIView.self) } }

    /// The item's box in an engine, or `nil` if no constraint there mentions the item.
    var layoutBox: LayoutBox? {
        get {
            // In a closure, each access would check the actor.
            guard let boxRecord else { return nil }
            // Only layout makes records, and all of them are boxes.
            return unsafeDowncast(boxRecord, to: LayoutBox.self)
        }
        set { boxRecord = newValue }
    }

    func activate(_ constraint: NSLayoutConstraint) { constraint.activate() }

    func deactivate(_ constraint: NSLayoutConstraint) { constraint.deactivate() }
}

extension NSLayoutConstraint {
    /// The view that holds the active constraint, and retains it.
    var holder: UIView? {
        get { holderReference?.view }
        set { holderReference = newValue?.layoutReference }
    }

    /// The state of the constraint in an engine.
    var installation: LayoutInstallation? {
        // Only engines make records, and all of them are installations.
        get { installationRecord.map { unsafeDowncast($0, to: LayoutInstallation.self) } }
        set { installationRecord = newValue }
    }
}
