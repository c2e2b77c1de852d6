import UIKit

/// The details that exist and the details that are loading.
@MainActor
final class DetailStore<ID: Hashable> {
    enum Detail {
        case loading(Loading)
        case ready(UIView)
        /// A view in place of a detail whose load failed.
        case failed(UIView)
    }

    /// A detail that is loading, with its placeholder.
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
    /// A closure that is called when a detail finishes loading.
    var onArrival: ((ID) -> Void)?

    init(_ details: RowDetails<ID>) {
        self.details = details
    }

    /// Returns the view for an unfolded row: its detail, or a placeholder while the detail loads.
    ///
    /// Returns `nil` if the client asks for the row again while it creates the row's detail.
    func view(for id: ID) -> UIView? {
        if let view = existingView(for: id) { return view }
        guard making.insert(id).inserted else { return nil }
        defer { making.remove(id) }
        // The view is created inside the animation that shows the row, but it isn't part of it. Otherwise an
        // animator that reverses to its start would reset the colors and sizes of the view.
        var view: UIView?
        UIView.performWithoutAnimation { view = make(id) }
        return view
    }

    /// Returns the view that a row has: its detail, or a placeholder while the detail loads.
    func existingView(for id: ID) -> UIView? {
        switch known[id] {
        case .ready(let view), .failed(let view): view
        case .loading(let loading): loading.placeholder
        case nil: nil
        }
    }

    /// Releases the detail of a folded row unless its lifetime is `forever`, and cancels it if it is loading.
    func release(_ id: ID) {
        switch known[id] {
        case .loading(let loading):
            known[id] = nil
            loading.cancel()
        case .failed: known[id] = nil
        case .ready where details.lifetime == .whileUnfolded: known[id] = nil
        case .ready, nil: break
        }
    }

    /// Releases the detail of a row, or what stands for it, so that it is made again.
    func forget(_ id: ID) {
        let detail = known.removeValue(forKey: id)
        if case .loading(let loading) = detail { loading.cancel() }
    }

    /// Releases all details, and cancels those that are loading.
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
            loading.cancel = load(id) { [weak self, weak loading] arrival in
                // If the row was folded meanwhile, or folded and unfolded again, the view belongs to an earlier load.
                guard let self, let loading, isWaiting(for: loading, of: id) else { return }
                switch arrival {
                case .detail(let view): known[id] = .ready(view)
                case .failure(let view): known[id] = .failed(view)
                }
                onArrival?(id)
            }
            if isWaiting(for: loading, of: id) { return placeholder }
            if let view = existingView(for: id) { return view }
            // The client folded the row while the load started, before the cancellation closure was set.
            loading.cancel()
            return nil
        }
    }

    private func isWaiting(for loading: Loading, of id: ID) -> Bool {
        guard case .loading(let present) = known[id] else { return false }
        return present === loading
    }
}
