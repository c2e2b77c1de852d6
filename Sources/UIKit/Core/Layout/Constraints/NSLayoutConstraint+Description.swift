import CoreGraphics

/// Returns the memory address of an object, as it is written in messages.
func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

extension NSLayoutConstraint {
    /// `<NSLayoutConstraint:0x… 'identifier' UIView:0x….width == 0.5*UIView:0x….width + 8 @750   (active)>`.
    var layoutDescription: String {
        var text = "<\(type(of: self)):\(address(of: self)) "
        if let identifier { text += "'\(identifier)' " }
        text += "\(first.layoutName) \(relation.sign) "
        if second.kind == .none {
            text += constant.layoutNumber
        } else {
            if multiplier != 1 { text += "\(multiplier.layoutNumber)*" }
            text += second.layoutName
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(abs(constant).layoutNumber)" }
        }
        if priority != .required { text += " @\(CGFloat(priority.rawValue).layoutNumber)" }
        return text + (isActive ? "   (active)>" : "   (inactive)>")
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension LayoutOperand {
    /// `UIView:0x….leading`, or both ends of a distance.
    var layoutName: String {
        let end = "\(item?.layoutName ?? "(gone)").\(attribute)"
        return isDistance ? "(\(startItem?.layoutName ?? "(gone)").\(startAttribute) => \(end))" : end
    }
}

extension CGFloat {
    /// The shortest text for the number.
    var layoutNumber: String {
        self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(Double(self))
    }
}
