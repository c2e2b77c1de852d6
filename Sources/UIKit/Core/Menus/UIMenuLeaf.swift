import Foundation

/// An element of a menu that can be performed: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The title of the element.
    var title: String { get set }
    /// The image beside the title.
    var image: UIImage? { get set }
    /// The image while the state is on; `nil` for `image`.
    var selectedImage: UIImage? { get set }
    /// A longer title that explains the element.
    var discoverabilityTitle: String? { get set }
    /// The attributes of the element.
    var attributes: UIMenuElement.Attributes { get set }
    /// The state of the element.
    var state: UIMenuElement.State { get set }
    /// The object that performs the element, while it is performed.
    var sender: Any? { get }

    /// Performs the element.
    ///
    /// - Parameters:
    ///   - sender: The object that `sender` returns meanwhile.
    ///   - target: The object that has the method of a command; `nil` for the first one in the responder chain. An
    ///     action ignores it.
    func performWithSender(_ sender: Any?, target: Any?)
}
