import Foundation

/// A data source that knows its rows by identifiers, so that a table finds its selection and the row at its top again
/// when the app runs with other data.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
    /// Returns the identifier of a row; `nil` if it has none.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

    /// Returns the row with an identifier; `nil` if there is none any more.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
