import UIKit

/// The first screen of the settings.
final class SettingsViewController: FormViewController {
    private let store: PreferencesStore

    init(_ store: PreferencesStore) {
        self.store = store
        super.init()
        title = "Settings"
        navigationItem.backButtonDisplayMode = .minimal
    }

    required init?(coder: NSCoder) { nil }

    override var sections: [FormSection] {
        [account, notifications, display, about, reset]
    }

    private var account: FormSection {
        FormSection(
            id: "account",
            rows: [
                FormRow(
                    "Account",
                    icon: .init(symbol: "person.crop.circle.fill", color: .systemGray),
                    .link(store.preferences.name) { [store] in AccountViewController(store) }
                )
            ]
        )
    }

    private var notifications: FormSection {
        let preferences = store.preferences
        var rows = [
            FormRow(
                "Allow Notifications",
                icon: .init(symbol: "bell.fill", color: .systemRed),
                .toggle(store.value(\.showsNotifications))
            )
        ]
        if preferences.showsNotifications {
            rows += [
                FormRow(
                    "Sounds",
                    icon: .init(symbol: "bubble.left.fill", color: .systemPink),
                    .link(preferences.playsSounds ? preferences.ringtone.title : "Off") { [store] in
                        SoundsViewController(store)
                    }
                ),
                FormRow(
                    "Quiet at Night",
                    icon: .init(symbol: "moon.fill", color: .systemIndigo),
                    .toggle(store.value(\.isQuietAtNight))
                ),
            ]
            if preferences.isQuietAtNight {
                rows.append(
                    FormRow("From", .stepper(store.value(\.quietHour), 18...23) { "\($0):00" })
                )
            }
        }
        return FormSection(
            id: "notifications",
            header: "Notifications",
            footer: "At night, messages arrive without a sound.",
            rows: rows
        )
    }

    private var display: FormSection {
        let all = Preferences.Appearance.allCases
        let index = FormValue<Int>(
            get: { [store] in all.firstIndex(of: store.preferences.appearance) ?? 0 },
            set: { [store] in store.preferences.appearance = all[$0] }
        )
        return FormSection(
            id: "display",
            header: "Display",
            rows: [
                FormRow("Appearance", .segments(all.map(\.title), index)),
                FormRow("Brightness", .slider(store.value(\.brightness), symbols: ("circle", "circle.fill"))),
                FormRow(
                    "Warm Colors at Night",
                    icon: .init(symbol: "drop.fill", color: .systemOrange),
                    .toggle(store.value(\.warmsColors))
                ),
            ]
        )
    }

    private var about: FormSection {
        FormSection(
            id: "about",
            rows: [
                FormRow(
                    "About",
                    icon: .init(symbol: "info.circle.fill", color: .systemBlue),
                    .link(nil) { AboutViewController() }
                )
            ]
        )
    }

    private var reset: FormSection {
        FormSection(
            id: "reset",
            footer: "The account stays as it is.",
            rows: [FormRow("Reset All Settings", .button(isDestructive: true) { [unowned self] in confirmReset() })]
        )
    }

    private func confirmReset() {
        let alert = UIAlertController(
            title: "Reset All Settings?",
            message: "Notifications and display will be as they were in the beginning.",
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Reset", style: .destructive) { [unowned self] _ in
                store.reset()
                reload(animated: true)
            }
        )
        present(alert, animated: true)
    }
}
