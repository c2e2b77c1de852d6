import Failures

/// A class whose cells are created in a style where only a type variable names it, as `_FramedCreation` does for views.
@preconcurrency @MainActor
public protocol _StyledCreation {}

extension UITableViewCell: _StyledCreation {}

extension _StyledCreation {
    /// Creates a cell of a class that is known only at run time, by the `init(style:reuseIdentifier:)` of the class.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        guard let type = Self.self as? UITableViewCell.Type,
            let cell = type.allocate(style: style, reuseIdentifier: reuseIdentifier) as? Self
        else { invariantFailure("\(Self.self) is no class of cells") }
        self = cell
    }
}
