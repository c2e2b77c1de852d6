import UIKit

/// The details that exist, and those that are being made.
@MainActor
final class DetailStore<ID: Hashable & Sendable> {
    enum Detail {
        case loading(placeholder: UIView, Task<Void, Never>)
        case ready(UIView)
    }

    let details: RowDetails<ID>
    private(set) var known: [ID: Detail] = [:]
    /// A detail that took its time is there.
    var onArrival: ((ID) -> Void)?

    init(_ details: RowDetails<ID>) {
        self.details = details
    }

    /// The view for a row that is unfolded: its detail, or what stands for it until that is there.
    func view(for id: ID) -> UIView {
        switch known[id] {
        case .ready(let view): return view
        case .loading(let placeholder, _): return placeholder
        case nil: return make(id)
        }
    }

    /// Lets the detail of a row that was folded go, unless it is to be kept.
    func release(_ id: ID) {
        switch known[id] {
        case .loading(_, let task):
            task.cancel()
            known[id] = nil
        case .ready where details.lifetime == .whileUnfolded: known[id] = nil
        case .ready, nil: break
        }
    }

    private func make(_ id: ID) -> UIView {
        switch details.source {
        case .now(let make):
            let view = make(id)
            known[id] = .ready(view)
            return view
        case .later(let height, let load):
            let placeholder = UIView()
            placeholder.heightAnchor.constraint(equalToConstant: height).isActive = true
            known[id] = .loading(placeholder: placeholder, self.load(id, load))
            return placeholder
        }
    }

    private func load(_ id: ID, _ load: @escaping @MainActor (ID) async throws -> UIView) -> Task<Void, Never> {
        Task { [weak self] in
            let view = try? await load(id)
            // A row that was folded meanwhile, or folded and opened again, is none of this task's.
            guard !Task.isCancelled, let self else { return }
            // What stands for a detail that could not be made stays.
            guard let view else { return }
            known[id] = .ready(view)
            onArrival?(id)
        }
    }
}
