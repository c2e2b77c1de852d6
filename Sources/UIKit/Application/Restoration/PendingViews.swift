/// The state of the views of a controller until they are on the screen.
@MainActor
final class PendingViews: PendingState {
    let states: [ViewState]
    /// The controller, which retains this object.
    private unowned let controller: UIViewController
    private let objects: RestoredObjects

    init(_ states: [ViewState], of controller: UIViewController, _ objects: RestoredObjects) {
        self.states = states
        self.controller = controller
        self.objects = objects
    }

    func restore() {
        // Places of content need the size of the views and of what is in them.
        controller.viewIfLoaded?.layoutIfNeeded()
        let views = RestorableViews(of: controller)
        for state in states {
            let coder = StateDecoder(state.data, objects.object)
            guard let view = views.view(of: state), let coder else { continue }
            view.decodeRestorableState(with: coder)
        }
    }
}

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
