/// The objects whose state was restored, by their keys. They aren't retained.
@MainActor
final class RestoredObjects {
    private struct Entry {
        weak var object: (any UIStateRestoring)?
    }

    private var entries: [String: Entry] = [:]

    func add(_ object: any UIStateRestoring, _ key: String) {
        entries[key] = Entry(object: object)
    }

    func object(_ key: String) -> (any UIStateRestoring)? { entries[key]?.object }
}

extension PendingState {
    /// Creates the state of a controller, which retains it, with references to other objects.
    init(_ views: [ViewState], of controller: UIViewController, _ objects: RestoredObjects) {
        self.views = views
        restore = { [unowned controller] in
            // Places of content need the size of the views and of what is in them.
            controller.viewIfLoaded?.layoutIfNeeded()
            let restorable = RestorableViews(of: controller)
            for state in views {
                let coder = StateDecoder(state.data, objects.object)
                guard let view = restorable.view(of: state), let coder else { continue }
                view.decodeRestorableState(with: coder)
            }
        }
    }
}
