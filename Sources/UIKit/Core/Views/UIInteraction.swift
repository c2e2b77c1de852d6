import Foundation

/// A behavior that can be added to a view, such as a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that owns the interaction; `nil` if none does. A conforming class keeps a weak reference.
    var view: UIView? { get }

    /// Called before the interaction is added to a view, or removed from it (`nil`).
    func willMove(to view: UIView?)

    /// Called after the interaction was added to a view, or removed from it (`nil`).
    func didMove(to view: UIView?)
}

extension UIView {
    func replaceInteractions(by new: [any UIInteraction]) {
        for interaction in interactions { removeInteraction(interaction) }
        for interaction in new { addInteraction(interaction) }
    }

    func attach(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        updateUncommonProperties { $0.interactions.append(interaction) }
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        updateUncommonProperties { $0.interactions.removeAll { $0 === interaction } }
        interaction.didMove(to: nil)
    }
}
