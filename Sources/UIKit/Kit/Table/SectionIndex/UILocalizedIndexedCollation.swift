import Foundation
import ObjectRuntime

/// The division of objects into the sections of an indexed table, by their names in the user's language.
///
/// ```swift
/// let collation = UILocalizedIndexedCollation.current()
/// let section = collation.section(for: contact, collationStringSelector: #selector(getter: Contact.name))
/// ```
///
/// A table shows the titles if its data source returns them.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private let alphabet: IndexAlphabet
    private static let userAlphabet = IndexAlphabet(.current)

    /// Creates a collation for the user's language.
    public required override init() {
        alphabet = Self.userAlphabet
    }

    init(_ alphabet: IndexAlphabet) {
        self.alphabet = alphabet
    }

    /// Returns a collation for the user's language.
    open class func current() -> Self { Self() }

    /// The titles of the sections: the letters of the language, and `#` for everything else.
    open var sectionTitles: [String] { alphabet.titles }

    /// The titles in the index of a table. They are those of the sections.
    open var sectionIndexTitles: [String] { alphabet.titles }

    /// Returns the section for a title in the index. An index beyond the titles leads to the nearest one.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), alphabet.titles.count - 1)
    }

    /// Returns the section of an object.
    ///
    /// - Parameter selector: The method or the property by which the object returns its name.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        alphabet.section(of: name(of: object, selector))
    }

    /// Returns objects in the order of their names. Objects with the same name keep their order.
    ///
    /// - Parameter selector: The method or the property by which an object returns its name.
    /// - Complexity: O(*n* log *n*). Each object is asked for its name once.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let names = array.map { name(of: $0, selector) }
        let order = array.indices.sorted { one, other in
            switch alphabet.compare(names[one], names[other]) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: one < other
            }
        }
        return order.map { array[$0] }
    }

    private func name(of object: Any, _ selector: Selector) -> String {
        let name = Message(selector).send(to: object as AnyObject, for: "UILocalizedIndexedCollation")
        return name as? String ?? (name as? NSString).map { $0 as String } ?? ""
    }
}
