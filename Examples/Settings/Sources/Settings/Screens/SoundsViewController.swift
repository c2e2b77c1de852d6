import UIKit

/// Whether sounds are played, how loud they are, and which one is the ringtone.
final class SoundsViewController: FormViewController {
    private let store: PreferencesStore

    init(_ store: PreferencesStore) {
        self.store = store
        super.init()
        title = "Sounds"
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override var sections: [FormSection] {
        let sounds = FormSection(id: "sounds", rows: [FormRow("Play Sounds", .toggle(store.value(\.playsSounds)))])
        guard store.preferences.playsSounds else { return [sounds] }
        let volume = FormSection(
            id: "volume",
            header: "Volume",
            rows: [FormRow("Volume", .slider(store.value(\.volume), symbols: ("minus", "plus")))]
        )
        let ringtones = FormSection(
            id: "ringtones",
            header: "Ringtone",
            rows: Preferences.Ringtone.allCases.map { ringtone in
                let isChosen = store.preferences.ringtone == ringtone
                return FormRow(
                    ringtone.title,
                    .choice(isChosen: isChosen) { [unowned self] in
                        store.preferences.ringtone = ringtone
                        reload(animated: true)
                    }
                )
            }
        )
        return [sounds, volume, ringtones]
    }
}
