import Foundation
import InterfaceBuilder

/// The scenes of a storyboard, by their controllers.
struct StoryboardFile: Sendable {
    /// A scene: a controller, and the objects beside it.
    struct Scene: Sendable {
        /// The controller, or the reference to another storyboard that stands for it.
        let controller: NibElement
        /// The objects that are no placeholders, such as gesture recognizers.
        let others: [NibElement]
    }

    let file: NibFile
    /// The scenes by the identifiers of their controllers in the file.
    private let scenes: [String: Scene]
    /// The identifiers in the file by those that clients use.
    private let names: [String: String]

    init(_ file: NibFile) {
        self.file = file
        var scenes: [String: Scene] = [:]
        var names: [String: String] = [:]
        for element in file.document.scenes {
            let objects = element.list("objects").filter { $0.name != "placeholder" && $0.name != "exit" }
            guard let controller = objects.first(where: Self.isController), let id = controller.id else { continue }
            scenes[id] = Scene(controller: controller, others: objects.filter { $0.id != id })
            if let name = controller["storyboardIdentifier"] { names[name] = id }
        }
        self.scenes = scenes
        self.names = names
    }

    private static func isController(_ element: NibElement) -> Bool {
        element["sceneMemberID"] == "viewController" || element.name.hasSuffix("Controller")
            || element.name == "viewControllerPlaceholder"
    }

    /// Returns a scene by the identifier of its controller in the file.
    func scene(ofController id: String) -> Scene? { scenes[id] }

    /// Returns a scene by the identifier that clients use, or the initial scene.
    func scene(withIdentifier identifier: String?) -> Scene? {
        let id = identifier.map { names[$0] } ?? file.document.initialViewController
        return id.flatMap { scenes[$0] }
    }
}
