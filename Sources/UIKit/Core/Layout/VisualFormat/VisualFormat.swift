/// The syntax tree of a visual format, such as `H:|-[find]-[field(>=20)]-|`.
///
/// Names of views and metrics are not resolved. Equality ignores the positions in the text.
struct VisualFormat: Equatable {
    /// The axis along which the views are arranged: horizontal unless the format begins with `V:`.
    var axis = NSLayoutConstraint.Axis.horizontal
    /// The connection between the superview and the first view, or `nil` if the format does not begin with `|`.
    var leading: Connection?
    /// The views in the order of the format, at least one.
    var views: [View]
    /// The connections between each view and the next one.
    var connections: [Connection] = []
    /// The connection between the last view and the superview, or `nil` if the format does not end with `|`.
    var trailing: Connection?
    /// The format without whitespace, for error messages.
    var line: String

    /// `[name(predicates)]`.
    struct View: Equatable {
        var name: Name
        var predicates: [Predicate] = []
        /// The end position in the line, for error messages.
        var end = 0

        static func == (left: View, right: View) -> Bool {
            left.name == right.name && left.predicates == right.predicates
        }
    }

    /// The connection between two adjacent views.
    enum Connection: Equatable {
        /// No space.
        case flush
        /// The system spacing, `-`.
        case standard
        /// A space with predicates, `-20-` or `-(>=8,<=20@750)-`.
        case spaced([Predicate])
    }

    /// A relation of a length to an amount, with a priority: `>=70@250`.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var object: Amount
        /// The priority, or `nil` for a required predicate.
        var priority: Amount?
    }

    enum Amount: Equatable {
        case number(CGFloat)
        case name(Name)
    }

    /// The name of a view or a metric.
    struct Name: Equatable {
        var text: String
        /// The end position in the line, for error messages.
        var end = 0

        static func == (left: Name, right: Name) -> Bool { left.text == right.text }
    }

    static func == (left: VisualFormat, right: VisualFormat) -> Bool {
        left.axis == right.axis && left.leading == right.leading && left.views == right.views
            && left.connections == right.connections && left.trailing == right.trailing
    }
}
