import UIKit

extension LayoutTie {
    /// Returns the inactive constraint between these objects, or `nil` if there is none.
    @MainActor func makeConstraint(
        container: UIView,
        views: [UIView],
        guides: [UILayoutGuide]
    ) -> NSLayoutConstraint? {
        let items: [AnyObject] = views + guides
        guard !items.isEmpty else { return nil }
        let one = items[first % items.count]
        var attribute = Self.attributes[attribute % Self.attributes.count]
        // Guides have no margins.
        if one is UILayoutGuide, attribute.rawValue > NSLayoutConstraint.Attribute.centerY.rawValue {
            attribute = .left
        }
        let isSize = attribute == .width || attribute == .height
        var two: AnyObject? = container
        let number = second % (items.count + 2)
        if number == 0, isSize { two = nil } else if number > 1 { two = items[number - 2] }
        if isToMargins, let view = two as? UIView { two = view.layoutMarginsGuide }
        var choices = Self.counterparts(of: attribute)
        if two is UILayoutGuide {
            choices.removeAll { $0.rawValue > NSLayoutConstraint.Attribute.centerY.rawValue }
        }
        guard !choices.isEmpty else { return nil }
        let other = choices[secondAttribute % choices.count]
        if two === one, other == attribute { return nil }
        let constraint = NSLayoutConstraint(
            item: one,
            attribute: attribute,
            relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual, .equal, .equal][relation % 5],
            toItem: two,
            attribute: two == nil ? .notAnAttribute : other,
            multiplier: isHalved && isSize && two != nil ? 0.5 : 1,
            constant: CGFloat(constant)
        )
        constraint.priority = UILayoutPriority(Float(priority))
        return constraint
    }
}
