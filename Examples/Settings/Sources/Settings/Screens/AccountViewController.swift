import UIKit

/// The user's name, address and password.
final class AccountViewController: FormViewController {
    private let store: PreferencesStore

    init(_ store: PreferencesStore) {
        self.store = store
        super.init()
        title = "Account"
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override var sections: [FormSection] {
        [
            FormSection(
                id: "name",
                rows: [
                    FormRow("Name", .field(store.value(\.name), .name)),
                    FormRow("Email", .field(store.value(\.email), .email)),
                ]
            ),
            FormSection(
                id: "password",
                footer: "Messages on this device are locked with the password.",
                rows: [FormRow("Password", .field(store.value(\.password), .password))]
            ),
        ]
    }
}
