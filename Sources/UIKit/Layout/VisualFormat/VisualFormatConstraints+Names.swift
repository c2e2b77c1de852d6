import CoreGraphics
import Foundation

extension VisualFormatConstraints {
    /// What a predicate compares with.
    enum Meaning {
        /// In points.
        case length(CGFloat)
        /// The thickness of another view or layout guide.
        case item(AnyObject)
    }

    /// The view or layout guide of a name.
    func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> AnyObject {
        guard let item = views[name.text] else {
            throw error("\(name.text) is not a key in the views dictionary.", at: name.end)
        }
        guard let item = layoutItem(item) else {
            throw error("\(name.text) is neither a view nor a layout guide.", at: name.end)
        }
        return item
    }

    /// What an item of the line is in.
    func superview(of item: AnyObject, _ view: VisualFormat.View) throws(VisualFormatError) -> Neighbor {
        let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        guard let superview else {
            throw error(
                "Unable to interpret '|' character, because the related view doesn't have a superview",
                at: view.end
            )
        }
        return Neighbor(item: superview, isSuperview: true)
    }

    /// Metrics go before views of the same name.
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

    /// A number where a view would make no sense.
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

    /// Required unless the predicate says otherwise.
    func priority(of predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority {
        guard let priority = predicate.priority else { return .required }
        return UILayoutPriority(Float(try length(priority)))
    }

    private func layoutItem(_ value: Any) -> AnyObject? {
        (value as? UIView) ?? (value as? UILayoutGuide)
    }

    /// A metric as a number: there is no bridging of Swift's numbers to `NSNumber` inside `Any` here.
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
