import Foundation

/// The preferences, which are saved after each change.
@MainActor
final class PreferencesStore {
    private static let key = "preferences"

    var preferences: Preferences {
        didSet {
            guard preferences != oldValue else { return }
            if let data = try? JSONEncoder().encode(preferences) { defaults?.set(data, forKey: Self.key) }
            onChange(preferences)
        }
    }
    /// A closure that is called after each change.
    var onChange: (Preferences) -> Void = { _ in }
    private let defaults: UserDefaults?

    /// Creates a store with the preferences that were saved last.
    init(_ defaults: UserDefaults) {
        self.defaults = defaults
        let saved = defaults.data(forKey: Self.key)
        preferences = saved.flatMap { try? JSONDecoder().decode(Preferences.self, from: $0) } ?? Preferences()
    }

    /// Creates a store that isn't saved.
    init(_ preferences: Preferences = Preferences()) {
        defaults = nil
        self.preferences = preferences
    }

    /// Sets all but the account to the defaults.
    func reset() {
        var initial = Preferences()
        (initial.name, initial.email, initial.password) = (preferences.name, preferences.email, preferences.password)
        preferences = initial
    }

    /// Returns a value that a row of a form shows and changes.
    func value<Value>(_ path: WritableKeyPath<Preferences, Value>) -> FormValue<Value> {
        FormValue(get: { [unowned self] in preferences[keyPath: path] }) { [unowned self] in
            preferences[keyPath: path] = $0
        }
    }
}
