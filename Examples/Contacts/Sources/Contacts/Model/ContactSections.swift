import UIKit

/// Contacts by the first letters of their names, in the order of the user's language.
@MainActor
struct ContactSections {
    struct Section {
        let title: String
        let contacts: [Contact]
    }

    /// The sections that have contacts.
    let sections: [Section]
    /// The titles of the index, and for each of them the section to which it leads.
    let index: [(title: String, section: Int)]

    init(_ contacts: [Contact], collation: UILocalizedIndexedCollation = .current()) {
        var groups = [[Contact]](repeating: [], count: collation.sectionTitles.count)
        for contact in contacts {
            // The collation asks objects for a string. A string is its own description.
            let name = contact.sortName as NSString
            groups[collation.section(for: name, collationStringSelector: Selector(("description")))].append(contact)
        }
        var sections: [Section] = []
        var index: [(String, Int)] = []
        for (title, group) in zip(collation.sectionTitles, groups) {
            // A letter without contacts leads to the contacts before it, as in a book.
            index.append((title, max(0, group.isEmpty ? sections.count - 1 : sections.count)))
            guard !group.isEmpty else { continue }
            let sorted = group.sorted { $0.sortName.localizedStandardCompare($1.sortName) == .orderedAscending }
            sections.append(Section(title: title, contacts: sorted))
        }
        self.sections = sections
        self.index = index
    }
}
