@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of activity indicators that are found by their names.
nonisolated final class ActivityIndicatorViewTable: ObjectiveCTable {
    override class var owner: AnyClass? { UIActivityIndicatorView.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("color", of: UIActivityIndicatorView.self, { $0.color }, { $0.color = $1 }),
            .method("startAnimating", of: UIActivityIndicatorView.self) { view, _ in view.startAnimating() },
            .method("stopAnimating", of: UIActivityIndicatorView.self) { view, _ in view.stopAnimating() },
        ]
    }
}
