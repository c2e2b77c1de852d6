import Foundation

/// Writes the state of an app's interface.
@MainActor
final class InterfaceWriter {
    private let application: UIApplication
    /// The objects in the order in which they were found, and what is known of them before they are asked.
    private var found: [(object: any UIStateRestoring, state: ObjectState)] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    /// The numbers of objects, by their parent and identifier.
    private var counts: [String: Int] = [:]

    init(_ application: UIApplication) {
        self.application = application
    }

    /// Asks the delegate and all objects for their state.
    ///
    /// - Returns: The state; `nil` if the delegate doesn't want it to be kept.
    func write() -> InterfaceState? {
        guard let delegate = application.delegate else { return nil }
        let coder = makeCoder()
        encodeVersion(with: coder)
        guard delegate.application(application, shouldSaveSecureApplicationState: coder) else { return nil }
        delegate.application(application, willEncodeRestorableStateWith: coder)
        for window in application.windowsForRestoration { window.rootViewController.map(add) }
        for registered in application.restorableObjects.all { add(registered.object, registered.identifier) }
        var objects: [ObjectState] = []
        // An object may have references to others, which are added then.
        while objects.count < found.count { objects.append(state(of: found[objects.count])) }
        var state = InterfaceState(app: coder.data)
        state.objects = objects
        return state
    }

    private func encodeVersion(with coder: NSCoder) {
        let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String
        coder.encode(version ?? "", forKey: UIApplication.stateRestorationBundleVersionKey)
        coder.encode(UIDevice.current.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
        coder.encode(NSDate(), forKey: UIApplication.stateRestorationTimestampKey)
        let idiom = NSNumber(value: UIDevice.current.userInterfaceIdiom.rawValue)
        coder.encode(idiom, forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
    }

    private func state(of entry: (object: any UIStateRestoring, state: ObjectState)) -> ObjectState {
        var state = entry.state
        let coder = makeCoder()
        entry.object.encodeRestorableState(with: coder)
        state.data = coder.data
        if let controller = entry.object as? UIViewController { state.views = views(of: controller) }
        return state
    }

    private func views(of controller: UIViewController) -> [ViewState] {
        // Views that weren't on the screen keep the state that they had before.
        if let pending = controller.storage.pendingState { return pending.views }
        return RestorableViews(of: controller).all.map { view, identifier, occurrence in
            let coder = makeCoder()
            view.encodeRestorableState(with: coder)
            return ViewState(identifier: identifier, occurrence: occurrence, data: coder.data)
        }
    }

    private func makeCoder() -> StateEncoder {
        StateEncoder { [unowned self] in key(of: $0) }
    }

    // MARK: Finding objects

    /// Adds a controller, its children and the controller that it presents. One without an identifier isn't restored,
    /// nor are those inside it.
    private func add(_ controller: UIViewController) {
        guard key(of: controller) != nil else { return }
        for child in controller.children { add(child) }
        if let presented = controller.storage.presentation?.presented { add(presented) }
    }

    private func key(of object: any UIStateRestoring) -> String? {
        if let index = indices[ObjectIdentifier(object)] { return found[index].state.key }
        guard let controller = object as? UIViewController, let identifier = controller.restorationIdentifier else {
            return nil
        }
        let parent = controller.parent ?? controller.storage.presentedBy?.presenter
        if let parent, key(of: parent) == nil { return nil }
        return append(controller, identifier, parent: parent)
    }

    private func add(_ object: any UIStateRestoring, _ identifier: String) {
        guard indices[ObjectIdentifier(object)] == nil else { return }
        _ = append(object, identifier, parent: object.restorationParent)
    }

    private func append(
        _ object: any UIStateRestoring,
        _ identifier: String,
        parent: (any UIStateRestoring)?
    ) -> String {
        let parentState = parent.flatMap { key(of: $0) == nil ? nil : indices[ObjectIdentifier($0)] }
            .map { found[$0].state }
        let name = "\(parentState?.key ?? "")/\(identifier)"
        let occurrence = counts[name, default: 0]
        counts[name] = occurrence + 1
        let controller = object as? UIViewController
        let type: Any.Type? = controller?.restorationClass ?? object.objectRestorationClass
        let state = ObjectState(
            key: occurrence == 0 ? name : "\(name)#\(occurrence)",
            path: (parentState?.path ?? []) + [identifier],
            parent: parentState?.key,
            occurrence: occurrence,
            isController: controller != nil,
            restorationClass: (type as? AnyClass).map(NSStringFromClass),
            storyboard: controller?.storyboardPlace
        )
        indices[ObjectIdentifier(object)] = found.count
        found.append((object, state))
        return state.key
    }
}

extension UIApplication {
    /// The windows whose controllers are restored: that of the delegate, and the visible ones.
    var windowsForRestoration: [UIWindow] {
        let first = delegate?.window
        return (first.map { [$0] } ?? []) + windows.filter { $0 !== first }
    }
}

extension UIViewController {
    fileprivate var storyboardPlace: StoryboardPlace? {
        guard let scene = storage.parts[SceneInstance.self], let id = scene.controllerID else { return nil }
        return StoryboardPlace(
            file: scene.storyboard.name,
            bundle: scene.storyboard.bundle?.bundleIdentifier,
            controller: id
        )
    }
}
