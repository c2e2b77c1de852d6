/// The registrations of an object for changes of its traits, in the order in which they were made.
@MainActor
final class TraitRegistrations {
    private var all: [TraitRegistration] = []

    func add(_ registration: TraitRegistration) {
        all.append(registration)
    }

    /// Removes a registration. One of another object is ignored.
    func remove(_ registration: any UITraitChangeRegistration) {
        all.removeAll { $0 === registration }
    }

    /// Runs the actions for the traits of an object that have changed since they last ran.
    ///
    /// An action may change traits again, and add and remove registrations. Each change reaches each registration once.
    func notify(_ object: any UITraitEnvironment) {
        for registration in all where all.contains(where: { $0 === registration }) {
            registration.take(object.traitCollection, of: object)
        }
    }
}
