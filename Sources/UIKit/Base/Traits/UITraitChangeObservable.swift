import Failures
import ObjectRuntime

/// An object that notifies others of changes of its traits: a view, a view controller, a window scene or a presentation
/// controller.
///
/// ```swift
/// registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
///     self.updateImage(for: self.traitCollection.userInterfaceStyle)
/// }
/// ```
///
/// A registration is notified after one of its traits has changed, once for each change, and not when the others
/// change. It ends with its object. A view outside of a window is notified when it comes into one, if one of the traits
/// is different then.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    /// A closure that runs after traits have changed, with the object and the traits before the change.
    typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection
    ) -> Void

    /// Runs a closure after each change of traits.
    ///
    /// The closure is retained as long as the registration exists. Use the object that it gets instead of capturing
    /// `self`.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration

    /// Calls a method of an object after each change of traits.
    ///
    /// - Parameters:
    ///   - traits: The types of the traits.
    ///   - target: The object, which isn't retained.
    ///   - action: A method that has no parameter, one for this object, or a second one for its previous traits.
    @discardableResult
    func registerForTraitChanges(
        _ traits: [UITrait],
        target: Any,
        action: Selector
    ) -> any UITraitChangeRegistration

    /// Calls a method of this object after each change of traits. Its parameters are the same as with a target.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

    /// Ends a registration. One that has ended, and one of another object, is ignored.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        let source = source(for: "UITraitChangeObservable.registerForTraitChanges(_:handler:)")
        programmerError(
            unless: source is TraitEnvironment,
            "The handler expects a \(TraitEnvironment.self), but the traits are those of \(source)",
            in: "UITraitChangeObservable.registerForTraitChanges(_:handler:)",
            .invalidArgument
        )
        return source.register(for: traits) { object, previous in
            if let object = object as? TraitEnvironment { handler(object, previous) }
        }
    }

    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        target: Any,
        action: Selector
    ) -> any UITraitChangeRegistration {
        let source = source(for: "UITraitChangeObservable.registerForTraitChanges(_:target:action:)")
        return source.register(for: traits) { [weak target = target as AnyObject] object, previous in
            guard let target else { return }
            let message = Message(action, object, previous)
            message.send(to: target, for: "UITraitChangeObservable.registerForTraitChanges(_:target:action:)")
        }
    }

    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        source(for: "UITraitChangeObservable.unregisterForTraitChanges(_:)").traitRegistrations?.remove(registration)
    }

    private func source(for api: String) -> any TraitChangeSource {
        guard let source = self as? any TraitChangeSource else {
            programmerError("\(type(of: self)) isn't a class of UIKit that has traits", in: api, .invalidArgument)
        }
        return source
    }
}
