/// A number that changes whenever the traits that views inherit change. Each change on any screen has a new number.
struct TraitsVersion: Equatable {
    /// The version on the main screen, which is that of new views.
    nonisolated(unsafe) static var current = TraitsVersion(number: 0)

    private let number: Int

    private init(number: Int) {
        self.number = number
    }

    /// Returns a version that no view has.
    @MainActor static func next() -> TraitsVersion {
        last += 1
        return TraitsVersion(number: last)
    }

    @MainActor private static var last = 0
}
