import Foundation
import ObjectRuntime
import SeededRandom
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UILocalizedIndexedCollationTests {
        private func collation(_ language: String) -> UILocalizedIndexedCollation {
            UILocalizedIndexedCollation(IndexAlphabet(Locale(identifier: language)))
        }

        @Test(arguments: [
            ("en", "apple", "A"), ("en", "Zebra", "Z"), ("en", "Émile", "E"), ("en", "7 dwarfs", "#"), ("en", "", "#"),
            ("en", "Жук", "#"), ("en", "*", "#"), ("de", "Ärger", "A"), ("sv", "Ärlig", "Ä"), ("sv", "Zorn", "Z"),
            ("da", "Åse", "Å"), ("es", "ñandú", "Ñ"), ("es", "nada", "N"), ("ru", "жук", "Ж"), ("ru", "apple", "A"),
            ("el", "Ωμέγα", "Ω"), ("ja", "くま", "か"), ("ja", "apple", "A"), ("ja", "漢字", "#"), ("ko", "사과", "ㅅ"),
            ("he", "שלום", "ש"), ("tr", "İzmir", "İ"), ("pl", "Łódź", "Ł"),
        ])
        func aNameIsInTheSectionOfItsLetter(language: String, name: String, title: String) {
            let collation = collation(language)
            let section = collation.section(for: Contact(name), collationStringSelector: Selector("name"))
            #expect(collation.sectionTitles[section] == title)
        }

        @Test(arguments: ["en", "sv", "ru", "ja", "ko", "pl", "tr", "he", "el", "uk", "es"])
        func everyLetterIsInItsOwnSection(language: String) {
            let collation = collation(language)
            for (section, title) in collation.sectionTitles.enumerated() {
                #expect(
                    collation.section(for: Contact(title), collationStringSelector: Selector("name")) == section,
                    "\(title)"
                )
            }
        }

        @Test func objectsAreSortedByTheirNamesAndKeepTheirOrderOtherwise() throws {
            let names = ["b", "Ärger", "a", "item 10", "item 9", "B", "az"]
            let contacts = names.map(Contact.init)
            let sorted = collation("de").sortedArray(from: contacts, collationStringSelector: Selector("name"))
            let found = try sorted.map { try #require($0 as? Contact) }
            #expect(found.map(\.name) == ["a", "Ärger", "az", "b", "B", "item 9", "item 10"])
            #expect(found[3] === contacts[0] && found[4] === contacts[5])
        }

        /// The sections of sorted names follow each other in languages of one script.
        @Test(arguments: 0..<20)
        func sortedNamesAreInSectionsInOrder(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let letters = Array("abcdefgzåäöéñ ")
            let names = (0..<30).map { _ in
                "\(letters.randomElement(using: &random) ?? "a")\(letters.randomElement(using: &random) ?? "a")"
            }
            let contacts = names.filter { $0.first?.isLetter == true }.map(Contact.init)
            let collation = collation("sv")
            let sorted = collation.sortedArray(from: contacts, collationStringSelector: Selector("name"))
            let sections = sorted.map { collation.section(for: $0, collationStringSelector: Selector("name")) }
            #expect(sections == sections.sorted(), "seed \(seed)")
        }

        @Test(arguments: ["description", "self"]) func textsAreInTheSectionsOfTheirLetters(selector: String) {
            let collation = collation("en")
            let section = collation.section(for: "Émile" as NSString, collationStringSelector: Selector(selector))
            #expect(collation.sectionTitles[section] == "E")
            let texts = ["b", "A", "c"].map { $0 as NSString }
            let sorted = collation.sortedArray(from: texts, collationStringSelector: Selector(selector))
            #expect(sorted.map { $0 as? NSString } == ["A", "b", "c"])
        }

        @Test func indexesOfTitlesAreThoseOfSections() {
            let collation = UILocalizedIndexedCollation.current()
            #expect(collation.sectionIndexTitles == collation.sectionTitles)
            #expect(collation.section(forSectionIndexTitle: 3) == 3)
            #expect(collation.section(forSectionIndexTitle: 1000) == collation.sectionTitles.count - 1)
        }
    }
}
