import UIKit

/// The values that the properties of views must have when everything is over.
///
/// A block leaves the value that it set. An animator leaves the value that it set, or the one before if it ends at its
/// start. Where an animator ends at its current position, or changed a property along with another animation, the
/// value isn't predicted.
@MainActor
final class AnimatedOutcomes {
    private struct Key: Hashable {
        var view: Int
        var property: AnimatedChange.Property
    }

    private struct Owner {
        weak var slot: AnimatorSlot?
        var old: [CGFloat]
    }

    private var values: [Key: [CGFloat]] = [:]
    private var owners: [Key: Owner] = [:]
    private var unpredicted: Set<Key> = []

    /// Notes a change that a program makes.
    ///
    /// - Parameter slot: The animator that makes it.
    func note(_ change: AnimatedChange, of view: UIView, number: Int, by slot: AnimatorSlot?, _ apply: () -> Void) {
        let key = Key(view: number, property: change.property)
        let old = change.property.value(of: view)
        apply()
        let new = change.property.value(of: view)
        if let owner = owners[key], owner.slot !== slot || slot == nil { unpredicted.insert(key) }
        if let slot, owners[key] == nil { owners[key] = Owner(slot: slot, old: old) }
        values[key] = new
    }

    /// Notes the end of an animator.
    func end(_ slot: AnimatorSlot, at position: UIViewAnimatingPosition) {
        for (key, owner) in owners where owner.slot === slot {
            owners[key] = nil
            switch position {
            case .end: break
            case .start: values[key] = owner.old
            case .current: unpredicted.insert(key)
            }
        }
    }

    /// Gives up the prediction of properties.
    func doubt(_ properties: [(view: Int, property: AnimatedChange.Property)]) {
        for (view, property) in properties { unpredicted.insert(Key(view: view, property: property)) }
    }

    /// Starts from the present values.
    func forget() {
        (values, owners, unpredicted) = ([:], [:], [])
    }

    /// Returns the first view whose property has another value than predicted.
    func flaw(in views: [UIView]) -> String? {
        for (key, value) in values where !unpredicted.contains(key) && owners[key] == nil {
            let actual = key.property.value(of: views[key.view])
            let isNear = zip(actual, value).allSatisfy { abs($0 - $1) < 0.01 }
            if !isNear { return "the \(key.property) of view \(key.view) is \(actual), not \(value)" }
        }
        return nil
    }
}
