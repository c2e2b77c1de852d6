import UIKit

extension Mistake {
    private static func constraint(
        _ first: Any,
        _ attribute: NSLayoutConstraint.Attribute,
        _ second: Any?,
        _ other: NSLayoutConstraint.Attribute,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: first,
            attribute: attribute,
            relatedBy: .equal,
            toItem: second,
            attribute: other,
            multiplier: multiplier,
            constant: constant
        )
    }

    private static func ofWidth(_ name: String, _ change: @escaping (NSLayoutConstraint) -> Void) -> Mistake {
        Mistake(name) {
            let view = UIView()
            change(view.widthAnchor.constraint(equalToConstant: 1))
            withExtendedLifetime(view) {}
        }
    }

    static let constraints = [
        Mistake("a constraint on a text") { _ = constraint("text", .width, nil, .notAnAttribute) },
        Mistake("a constraint on a view that is gone") {
            let anchor = UIView().widthAnchor
            _ = anchor.constraint(equalToConstant: 1)
        },
        Mistake("a constraint on no attribute") { _ = constraint(UIView(), .notAnAttribute, nil, .notAnAttribute) },
        Mistake("a multiplier that is no number") {
            let view = UIView()
            _ = constraint(view, .width, view, .height, multiplier: .nan)
        },
        Mistake("an infinite constant") {
            let view = UIView()
            _ = view.widthAnchor.constraint(equalToConstant: .infinity)
        },
        Mistake("a place that is a constant") { _ = constraint(UIView(), .leading, nil, .notAnAttribute) },
        Mistake("a width that is a place") {
            let view = UIView()
            _ = constraint(view, .width, view, .leading)
        },
        Mistake("a second item without attribute") { _ = constraint(UIView(), .width, UIView(), .notAnAttribute) },
        Mistake("a leading edge at a left edge") {
            let view = UIView()
            _ = constraint(view, .leading, view, .left)
        },
        ofWidth("a constant that becomes infinite") { $0.constant = .infinity },
        ofWidth("a constant that becomes no number") { $0.constant = .nan },
        ofWidth("a layout priority above required") { $0.priority = UILayoutPriority(1001) },
        ofWidth("an active constraint that ceases to be required") {
            $0.isActive = true
            $0.priority = .defaultLow
        },
        Mistake("a constraint between views of two hierarchies") {
            let (one, other) = (UIView(), UIView())
            one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
        },
        Mistake("a constraint added to a view that is not around it") {
            let (one, other) = (UIView(), UIView())
            defer { withExtendedLifetime(other) {} }
            one.addConstraint(other.widthAnchor.constraint(equalToConstant: 1))
        },
        Mistake("a visual format that is none") {
            _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[view", metrics: nil, views: ["view": UIView()])
        },
    ]
}
