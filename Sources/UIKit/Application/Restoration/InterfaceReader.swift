import Foundation

/// Restores the state of an app's interface.
@MainActor
final class InterfaceReader {
    private let state: InterfaceState
    private let application: UIApplication
    private let objects = RestoredObjects()
    /// The restored objects, until the interface is on the screen.
    private var restored: [(object: any UIStateRestoring, state: ObjectState, coder: StateDecoder)] = []
    /// The restoration in progress. It retains this object until it is finished.
    private lazy var restoration = StateRestoration { self.finish() }
    private var isOnScreen = false

    init(_ state: InterfaceState, of application: UIApplication) {
        self.state = state
        self.application = application
    }

    /// Restores the state, if the delegate wants it to be restored.
    ///
    /// - Returns: Whether it does.
    func restore() -> Bool {
        guard let delegate = application.delegate, let coder = StateDecoder(state.app, objects.object),
            delegate.application(application, shouldRestoreSecureApplicationState: coder)
        else { return false }
        application.stateRestoration = restoration
        for state in state.objects where state.isController { add(state) { controller(for: state, $0, delegate) } }
        decode(restored)
        // The controllers may have registered objects.
        let controllers = restored.count
        for state in state.objects where !state.isController { add(state) { object(for: state, $0) } }
        decode(Array(restored[controllers...]))
        delegate.application(application, didDecodeRestorableStateWith: coder)
        restoration.objectsDidDecode()
        return true
    }

    private func add(_ state: ObjectState, _ make: (StateDecoder) -> (any UIStateRestoring)?) {
        guard let coder = StateDecoder(state.data, storyboard: state.storyboard, objects.object),
            let object = make(coder)
        else { return }
        objects.add(object, state.key)
        restored.append((object, state, coder))
    }

    private func decode(_ entries: [(object: any UIStateRestoring, state: ObjectState, coder: StateDecoder)]) {
        for (object, state, coder) in entries {
            object.decodeRestorableState(with: coder)
            guard let controller = object as? UIViewController, !state.views.isEmpty else { continue }
            controller.storage.pendingState = PendingState(state.views, of: controller, objects)
        }
    }

    // MARK: Objects

    private func controller(
        for state: ObjectState,
        _ coder: NSCoder,
        _ delegate: any UIApplicationDelegate
    ) -> UIViewController? {
        if let name = state.restorationClass {
            let type = NSClassFromString(name) as? any UIViewControllerRestoration.Type
            return type?.viewController(withRestorationIdentifierPath: state.path, coder: coder)
        }
        let given = delegate.application(
            application,
            viewControllerWithRestorationIdentifierPath: state.path,
            coder: coder
        )
        return given ?? existing(state)
            ?? state.storyboard.flatMap { $0.storyboard.makeController(withID: $0.controller) }
    }

    /// Returns the controller in the interface that the app has created.
    private func existing(_ state: ObjectState) -> UIViewController? {
        let candidates: [UIViewController]
        if let parent = state.parent {
            guard let controller = objects.object(parent) as? UIViewController else { return nil }
            candidates = controller.children + [controller.storage.presentation?.presented].compactMap { $0 }
        } else {
            candidates = application.windowsForRestoration.compactMap(\.rootViewController)
        }
        let same = candidates.filter { $0.restorationIdentifier == state.identifier }
        return same.indices.contains(state.occurrence) ? same[state.occurrence] : nil
    }

    private func object(for state: ObjectState, _ coder: NSCoder) -> (any UIStateRestoring)? {
        let type = state.restorationClass.flatMap { NSClassFromString($0) } as? any UIObjectRestoration.Type
        return application.restorableObjects.object(state.identifier)
            ?? type?.object(withRestorationIdentifierPath: state.path, coder: coder)
    }

    // MARK: The end

    private func finish() {
        for entry in restored { entry.object.applicationFinishedRestoringState() }
        if isOnScreen { end() }
    }

    private func end() {
        restored = []
        if application.stateRestoration === restoration { application.stateRestoration = nil }
    }

    /// Restores what needs the interface to be on the screen: the presentations, and the state of views that are there.
    func interfaceDidAppear() {
        restoration.interfaceDidAppear()
        for case let controller as UIViewController in restored.map(\.object) {
            guard controller.viewIfLoaded?.window != nil else { continue }
            controller.restorePendingState()
        }
        isOnScreen = true
        if restoration.isFinished { end() }
    }
}
