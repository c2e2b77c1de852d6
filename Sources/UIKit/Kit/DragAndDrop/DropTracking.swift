import CoreGraphics

/// The way of a drag over destinations: which one it is over, and what a drop would do there.
@MainActor
final class DropTracking {
    let session: DropSession
    /// The destination under the finger.
    private(set) var target: UIDropInteraction?
    private var proposal = UIDropProposal(operation: .cancel)
    /// The destinations that the drag was over.
    private var visited: [UIDropInteraction] = []
    /// The interactions under the finger that aren't destinations. They are asked again when the drag returns.
    private var refusing: [UIDropInteraction] = []

    init(_ session: DropSession) {
        self.session = session
    }

    /// The result of a drop at the place of the session.
    var operation: UIDropOperation {
        target == nil || proposal.operation == .move && !session.allowsMoveOperation ? .cancel : proposal.operation
    }

    /// Whether the destination asks for items at their full size.
    var prefersFullSize: Bool { target != nil && proposal.prefersFullSizePreview }

    /// Follows the session to its place on a screen.
    ///
    /// - Returns: The view at the place.
    func update(on screen: UIScreen) -> UIView? {
        session.follow()
        let window = screen.window(at: session.place)
        let hit = window.flatMap { $0.hitTest($0.point(onScreen: session.place), with: nil) }
        let new = destination(at: hit)
        if new !== target {
            leave()
            if let new { enter(new) }
        }
        if let target, let delegate = target.delegate {
            proposal = delegate.dropInteraction(target, sessionDidUpdate: session)
        }
        return hit
    }

    private func destination(at view: UIView?) -> UIDropInteraction? {
        let under = view?.withSuperviews.flatMap { $0.interactions.lazy.compactMap { $0 as? UIDropInteraction } } ?? []
        refusing.removeAll { old in !under.contains { $0 === old } }
        for interaction in under where !refusing.contains(where: { $0 === interaction }) {
            if interaction === target || interaction.accepts(session) { return interaction }
            refusing.append(interaction)
        }
        return nil
    }

    private func enter(_ interaction: UIDropInteraction) {
        target = interaction
        interaction.sessionCount += 1
        if !visited.contains(where: { $0 === interaction }) { visited.append(interaction) }
        interaction.delegate?.dropInteraction(interaction, sessionDidEnter: session)
    }

    /// Leaves the destination.
    func leave() {
        guard let old = target else { return }
        target = nil
        proposal = UIDropProposal(operation: .cancel)
        old.sessionCount -= 1
        old.delegate?.dropInteraction(old, sessionDidExit: session)
    }

    /// Lets the destination take the items.
    func perform() {
        guard let target else { return }
        target.delegate?.dropInteraction(target, performDrop: session)
    }

    /// Notifies the destination that the animations of the drop are over, and all that the drag is.
    func end(isDropped: Bool) {
        if let target {
            if isDropped { target.delegate?.dropInteraction(target, concludeDrop: session) }
            target.sessionCount -= 1
        }
        target = nil
        for interaction in visited { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
        visited = []
    }
}
