import Failures
import Foundation

/// The controllers of an interface, and the transitions between them, in a file of Interface Builder.
///
/// The file is the uncompressed XML that Interface Builder saves.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let name: String
    let bundle: Bundle?
    /// The contents of the file, once they are read.
    var contents: StoryboardFile?

    /// Creates a storyboard of a file in a bundle, by default one of the app's. A file that is missing or isn't a
    /// storyboard stops the process when a controller is created.
    ///
    /// - Parameter name: The name of the file without its extension.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil
        super.init()
    }

    /// Creates the controller with which the interface begins, or returns `nil` if the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? {
        makeController(withIdentifier: nil, creator: nil)
    }

    /// Creates the controller with which the interface begins by a closure.
    ///
    /// - Parameter creator: A closure that passes the coder to `init(coder:)` of the controller's class. If it returns
    ///   `nil`, the class in the storyboard is used.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        makeController(withIdentifier: nil, creator: creator.map { creator in { creator($0) } }) as? ViewController
    }

    /// Creates the controller with an identifier. An unknown one stops the process.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        makeController(identifier, nil)
    }

    /// Creates the controller with an identifier by a closure. An unknown identifier, or a controller of another class,
    /// stops the process.
    ///
    /// - Parameter creator: A closure that passes the coder to `init(coder:)` of the controller's class. If it returns
    ///   `nil`, the class in the storyboard is used.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let controller = makeController(identifier, creator.map { creator in { creator($0) } })
        guard let result = controller as? ViewController else {
            programmerError(
                "Expected an object of type '\(ViewController.self)' but found '\(type(of: controller))'",
                in: "UIStoryboard.instantiateViewController(identifier:creator:)",
                .invalidArgument
            )
        }
        return result
    }

    private func makeController(
        _ identifier: String,
        _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController {
        guard let controller = makeController(withIdentifier: identifier, creator: creator) else {
            programmerError(
                "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'",
                in: "UIStoryboard.instantiateViewController(withIdentifier:)",
                .invalidArgument
            )
        }
        return controller
    }
}
