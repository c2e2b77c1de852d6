import Failures
import Foundation
import InterfaceBuilder

extension UIStoryboard {
    /// Creates a controller with all that is in its scene but the view.
    ///
    /// - Parameters:
    ///   - identifier: The controller's identifier, or `nil` for the initial one.
    ///   - creator: A closure that creates the controller instead of its class. If it returns `nil`, the class does.
    /// - Returns: The controller, or `nil` if there is none.
    func makeController(
        withIdentifier identifier: String?,
        creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        file.scene(withIdentifier: identifier).flatMap { makeController(of: $0, creator: creator) }
    }

    /// Creates the controller to which a connection leads.
    func makeController(
        withID id: String,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        file.scene(ofController: id).flatMap { makeController(of: $0, creator: creator) }
    }

    /// Gives a window the initial controller, and the tint color that the file has for the whole app.
    func showInitialViewController(in window: UIWindow) {
        let builder = NibBuilder(file.file, context: NibContext())
        let document = NibSource(element: file.file.document.root, builder: builder)
        if let tint = document.color("tintColor"), let tint { window.tintColor = tint }
        window.rootViewController = instantiateInitialViewController()
    }

    private func makeController(
        of scene: StoryboardFile.Scene,
        creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard scene.controller.name == "viewControllerPlaceholder" else {
            return SceneInstance(scene, of: self, in: file.file).makeController(creator)
        }
        // A reference to a controller of another storyboard.
        guard let name = scene.controller["storyboardName"] else { return nil }
        let other = UIStoryboard(
            name: name,
            bundle: scene.controller["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? bundle
        )
        return other.makeController(withIdentifier: scene.controller["referencedIdentifier"], creator: creator)
    }

    private var file: StoryboardFile {
        if let contents { return contents }
        do throws(NibError) {
            let file = StoryboardFile(try NibFile(named: name, extension: "storyboard", in: bundle))
            contents = file
            return file
        } catch {
            programmerError(
                "Could not find a storyboard named '\(name)' in bundle \((bundle ?? .main).bundlePath). \(error)",
                in: "UIStoryboard.instantiateViewController(withIdentifier:)",
                .invalidArgument
            )
        }
    }
}
