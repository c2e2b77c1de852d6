import Testing
import UIKit
import UIKitTesting

@testable import Contacts

@Suite(.serialized) @MainActor struct ContactsTests {
    private static let few = [
        Contact(givenName: "Zoë", familyName: "Ålund"), Contact(givenName: "Ben", familyName: "adams"),
        Contact(company: "3 Bakers"), Contact(givenName: "Émile", phone: "12 345", isFavorite: true),
    ]

    @Test func contactsAreInTheSectionsOfTheirLetters() throws {
        let app = ContactsFixture(Self.few)
        #expect(try app.titles == ["A", "E", "#"])
        #expect(try app.names == ["Ben adams", "Zoë Ålund", "Émile", "3 Bakers"])
    }

    @Test func aLetterOfTheIndexLeadsToItsContacts() throws {
        let app = ContactsFixture()
        let table = try app.table
        // The index takes the trailing edge, from A to #.
        let edge = app.screen.presentedFrame(of: table)
        let top = edge.minY + table.adjustedContentInset.top
        let bottom = edge.maxY - table.adjustedContentInset.bottom
        app.screen.drag(
            from: CGPoint(x: edge.maxX - 6, y: (top + bottom) / 2),
            to: CGPoint(x: edge.maxX - 6, y: bottom - 20),
            duration: 0.5,
            resting: 0.2
        )
        app.screen.settle()
        #expect(try app.titles.last == "#")
        #expect(try app.names.last == "3 Linden Bakery")
        app.screen.drag(
            from: CGPoint(x: edge.maxX - 6, y: (top + bottom) / 2),
            to: CGPoint(x: edge.maxX - 6, y: top + 5),
            duration: 0.5,
            resting: 0.2
        )
        app.screen.settle()
        #expect(try app.names.first == "Ruth Amari")
    }

    @Test func aSearchFindsTheBeginningsOfWordsWithoutAccents() throws {
        let app = ContactsFixture()
        try app.search("em")
        #expect(try app.names == ["Émile Caron"])
        #expect(try app.table.dataSource?.sectionIndexTitles(for: app.table) == nil)
        try app.search(" x")
        #expect(try app.names.isEmpty && app.table.backgroundView != nil)
        try app.tap(labelled: "Cancel")
        #expect(try app.names.first == "Ruth Amari" && app.table.backgroundView == nil)
    }

    @Test func aScopeShowsFavoritesOnly() throws {
        let app = ContactsFixture()
        try app.search("e")
        #expect(try app.names.count > 2)
        try app.tap(labelled: "Favorites")
        #expect(try app.names == ["Elena Rossi"])
    }

    @Test func aContactThatWasFoundOpensAndTheSearchIsThereAfterwards() throws {
        let app = ContactsFixture()
        try app.search("yuki")
        try app.tap(0)
        #expect(app.screen.element(labelled: "Yuki Ito") != nil)
        app.root.popViewController(animated: true)
        app.screen.settle()
        #expect(try app.names == ["Yuki Ito"] && app.searchBar.text == "yuki")
    }

    @Test func aNewContactIsAddedInItsSection() throws {
        let app = ContactsFixture(Self.few)
        try app.tap(labelled: "Add")
        #expect(try #require(app.screen.element(labelled: "Save")).traits.contains(.notEnabled))
        app.screen.type("Mia\nMoor\n\n12 34\n")
        try app.tap(labelled: "Save")
        #expect(try app.titles == ["A", "E", "M", "#"])
        let mia = try #require(app.book.contacts.last)
        #expect(mia.name == "Mia Moor" && mia.phone == "12 34" && mia.company.isEmpty)
    }

    @Test func anEditedContactMovesToItsNewPlace() throws {
        let app = ContactsFixture(Self.few)
        try app.tap(1)
        try app.tap(labelled: "Edit")
        try app.tap(labelled: "Last name")
        app.screen.press(.keyboardA, modifiers: .control)
        app.screen.type("Vik")
        try app.tap(labelled: "Save")
        #expect(app.screen.element(labelled: "Zoë Vik") != nil)
        app.root.popViewController(animated: true)
        app.screen.settle()
        #expect(try app.titles == ["A", "E", "V", "#"])
    }

    @Test func theMenuOfARowCopiesTheNumber() throws {
        let app = ContactsFixture(Self.few)
        app.screen.longPress(try app.cell(0, 1))
        app.screen.settle()
        try app.tap(labelled: "Copy Number")
        #expect(app.screen.clipboard == "12 345")
        app.screen.longPress(try app.cell(0, 1))
        app.screen.settle()
        try app.tap(labelled: "Remove from Favorites")
        #expect(app.book.contacts[3].isFavorite == false)
    }

    @Test func aContactIsDeletedByASwipeOrAfterAQuestion() throws {
        let app = ContactsFixture(Self.few)
        app.screen.swipe(.left, on: try app.cell(0), distance: 120)
        app.screen.settle()
        try app.tap(labelled: "Delete")
        #expect(try app.names == ["Zoë Ålund", "Émile", "3 Bakers"])
        try app.tap(0, 1)
        try app.tap(labelled: "Delete Contact")
        let confirmation = app.screen.accessibilityTree.last { $0.label == "Delete Contact" }
        app.screen.activate(try #require(confirmation))
        app.screen.settle()
        #expect(try app.names == ["Zoë Ålund", "3 Bakers"])
    }
}
