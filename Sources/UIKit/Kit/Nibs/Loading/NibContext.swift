import Foundation
import InterfaceBuilder

/// The objects outside of a nib that it refers to, and the traits for which it is loaded.
@MainActor
final class NibContext {
    private struct Outside {
        weak var object: AnyObject?
    }

    private var objects: [String: Outside] = [:]
    let sizeClasses: NibSizeClasses
    /// The scene of a storyboard that the objects belong to.
    private(set) weak var scene: SceneInstance?

    /// The identifiers of the placeholders that all nibs have.
    static let ownerID = "-1"
    static let firstResponderID = "-2"

    init(owner: AnyObject? = nil, scene: SceneInstance? = nil) {
        self.scene = scene
        let traits = UIScreen.main.traits
        sizeClasses = NibSizeClasses(
            isWidthRegular: traits.horizontalSizeClass == .regular,
            isHeightRegular: traits.verticalSizeClass == .regular
        )
        if let owner { add(owner, for: Self.ownerID) }
    }

    func add(_ object: AnyObject, for id: String) {
        objects[id] = Outside(object: object)
    }

    func object(for id: String) -> AnyObject? {
        objects[id]?.object
    }
}
