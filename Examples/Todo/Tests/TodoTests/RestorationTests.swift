import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Todo

@Suite(.serialized) @MainActor struct RestorationTests {
    @Test func whatWasOpenIsOpenAgain() throws {
        let app = TodoFixture()
        try app.tap(0)
        try app.tap(1)
        let place = app.navigator.place
        let again = TodoFixture(app.store.lists, at: place)
        #expect(again.navigator.place == place)
        #expect(again.navigator.root.viewControllers.map(\.title) == ["Lists", "Errands", "Details"])
    }

    @Test func theListIsScrolledToTheSameItem() throws {
        let app = TodoFixture(at: Place(list: TodoList.books.id))
        app.screen.swipe(.up, on: try app.table, distance: 500)
        app.screen.settle()
        let place = app.navigator.place
        let top = try #require(place.top)
        let again = TodoFixture(app.store.lists, at: place)
        #expect(again.navigator.place.top == top)
    }

    @Test func editingGoesOn() throws {
        let app = TodoFixture(at: Place(list: TodoList.errands.id))
        try app.tap(labelled: "Edit")
        let again = TodoFixture(app.store.lists, at: app.navigator.place)
        #expect(try again.table.isEditing && again.items.isEditing)
    }

    @Test func aPlaceIsRestoredFromItsActivity() throws {
        let place = Place(list: TodoList.books.id, top: TodoItem(title: "").id, isEditing: true)
        #expect(Place(try #require(place.activity)) == place)
        #expect(Place(NSUserActivity(activityType: "another")) == nil)
    }

    @Test func whatWasDeletedMeanwhileIsLeftOut() {
        let place = Place(list: TodoList.errands.id, item: TodoItem(title: "").id, top: TodoItem(title: "").id)
        #expect(TodoFixture(at: place).navigator.root.viewControllers.count == 2)
        #expect(TodoFixture([.books], at: place).navigator.root.viewControllers.count == 1)
    }

    @Test func theListsAreReadFromTheirFile() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)/lists.json")
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        let store = TodoStore(JSONFile(url))
        #expect(store.lists.count == 4)
        store.addList("Garden")
        store.addItem(TodoItem(title: "Dig"), to: try #require(store.lists.last).id)
        #expect(TodoStore(JSONFile(url)).lists == store.lists)
    }
}
