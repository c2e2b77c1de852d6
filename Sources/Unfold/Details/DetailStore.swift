import UIKit

/// The details that exist, and those that are being made.
@MainActor
final class DetailStore<ID: Hashable & Sendable> {
    enum Detail {
        case loading(Loading)
        case ready(UIView)
    }

    /// A detail that takes its time.
    final class Loading {
        let placeholder: UIView
        var cancel: @MainActor () -> Void = {}

        init(_ placeholder: UIView) {
            self.placeholder = placeholder
        }
    }

    let details: RowDetails<ID>
    private(set) var known: [ID: Detail] = [:]
    private var making: Set<ID> = []
    /// A detail that took its time is there.
    var onArrival: ((ID) -> Void)?

    init(_ details: RowDetails<ID>) {
        self.details = details
    }

    /// The view for a row that is unfolded: its detail, or what stands for it until that is there. `nil` while the client
    /// is making it.
    func view(for id: ID) -> UIView? {
        switch known[id] {
        case .ready(let view): return view
        case .loading(let loading): return loading.placeholder
        case nil:
            guard making.insert(id).inserted else { return nil }
            defer { making.remove(id) }
            // A row is shown inside an animation, which is none of a view that is only made then: an animator that goes back
            // to its start would take the view's colors and sizes away.
            var view: UIView?
            UIView.performWithoutAnimation { view = make(id) }
            return view
        }
    }

    /// Lets the detail of a row that was folded go, unless it is to be kept.
    func release(_ id: ID) {
        switch known[id] {
        case .loading(let loading):
            known[id] = nil
            loading.cancel()
        case .ready where details.lifetime == .whileUnfolded: known[id] = nil
        case .ready, nil: break
        }
    }

    /// Stops making details that nobody waits for any longer.
    func releaseAll() {
        let all = known
        known = [:]
        for case .loading(let loading) in all.values { loading.cancel() }
    }

    private func make(_ id: ID) -> UIView? {
        switch details.source {
        case .now(let make):
            let view = make(id)
            known[id] = .ready(view)
            return view
        case .later(let height, let load):
            let placeholder = UIView()
            placeholder.heightAnchor.constraint(equalToConstant: height).isActive = true
            let loading = Loading(placeholder)
            known[id] = .loading(loading)
            loading.cancel = load(id) { [weak self, weak loading] view in
                // A row that was folded meanwhile, or folded and opened again, is none of this load's.
                guard let self, let loading, isWaiting(for: loading, of: id) else { return }
                known[id] = .ready(view)
                onArrival?(id)
            }
            if isWaiting(for: loading, of: id) { return placeholder }
            if case .ready(let view) = known[id] { return view }
            // The client folded the row at once.
            loading.cancel()
            return nil
        }
    }

    private func isWaiting(for loading: Loading, of id: ID) -> Bool {
        guard case .loading(let present) = known[id] else { return false }
        return present === loading
    }
}
