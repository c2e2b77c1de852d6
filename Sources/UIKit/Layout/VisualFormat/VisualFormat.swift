/// A layout written as a line of text, `H:|-[find]-[field(>=20)]-|`, taken apart.
///
/// Names stand for views and metrics of which this value knows nothing. Formats that say the same are equal, wherever in
/// their lines they say it.
struct VisualFormat: Equatable {
    /// Along which axis the views stand. Horizontal unless the line says `V:`.
    var axis = NSLayoutConstraint.Axis.horizontal
    /// Between the superview and the first view; `nil` if the line does not begin with `|`.
    var leading: Connection?
    /// The views in the line's order, at least one.
    var views: [View]
    /// Between each view and the next: one less than there are views.
    var connections: [Connection] = []
    /// Between the last view and the superview; `nil` if the line does not end with `|`.
    var trailing: Connection?
    /// The line without its spaces, which errors show.
    var line: String

    /// `[name(predicates)]`.
    struct View: Equatable {
        var name: Name
        var predicates: [Predicate] = []
        /// Where in the line it ends, for errors.
        var end = 0

        static func == (left: View, right: View) -> Bool {
            left.name == right.name && left.predicates == right.predicates
        }
    }

    /// What is between two neighbours.
    enum Connection: Equatable {
        /// Nothing: they touch.
        case flush
        /// `-`: the system's spacing.
        case standard
        /// `-20-` or `-(>=8,<=20@750)-`.
        case spaced([Predicate])
    }

    /// `>=70@250`: how a length is to another one, and how much that matters.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var object: Amount
        /// `nil` for a required one.
        var priority: Amount?
    }

    enum Amount: Equatable {
        case number(CGFloat)
        case name(Name)
    }

    /// A name of a view or a metric.
    struct Name: Equatable {
        var text: String
        /// Where in the line it ends, for errors.
        var end = 0

        static func == (left: Name, right: Name) -> Bool { left.text == right.text }
    }

    static func == (left: VisualFormat, right: VisualFormat) -> Bool {
        left.axis == right.axis && left.leading == right.leading && left.views == right.views
            && left.connections == right.connections && left.trailing == right.trailing
    }
}
