import Failures
import Foundation

extension UICollectionView {
    /// A class or a nib of supplementary views of a kind, and a closure that configures one.
    ///
    /// A registration is created once and used for all views: one that is created while the data source is asked for a
    /// view is a programmer error.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a supplementary view.
        public typealias Handler =
            (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let handler: Handler
        let nib: UINib?
        let kind: String
        let identity = RegistrationIdentity()

        /// Creates a registration of views of the class.
        public init(elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            nib = nil
            kind = elementKind
        }

        /// Creates a registration of the view in a nib.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            nib = supplementaryNib
            kind = elementKind
        }
    }

    /// Returns a reusable supplementary view or a new one, configured for its place.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        let api: String = "UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)"
        registration.identity.requireReuse(
            "supplementary view",
            provider: """
                -collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a \
                UICollectionViewDiffableDataSource supplementary view provider
                """,
            in: api
        )
        let (kind, identifier) = (registration.kind, registration.identity.identifier)
        if !pool.hasSource(for: .supplementaryView(kind: kind), identifier) {
            let source = registration.nib.map(ReusableViewSource.nib) ?? .type(Supplementary.self)
            pool.register(source, for: .supplementaryView(kind: kind), identifier)
        }
        let dequeued = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        let view = required(dequeued, Supplementary.self, api)
        registration.handler(view, kind, indexPath)
        return view
    }

    /// Returns a view as one of the class of its registration, which only a nib can break.
    func required<View: UICollectionReusableView>(
        _ view: UICollectionReusableView,
        _ type: View.Type,
        _ api: String
    ) -> View {
        guard let view = view as? View else {
            programmerError("the nib of the registration has a \(Swift.type(of: view)), not a \(type)", in: api)
        }
        return view
    }
}
