/// The contacts of the user.
@MainActor
final class AddressBook {
    private(set) var contacts: [Contact]

    init(_ contacts: [Contact]) {
        self.contacts = contacts
    }

    func contact(_ id: Contact.ID) -> Contact? {
        contacts.first { $0.id == id }
    }

    /// Adds a contact, or replaces the one with its identifier.
    func save(_ contact: Contact) {
        if let index = contacts.firstIndex(where: { $0.id == contact.id }) {
            contacts[index] = contact
        } else {
            contacts.append(contact)
        }
    }

    func remove(_ id: Contact.ID) {
        contacts.removeAll { $0.id == id }
    }

    func toggleFavorite(_ id: Contact.ID) {
        guard let index = contacts.firstIndex(where: { $0.id == id }) else { return }
        contacts[index].isFavorite.toggle()
    }
}
