import CGTK

/// A setting of the desktop in GSettings.
@MainActor
final class DesktopSetting {
    private let settings: UnsafeMutablePointer<GSettings>
    private let key: String

    /// - Returns: `nil` if the desktop doesn't have the setting.
    init?(schema name: String, key: String) {
        // GSettings terminates the process on access to a schema or key that is not installed.
        guard let source = g_settings_schema_source_get_default(),
            let schema = g_settings_schema_source_lookup(source, name, 1)
        else { return nil }
        defer { g_settings_schema_unref(schema) }
        guard g_settings_schema_has_key(schema, key) != 0, let settings = g_settings_new(name) else { return nil }
        self.settings = settings
        self.key = key
    }

    isolated deinit {
        g_object_unref(settings)
    }

    /// The value of a setting that is a text or a choice.
    var text: String? {
        guard let value = g_settings_get_string(settings, key) else { return nil }
        defer { g_free(value) }
        return String(cString: value)
    }

    /// The value of a setting that is on or off.
    var flag: Bool { g_settings_get_boolean(settings, key) != 0 }

    /// Calls a function with the owner when the value changes.
    func observe(by owner: AnyObject, _ changed: SignalHandler.Property) {
        connect(settings, "changed::\(key)", owner: owner, changed)
        // GSettings reports changes only of keys that were read after a function was connected.
        _ = g_settings_get_value(settings, key).map(g_variant_unref)
    }

    func stopObserving(by owner: AnyObject) {
        disconnect(settings, owner: owner)
    }
}
