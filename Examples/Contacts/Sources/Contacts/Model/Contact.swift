import Foundation

/// A person or a company.
struct Contact: Identifiable, Equatable {
    let id = UUID()
    var givenName = ""
    var familyName = ""
    var company = ""
    var phone = ""
    var email = ""
    var isFavorite = false

    var isEmpty: Bool { name.isEmpty }

    /// The name as it is shown.
    var name: String {
        let name = [givenName, familyName].filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? company : name
    }

    /// The name by which contacts are sorted.
    var sortName: String {
        let name = [familyName, givenName].filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? company : name
    }

    /// The first letters of the names.
    var initials: String {
        let letters = [givenName, familyName].compactMap(\.first)
        return letters.isEmpty ? String(company.prefix(1)) : String(letters)
    }

    /// Returns whether each word of a search begins a word of the names or the company, or is in the phone number.
    func matches(_ search: String) -> Bool {
        let words = [givenName, familyName, company].flatMap { $0.split(separator: " ") }
        return search.split(separator: " ").allSatisfy { part in
            words.contains { $0.range(of: part, options: [.caseInsensitive, .diacriticInsensitive, .anchored]) != nil }
                || phone.contains(part)
        }
    }
}
