/// An object that notifies others of changes of its traits.
@preconcurrency @MainActor
protocol TraitChangeSource: UITraitEnvironment, UITraitChangeObservable {
    /// The registrations; `nil` before the first one.
    var traitRegistrations: TraitRegistrations? { get set }
}

extension TraitChangeSource {
    func register(for traits: [UITrait], action: @escaping TraitRegistration.Action) -> TraitRegistration {
        let registration = TraitRegistration(for: traits, known: traitCollection, action: action)
        let registrations = traitRegistrations ?? TraitRegistrations()
        registrations.add(registration)
        traitRegistrations = registrations
        return registration
    }
}
