import Failures
import Foundation
import InterfaceBuilder

extension UIStoryboard {
    /// Creates a storyboard of a document that was read before.
    package convenience init(_ document: NibDocument, name: String, bundle: Bundle?) {
        self.init(name: name, bundle: bundle)
        contents = StoryboardFile(NibFile(document, name: name, bundle: bundle))
    }

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
        file.scene(withIdentifier: identifier).flatMap { makeController(of: $0, creator: creator, inside: []) }
    }

    /// Creates the controller to which a connection leads.
    ///
    /// - Parameter outer: The scenes that it is inside of.
    func makeController(
        withID id: String,
        creator: ((NSCoder) -> UIViewController?)? = nil,
        inside outer: [String] = []
    ) -> UIViewController? {
        file.scene(ofController: id).flatMap { makeController(of: $0, creator: creator, inside: outer) }
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
        creator: ((NSCoder) -> UIViewController?)?,
        inside outer: [String]
    ) -> UIViewController? {
        guard scene.controller.name == "viewControllerPlaceholder" else {
            return SceneInstance(scene, of: self, in: file.file, inside: outer).makeController(creator)
        }
        return referencedController(scene.controller, creator: creator, inside: outer)
    }

    /// Creates the controller of another storyboard to which a reference leads. A reference that leads nowhere, or back
    /// to itself, is reported and left out.
    private func referencedController(
        _ reference: NibElement,
        creator: ((NSCoder) -> UIViewController?)?,
        inside outer: [String]
    ) -> UIViewController? {
        guard let name = reference["storyboardName"] else { return nil }
        func report(_ problem: String, remedy: String) {
            NibReports.write("\(file.file.document.error(at: reference, problem, remedy: remedy))")
        }
        let other = UIStoryboard(
            name: name,
            bundle: reference["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? bundle
        )
        do throws(NibError) {
            let scene = try other.load().scene(withIdentifier: reference["referencedIdentifier"])
            let place = "\(name)/\(scene?.controller.id ?? "")"
            guard let scene, !outer.contains(place) else {
                report(
                    scene == nil ? "The reference leads to no controller" : "The reference leads back to itself",
                    remedy: "Correct the storyboard and the identifier of the reference"
                )
                return nil
            }
            return other.makeController(of: scene, creator: creator, inside: outer + [place])
        } catch {
            report("\(error.problem) (\(error.file))", remedy: error.remedy)
            return nil
        }
    }

    /// Returns the contents of the file, which is read when they are needed for the first time.
    private func load() throws(NibError) -> StoryboardFile {
        if let contents { return contents }
        let file = StoryboardFile(try NibFile(named: name, extension: "storyboard", in: bundle))
        contents = file
        return file
    }

    private var file: StoryboardFile {
        do throws(NibError) {
            return try load()
        } catch {
            programmerError(
                "Could not find a storyboard named '\(name)' in bundle \((bundle ?? .main).bundlePath). \(error)",
                in: "UIStoryboard.instantiateViewController(withIdentifier:)",
                .invalidArgument
            )
        }
    }
}
