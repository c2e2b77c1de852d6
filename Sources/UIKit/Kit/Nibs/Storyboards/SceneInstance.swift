import Foundation
import InterfaceBuilder

/// The objects of one scene of a storyboard, created once.
///
/// The controller is created with its items for bars. Its view and the other objects follow when the view is loaded.
@MainActor
final class SceneInstance {
    let storyboard: UIStoryboard
    /// The controller, which retains the scene.
    private(set) weak var controller: UIViewController?
    private let scene: StoryboardFile.Scene
    private let file: NibFile
    private let segues: [SegueTemplate]
    /// The scenes that this one is inside of, from the outermost one.
    private let outer: [String]
    /// The builder, until the view has been loaded.
    private var builder: NibBuilder?
    private var objects: [AnyObject] = []

    init(_ scene: StoryboardFile.Scene, of storyboard: UIStoryboard, in file: NibFile, inside outer: [String]) {
        self.outer = outer
        self.storyboard = storyboard
        self.scene = scene
        self.file = file
        var segues: [SegueTemplate] = []
        for element in [scene.controller] + scene.others {
            element.forEach { if $0.name == "segue" { segues.append(SegueTemplate($0)) } }
        }
        self.segues = segues
        builder = NibBuilder(file, context: NibContext(scene: self))
        for segue in segues { segue.scene = self }
    }

    /// The identifier of the controller in the file.
    var controllerID: String? { scene.controller.id }

    func makeController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        let element = scene.controller
        let controller = builder?.buildController(element, creator: creator) { controller in
            self.controller = controller
            controller.storage.parts[SceneInstance.self] = self
            controller.storage.performSegue = { [unowned self] in performSegue(withIdentifier: $0, sender: $1) }
        }
        builder?.finish()
        return controller
    }

    /// Creates the controllers that a container has from the beginning, in the order of the file.
    func related(_ relationship: String) -> [UIViewController] {
        scene.controller.list("connections").filter { $0["relationship"] == relationship }
            .compactMap { makeInnerController(of: $0) }
    }

    /// The name of the scene in the chain of those that are inside of one another.
    private var place: String { "\(storyboard.name)/\(controllerID ?? "")" }

    /// Creates the controller to which a connection leads, inside of this scene. A scene that would be inside of itself
    /// is reported and left out, as it has no end.
    func makeInnerController(
        of connection: NibElement,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard let id = connection["destination"] else { return nil }
        let chain = outer + [place]
        guard !chain.contains("\(storyboard.name)/\(id)") else {
            report(
                "The scene \(id) is inside of itself",
                remedy: "Remove the connection, or let it lead to another scene",
                at: connection
            )
            return nil
        }
        return storyboard.makeController(withID: id, creator: creator, inside: chain)
    }

    /// Loads the view of the controller, and connects the objects.
    ///
    /// - Returns: Whether the scene has a view.
    func loadView() -> Bool {
        guard let controller, let builder else { return false }
        self.builder = nil
        let element = scene.controller.resolved(for: builder.context.sizeClasses)
        objects = scene.others.compactMap(builder.build)
        builder.addConnections(of: element, from: controller)
        defer { for segue in segues { segue.findAnchor(in: builder) } }
        guard let view = element.value(for: "view").flatMap(builder.build) as? UIView else {
            builder.finish()
            return controller.isViewLoaded
        }
        controller.view = view
        if let control = element.value(for: "refreshControl").flatMap(builder.build) as? UIRefreshControl {
            (controller as? UITableViewController)?.refreshControl = control
        }
        for layoutGuide in element.list("layoutGuides") {
            let isTop = layoutGuide["type"] == "top"
            builder.add(isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide, for: layoutGuide)
        }
        builder.finish()
        return true
    }

    func report(_ problem: String, remedy: String, at element: NibElement) {
        NibReports.write("\(file.document.error(at: element, problem, remedy: remedy))")
    }

    // MARK: Segues

    /// Performs the first segue with an identifier.
    ///
    /// - Returns: Whether there is one.
    private func performSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard let segue = segues.first(where: { $0.identifier == identifier }) else { return false }
        segue.perform(sender: sender)
        return true
    }

    /// Lets an object start a segue. A container view shows its segue's controller immediately.
    func connect(_ element: NibElement, from source: AnyObject) {
        guard let segue = segues.first(where: { $0.element.id == element.id }) else { return }
        let perform: Selector = "perform:"
        switch source {
        case let button as UIButton: button.addTarget(segue, action: perform, for: .touchUpInside)
        case let control as UIControl: control.addTarget(segue, action: perform, for: .valueChanged)
        case let item as UIBarButtonItem: (item.target, item.action) = (segue, perform)
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(segue, action: perform)
        case let cell as UITableViewCell:
            let action = { [weak segue, unowned cell] () -> Void in segue?.start(sender: cell) }
            if element["trigger"] == "accessoryAction" {
                cell.accessoryAction = action
            } else {
                cell.selectionAction = action
            }
        case let cell as UICollectionViewCell:
            cell.selectionAction = { [weak segue, unowned cell] in segue?.start(sender: cell) }
        case let view as UIView: segue.embed(in: view)
        // The client performs the segues of controllers.
        default: break
        }
    }
}
