import CoreGraphics

extension CGRect {
    func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? origin.x : origin.y }
}

extension CGPoint {
    func part(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGSize {
    func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
    func start(_ axis: NSLayoutConstraint.Axis) -> Double { Double(axis == .horizontal ? left : top) }
    func end(_ axis: NSLayoutConstraint.Axis) -> Double { Double(axis == .horizontal ? right : bottom) }
    func sum(_ axis: NSLayoutConstraint.Axis) -> Double { start(axis) + end(axis) }
}
