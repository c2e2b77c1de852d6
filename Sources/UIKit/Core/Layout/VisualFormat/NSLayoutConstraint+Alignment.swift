extension NSLayoutConstraint.FormatOptions {
    /// The attributes that the options align. The bit of an option is the raw value of its attribute.
    var alignedAttributes: [NSLayoutConstraint.Attribute] {
        let first = NSLayoutConstraint.Attribute.left.rawValue
        let last = NSLayoutConstraint.Attribute.firstBaseline.rawValue
        return (first...last)
            .filter { rawValue & 1 << UInt($0) != 0 }
            .compactMap(NSLayoutConstraint.Attribute.init)
            .filter { $0.kind != .size }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The margin attribute that belongs to an edge.
    var margin: Self {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
