import Foundation

/// An action that runs after one of several traits of an object has changed.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    /// Runs with the object and its traits before the change.
    typealias Action = @MainActor (_ object: any UITraitEnvironment, _ previous: UITraitCollection) -> Void

    private let traits: [UITrait]
    private let action: Action
    /// The traits that the object had when the registration was made, or when they last changed.
    private var known: UITraitCollection

    init(for traits: [UITrait], known: UITraitCollection, action: @escaping Action) {
        self.traits = traits
        self.action = action
        self.known = known
    }

    /// Runs the action if a trait of the registration has changed.
    @MainActor
    func take(_ current: UITraitCollection, of object: any UITraitEnvironment) {
        let previous = known
        guard previous !== current else { return }
        known = current
        if traits.contains(where: { !current.values.isSame($0, in: previous.values) }) { action(object, previous) }
    }

    /// Returns the registration itself.
    func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}
