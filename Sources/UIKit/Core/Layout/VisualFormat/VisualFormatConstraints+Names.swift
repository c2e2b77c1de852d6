import CoreGraphics
import Foundation

extension VisualFormatConstraints {
    /// The meaning of the amount of a predicate.
    enum Meaning {
        /// A length in points.
        case length(CGFloat)
        /// The width or height of another view or layout guide.
        case item(any LayoutItem)
    }

    /// Returns the view or layout guide with a name.
    func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
        guard let item = views[name.text] else {
            throw error("\(name.text) is not a key in the views dictionary.", at: name.end)
        }
        guard let item = layoutItem(item) else {
            throw error("\(name.text) is neither a view nor a layout guide.", at: name.end)
        }
        return item
    }

    /// Returns the superview or owning view of an item.
    func superview(of item: any LayoutItem, _ view: VisualFormat.View) throws(VisualFormatError) -> Neighbor {
        guard let superview = item.superitem else {
            throw error(
                "Unable to interpret '|' character, because the related view doesn't have a superview",
                at: view.end
            )
        }
        return Neighbor(item: superview, isSuperview: true)
    }

    /// Returns the meaning of an amount. Metrics take precedence over views of the same name.
    func meaning(of amount: VisualFormat.Amount) throws(VisualFormatError) -> Meaning {
        switch amount {
        case .number(let number): return .length(number)
        case .name(let name):
            if let number = number(metrics[name.text]) { return .length(number) }
            if let item = views[name.text].flatMap(layoutItem) { return .item(item) }
            throw error(
                "Encountered metric with name \"\(name.text)\", but value was not specified in metrics or views "
                    + "dictionaries",
                at: name.end
            )
        }
    }

    /// Returns the number of an amount that cannot be a view.
    func length(_ amount: VisualFormat.Amount) throws(VisualFormatError) -> CGFloat {
        switch (try meaning(of: amount), amount) {
        case (.length(let points), _): return points
        case (.item, .name(let name)):
            throw error(
                "A view stands for its width or height, which no space can be compared with. A view can be a spacer: "
                    + "[view1][spacer(==view1)][view2]",
                at: name.end
            )
        case (.item, .number(let points)): return points
        }
    }

    /// Returns the priority of a predicate, which is required by default.
    func priority(of predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority {
        guard let priority = predicate.priority else { return .required }
        return UILayoutPriority(Float(try length(priority)))
    }

    private func layoutItem(_ value: Any) -> (any LayoutItem)? {
        value as? any LayoutItem
    }

    /// Returns the number in a metric. Outside Apple's platforms, `as? NSNumber` does not convert Swift's numbers.
    private func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as any BinaryFloatingPoint: CGFloat(Double(value))
        case let value as any BinaryInteger: CGFloat(Double(value))
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as UILayoutPriority: CGFloat(value.rawValue)
        default: nil
        }
    }

    private func error(_ reason: String, at position: Int) -> VisualFormatError {
        VisualFormatError(reason: reason, line: format.line, position: position)
    }
}
