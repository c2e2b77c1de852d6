import CGTK
import Foundation
import HostInterface

/// The desktop settings that apply to all apps.
@MainActor
final class DesktopSettings {
    private(set) var appearance = HostAppearance()
    var onChange: ((HostAppearance) -> Void)?

    private let settings: OpaquePointer?
    /// GNOME's settings, which contain the choice of dark or light appearance. GTK does not read it.
    private let desktop: UnsafeMutablePointer<GSettings>?

    private static let gtkProperties = [
        "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi",
    ]

    init() {
        settings = gtk_settings_get_default()
        desktop = Self.desktopInterface()
        appearance = read()
        observe()
    }

    func stop() {
        if let settings { disconnect(UnsafeMutableRawPointer(settings), owner: self) }
        if let desktop { disconnect(desktop, owner: self) }
    }

    private func observe() {
        let changed: SignalHandler.Property = { _, _, owner in
            Unmanaged<DesktopSettings>.fromOpaque(owner).takeUnretainedValue().update()
        }
        if let settings {
            for property in Self.gtkProperties {
                connect(UnsafeMutableRawPointer(settings), "notify::\(property)", owner: self, changed)
            }
        }
        if let desktop {
            connect(desktop, "changed::color-scheme", owner: self, changed)
        }
    }

    private func update() {
        let new = read()
        guard new != appearance else { return }
        appearance = new
        onChange?(new)
    }

    private func read() -> HostAppearance {
        var appearance = HostAppearance()
        appearance.isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
        if let settings {
            let theme = property(settings, "gtk-theme-name") {
                g_value_get_string(&$0).map { String(cString: $0) } ?? ""
            }
            appearance.isDark =
                property(settings, "gtk-application-prefer-dark-theme") { g_value_get_boolean(&$0) != 0 }
                || theme.hasSuffix("-dark") || theme.hasSuffix(":dark")
            appearance.reducesMotion = property(settings, "gtk-enable-animations") { g_value_get_boolean(&$0) == 0 }
            // The unit is 1/1024 dot per inch. The default of a desktop is 96 dots per inch.
            let resolution = property(settings, "gtk-xft-dpi") { g_value_get_int(&$0) }
            if resolution > 0 { appearance.textScale = CGFloat(resolution) / 1024 / 96 }
        }
        if let desktop, let scheme = g_settings_get_string(desktop, "color-scheme") {
            if String(cString: scheme) == "prefer-dark" { appearance.isDark = true }
            g_free(scheme)
        }
        return appearance
    }

    private func property<Value>(
        _ object: OpaquePointer,
        _ name: String,
        _ get: (inout GValue) -> Value
    ) -> Value {
        var value = GValue()
        defer { g_value_unset(&value) }
        g_object_get_property(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GObject.self), name, &value)
        return get(&value)
    }

    private static func desktopInterface() -> UnsafeMutablePointer<GSettings>? {
        let name = "org.gnome.desktop.interface"
        // GSettings terminates the process on access to a schema or key that is not installed.
        guard let source = g_settings_schema_source_get_default(),
            let schema = g_settings_schema_source_lookup(source, name, 1)
        else { return nil }
        defer { g_settings_schema_unref(schema) }
        guard g_settings_schema_has_key(schema, "color-scheme") != 0 else { return nil }
        return g_settings_new(name)
    }
}
