import Failures

/// A source of new views for a reuse identifier: a class, a nib, or a factory such as a prototype in a storyboard.
@MainActor
enum ReusableViewSource {
    case type(UICollectionReusableView.Type)
    /// A class that can't be shown. It may be registered as long as nothing dequeues it.
    case other(AnyClass)
    case nib(UINib)
    /// A prototype in a storyboard.
    case factory(@MainActor () -> UICollectionReusableView?)

    /// Creates a view, and gives it its identifier.
    ///
    /// - Parameter api: The method that an error message about a nib names.
    func makeView(_ identifier: String, in api: String) -> UICollectionReusableView? {
        let view: UICollectionReusableView?
        switch self {
        case .type(let type): view = ViewAllocation.allocate(type)
        case .other(let type):
            programmerError(
                "must pass a class of kind UICollectionReusableView, and not \(type), for identifier \(identifier)",
                in: api,
                .invalidArgument
            )
        case .nib(let nib): view = Self.view(of: nib, identifier, api)
        case .factory(let makeView): view = makeView()
        }
        view?.takeIdentifier(identifier)
        return view
    }

    private static func view(of nib: UINib, _ identifier: String, _ api: String) -> UICollectionReusableView {
        let views = nib.instantiate(withOwner: nil).compactMap { $0 as? UICollectionReusableView }
        guard views.count == 1, let view = views.first else {
            programmerError(
                """
                invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object \
                which must be a UICollectionReusableView instance
                """,
                in: api
            )
        }
        programmerError(
            unless: view.reuseIdentifier == nil || view.reuseIdentifier == identifier,
            """
            view reuse identifier in nib (\(view.reuseIdentifier ?? "")) does not match the identifier used to \
            register the nib (\(identifier))
            """,
            in: api
        )
        return view
    }
}
