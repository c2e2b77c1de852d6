import CoreGraphics

/// The views beside the platter of a tab bar, to which clients add subviews. Each is made when it is asked for.
@MainActor
struct TabBarAccessories {
    /// The view between the platter and the leading edge.
    var leading: UIView?
    /// The view between the platter and the trailing edge.
    var trailing: UIView?

    /// Returns a view, in the bar.
    mutating func view(_ place: WritableKeyPath<TabBarAccessories, UIView?>, of bar: UITabBar) -> UIView {
        if let view = self[keyPath: place] { return view }
        let view = UIView()
        self[keyPath: place] = view
        bar.addSubview(view)
        bar.setNeedsLayout()
        return view
    }

    /// Places the views beside the platter.
    func place(beside platter: CGRect, in bar: UITabBar) {
        let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
        let height = TabMetrics.platterHeight
        left?.frame = CGRect(x: 0, y: 0, width: max(platter.minX, 0), height: height)
        let rest = max(bar.bounds.width - platter.maxX, 0)
        right?.frame = CGRect(x: platter.maxX, y: 0, width: rest, height: height)
    }

    /// Returns whether a subview of one of the views is at a point of the bar.
    func hasSubview(at point: CGPoint, in bar: UITabBar) -> Bool {
        [leading, trailing].contains { view in
            view?.subviews.contains { $0.frame.contains(bar.convert(point, to: view)) } == true
        }
    }
}
