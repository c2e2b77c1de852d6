import UIKit

// The part of a layout library that the listing with resizing cells uses. It has the names of that library.

extension UIView {
    var snp: Constraining { Constraining(view: self) }
}

/// Makes constraints of a view to its superview.
@MainActor
struct Constraining {
    let view: UIView

    func makeConstraints(_ body: (ConstraintMaker) -> Void) {
        view.translatesAutoresizingMaskIntoConstraints = false
        let maker = ConstraintMaker(view: view)
        body(maker)
        NSLayoutConstraint.activate(maker.statements.flatMap(\.constraints))
    }

    /// Changes the constants of constraints that were made before.
    func updateConstraints(_ body: (ConstraintMaker) -> Void) {
        let maker = ConstraintMaker(view: view)
        body(maker)
        for new in maker.statements.flatMap(\.constraints) where new.secondItem == nil {
            let old = view.constraints.first { $0.firstAttribute == new.firstAttribute && $0.secondItem == nil }
            old?.constant = new.constant
        }
    }
}

@MainActor
final class ConstraintMaker {
    private let view: UIView
    private(set) var statements: [ConstraintStatement] = []

    init(view: UIView) { self.view = view }

    private func statement(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintStatement {
        let statement = ConstraintStatement(view: view, attributes: [attribute])
        statements.append(statement)
        return statement
    }

    var top: ConstraintStatement { statement(.top) }
    var bottom: ConstraintStatement { statement(.bottom) }
    var left: ConstraintStatement { statement(.left) }
    var right: ConstraintStatement { statement(.right) }
    var width: ConstraintStatement { statement(.width) }
    var height: ConstraintStatement { statement(.height) }
    var centerX: ConstraintStatement { statement(.centerX) }
}

@MainActor
final class ConstraintStatement {
    enum Strength {
        case low, medium, high
    }

    private let view: UIView
    private var attributes: [NSLayoutConstraint.Attribute]
    private(set) var constraints: [NSLayoutConstraint] = []

    init(view: UIView, attributes: [NSLayoutConstraint.Attribute]) {
        self.view = view
        self.attributes = attributes
    }

    private func adding(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintStatement {
        attributes.append(attribute)
        return self
    }

    var bottom: ConstraintStatement { adding(.bottom) }
    var left: ConstraintStatement { adding(.left) }
    var right: ConstraintStatement { adding(.right) }

    @discardableResult
    func equalToSuperview() -> ConstraintStatement {
        constraints = attributes.map {
            NSLayoutConstraint(
                item: view,
                attribute: $0,
                relatedBy: .equal,
                toItem: view.superview,
                attribute: $0,
                multiplier: 1,
                constant: 0
            )
        }
        return self
    }

    @discardableResult
    func equalTo(_ length: CGFloat) -> ConstraintStatement {
        constraints = attributes.map {
            NSLayoutConstraint(
                item: view,
                attribute: $0,
                relatedBy: .equal,
                toItem: nil,
                attribute: .notAnAttribute,
                multiplier: 1,
                constant: length
            )
        }
        return self
    }

    @discardableResult
    func inset(_ length: CGFloat) -> ConstraintStatement {
        for constraint in constraints {
            constraint.constant = [.bottom, .right].contains(constraint.firstAttribute) ? -length : length
        }
        return self
    }

    @discardableResult
    func priority(_ strength: Strength) -> ConstraintStatement {
        let priority: UILayoutPriority =
            switch strength {
            case .low: .defaultLow
            case .medium: UILayoutPriority(500)
            case .high: .defaultHigh
            }
        for constraint in constraints { constraint.priority = priority }
        return self
    }
}
