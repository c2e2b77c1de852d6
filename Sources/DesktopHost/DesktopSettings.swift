import CGTK
import Foundation
import HostInterface

/// The desktop settings that apply to all apps.
@MainActor
final class DesktopSettings {
    private(set) var appearance = HostAppearance()
    var onChange: ((HostAppearance) -> Void)?

    private let settings: OpaquePointer?
    /// GNOME's choice of dark or light appearance, which GTK does not read.
    private let colorScheme = DesktopSetting(schema: "org.gnome.desktop.interface", key: "color-scheme")
    /// GNOME's choice of more contrast, which GTK does not report.
    private let highContrast = DesktopSetting(schema: "org.gnome.desktop.a11y.interface", key: "high-contrast")

    private static let gtkProperties = [
        "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi",
    ]

    init() {
        settings = gtk_settings_get_default()
        appearance = read()
        observe()
    }

    func stop() {
        if let settings { disconnect(UnsafeMutableRawPointer(settings), owner: self) }
        for setting in [colorScheme, highContrast] { setting?.stopObserving(by: self) }
    }

    /// Reads the settings again. GTK reports another default direction to widgets only.
    func directionChanged() { update() }

    private func observe() {
        let changed: SignalHandler.Property = { _, _, owner in
            Unmanaged<DesktopSettings>.fromOpaque(owner).takeUnretainedValue().update()
        }
        if let settings {
            for property in Self.gtkProperties {
                connect(UnsafeMutableRawPointer(settings), "notify::\(property)", owner: self, changed)
            }
        }
        for setting in [colorScheme, highContrast] { setting?.observe(by: self, changed) }
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
            let theme = ThemeName(
                property(settings, "gtk-theme-name") { g_value_get_string(&$0).map { String(cString: $0) } ?? "" }
            )
            appearance.isDark =
                property(settings, "gtk-application-prefer-dark-theme") { g_value_get_boolean(&$0) != 0 }
                || theme.isDark
            appearance.increasesContrast = theme.hasHighContrast
            appearance.reducesMotion = property(settings, "gtk-enable-animations") { g_value_get_boolean(&$0) == 0 }
            // The unit is 1/1024 dot per inch. The default of a desktop is 96 dots per inch.
            let resolution = property(settings, "gtk-xft-dpi") { g_value_get_int(&$0) }
            if resolution > 0 { appearance.textScale = CGFloat(resolution) / 1024 / 96 }
        }
        if colorScheme?.text == "prefer-dark" { appearance.isDark = true }
        if highContrast?.flag == true { appearance.increasesContrast = true }
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
}
