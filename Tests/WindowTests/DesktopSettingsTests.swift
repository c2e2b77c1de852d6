import Foundation
import Testing

extension WindowTests {
    /// The settings of the desktop, while a program runs.
    @Suite(.serialized)
    struct DesktopSettings {
        private let folder: ScratchFolder

        init() throws { folder = try ScratchFolder() }

        /// Settings that a desktop sends by X11's protocol: those of GTK.
        @Test func gtkSettingsApplyWhileRunning() throws {
            let screen = try VirtualScreen(in: .x11, showing: "WindowProbe", titled: "Window probe")
            let program = screen.application
            try program.line(holding: "isDark: false, reducesMotion: false, increasesContrast: false")
            let manager = try SettingsManager(ofDisplay: try #require(screen.environment["DISPLAY"] ?? nil))
            try manager.set(["Xft/DPI": .number(96 * 1_024 * 3 / 2)])
            try program.line(holding: "textScale: 1.5")
            try manager.set(["Net/ThemeName": .text("Default-dark")])
            try program.line(holding: "isDark: true, reducesMotion: false, increasesContrast: false")
            try manager.set(["Net/ThemeName": .text("HighContrast")])
            try program.line(holding: "isDark: false, reducesMotion: false, increasesContrast: true")
            try manager.set(["Net/ThemeName": .text("Default"), "Gtk/EnableAnimations": .number(0)])
            try program.line(holding: "isDark: false, reducesMotion: true, increasesContrast: false")
        }

        /// Settings that a desktop has in GSettings: those of GNOME.
        @Test(arguments: Session.each) func gnomesSettingsApplyWhileRunning(session: Session) throws {
            func set(_ text: String) throws { _ = try folder.file("glib-2.0/settings/keyfile", text) }
            try set("[org/gnome/desktop/interface]\ncolor-scheme='default'\n")
            let screen = try VirtualScreen(
                in: session,
                showing: "WindowProbe",
                titled: "Window probe",
                environment: ["GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": folder.url.path]
            )
            let program = screen.application
            try program.line(holding: "isDark: false, reducesMotion: false, increasesContrast: false")
            try set("[org/gnome/desktop/interface]\ncolor-scheme='prefer-dark'\n")
            try program.line(holding: "isDark: true, reducesMotion: false, increasesContrast: false")
            try set(
                "[org/gnome/desktop/interface]\ncolor-scheme='prefer-dark'\n"
                    + "[org/gnome/desktop/a11y/interface]\nhigh-contrast=true\n"
            )
            try program.line(holding: "isDark: true, reducesMotion: false, increasesContrast: true")
            // On X11, a program of the desktop tells GTK these, and GTK doesn't read them.
            guard session.system == .wayland else { return }
            try set("[org/gnome/desktop/interface]\ntext-scaling-factor=1.5\nenable-animations=false\n")
            try program.line(
                holding: "reducesMotion: true, increasesContrast: false, isRightToLeft: false, textScale: 1.5"
            )
        }

        /// GTK's inspector, for instance, changes the direction.
        @Test(arguments: Session.chosen) func theDirectionAppliesWhileRunning(session: Session) throws {
            let screen = try VirtualScreen(in: session, showing: "WindowProbe", titled: "Window probe")
            try screen.application.line(holding: "isRightToLeft: false")
            try screen.focus()
            try screen.input("key d")
            try screen.application.line(holding: "isRightToLeft: true")
        }

        /// The app shows larger text and other colors at once.
        @Test func theAppFollows() throws {
            let file = try folder.file("one.txt", "The first file.\n")
            let screen = try VirtualScreen(in: .x11, showing: "unfold", [file.path], titled: "^one[.]txt$")
            let first = try screen.picture(showing: "the file") { $0.hasText(x: 10..<350, y: 66..<100) }
            let manager = try SettingsManager(ofDisplay: try #require(screen.environment["DISPLAY"] ?? nil))
            try manager.set(["Xft/DPI": .number(96 * 1_024 * 3 / 2)])
            let large = try screen.picture(showing: "larger text") {
                $0 != first && $0.hasText(x: 10..<350, y: 66..<110)
            }
            try manager.set(["Net/ThemeName": .text("Default-dark"), "Xft/DPI": .number(96 * 1_024 * 3 / 2)])
            try screen.picture(showing: "light text on a dark ground") { $0 != large && $0.color(700, 700) == 0x1D1D20 }
            try manager.set(["Net/ThemeName": .text("Default"), "Xft/DPI": .number(96 * 1_024)])
            try screen.picture(showing: "the file as before") { $0 == first }
        }
    }
}
