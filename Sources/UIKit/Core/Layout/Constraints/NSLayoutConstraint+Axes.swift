extension NSLayoutConstraint {
    /// Whether the constraint relates a horizontal length to a vertical one.
    var mixesAxes: Bool {
        second.kind != .none && first.axis != second.axis
    }
}

extension LayoutOperand {
    /// The axis along which the operand measures.
    var axis: NSLayoutConstraint.Axis {
        isDistance && attribute.kind == .horizontalPosition ? .horizontal : attribute.axis
    }
}
