import Failures
import Foundation
import InterfaceBuilder

extension UIViewController: NibViewLoading {
    func loadNibView() -> Bool {
        if let scene = storage.parts[SceneInstance.self] { return scene.loadView() }
        guard let file = nibFile else { return false }
        let nib = XibInstance(file, owner: self)
        programmerError(
            unless: isViewLoaded,
            """
            -[UIViewController _loadViewFromNibNamed:bundle:] loaded the "\(file.name)" nib but the view outlet was \
            not set.
            """,
            in: "UIViewController.loadView()"
        )
        storage.nibObjects = nib.objects
        return true
    }

    private var nibFile: NibFile? {
        guard let name = nibName else { return ClassNibs.file(for: type(of: self)) }
        do throws(NibError) {
            return try NibFile(named: name, extension: "xib", in: nibBundle)
        } catch {
            let bundle = nibBundle ?? .main
            programmerError(
                "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'. \(error)",
                in: "UIViewController.loadView()"
            )
        }
    }
}
