import Foundation
import InterfaceBuilder
import ObjectRuntime

/// A segue in a scene, from which a `UIStoryboardSegue` is created each time that it is performed.
@MainActor
final class SegueTemplate: NSObject {
    nonisolated let element: NibElement
    weak var scene: SceneInstance?
    /// The place of its popover, when the view of the scene has been loaded.
    private var anchor: SegueAnchor?

    init(_ element: NibElement) {
        self.element = element
        super.init()
    }

    var identifier: String? { element["identifier"] }

    /// Finds the place of its popover among the objects of the scene.
    func findAnchor(in builder: NibBuilder) {
        anchor = SegueAnchor(of: element, in: builder)
    }

    /// Performs the segue for the user, if the controller allows it.
    func start(sender: Any?) {
        // A gesture that goes on calls its targets for each movement, and starts its segue once.
        if let gesture = sender as? UIGestureRecognizer, !gesture.startsSegue { return }
        let identifier = identifier ?? ""
        guard scene?.controller?.shouldPerformSegue(withIdentifier: identifier, sender: sender) == true else { return }
        perform(sender: sender)
    }

    func perform(sender: Any?) {
        if element["kind"] == "unwind" { unwind(sender: sender) } else { show(sender: sender) }
    }

    // MARK: Showing another controller

    private func show(sender: Any?) {
        guard let source = scene?.controller, let destination = makeDestination(sender: sender) else { return }
        let segue = makeSegue(from: source, to: destination)
        segue.transition = SegueTransition.transition(of: element, from: source, to: destination, sender: sender)
        (anchor ?? SegueAnchor(of: element, in: nil)).place(destination, sender: sender)
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Shows the destination inside a view, as a child of the controller.
    func embed(in view: UIView) {
        guard let source = scene?.controller, let destination = makeDestination(sender: nil, isInside: true) else {
            return
        }
        let segue = makeSegue(from: source, to: destination)
        segue.transition = {
            source.addChild(destination)
            destination.view.frame = view.bounds
            destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(destination.view)
            destination.didMove(toParent: source)
        }
        source.prepare(for: segue, sender: nil)
        segue.perform()
    }

    /// - Parameter isInside: Whether the controller is inside of the one of the scene.
    private func makeDestination(sender: Any?, isInside: Bool = false) -> UIViewController? {
        guard let scene, let source = scene.controller, let id = element["destination"] else { return nil }
        // A method with `@IBSegueAction` creates the controller.
        let creator = element["destinationCreationSelector"].map { name in
            { (coder: NSCoder) -> UIViewController? in
                let message = Message(Selector(name), coder, sender, self.identifier)
                return message.send(to: source, for: "UIStoryboardSegue") as? UIViewController
            }
        }
        return isInside
            ? scene.makeInnerController(of: element, creator: creator)
            : scene.storyboard.makeController(withID: id, creator: creator)
    }

    private func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        let name = element["customClass"]
        let type = name.flatMap { NibClasses.find($0, module: element["customModule"]) } as? UIStoryboardSegue.Type
        if let name, type == nil {
            scene?.report(
                "Unknown segue class \(name) in Interface Builder file",
                remedy: "Add the class to the target, or correct its module in the attributes inspector",
                at: element
            )
        }
        return (type ?? UIStoryboardSegue.self)
            .allocate(identifier: identifier, source: source, destination: destination)
    }

    // MARK: Going back

    private func unwind(sender: Any?) {
        guard let source = scene?.controller, let name = element["unwindAction"] else { return }
        let origin = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(name), sender: sender)
        guard let destination = UnwindSearch.destination(for: origin) else { return }
        let segue = makeSegue(from: source, to: destination)
        segue.transition = { [unowned segue] in UnwindTransition.perform(segue) }
        source.prepare(for: segue, sender: sender)
        Message(Selector(name), segue).send(to: destination, for: "UIStoryboardSegue")
        segue.perform()
    }
}

extension UIGestureRecognizer {
    /// Whether its targets are called because the gesture has just been recognized.
    fileprivate var startsSegue: Bool { state == .began || state == .ended && !progress.hasBegun }
}
