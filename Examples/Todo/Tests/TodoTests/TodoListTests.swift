import Testing
import UIKit
import UIKitTesting

@testable import Todo

@Suite(.serialized) @MainActor struct TodoListTests {
    @Test func aListOpensWithItsItems() throws {
        let app = TodoFixture()
        #expect(try app.texts() == ["Errands – 3", "Books – 60"])
        try app.tap(0)
        #expect(app.navigator.root.topViewController?.title == "Errands")
        #expect(try app.texts(0) == ["Stamps", "Shoes – The brown ones.", "Keys"])
        #expect(try app.texts(2) == ["Bread"])
    }

    @Test func theCheckMarkMovesAnItemToThoseThatAreDoneAndBack() throws {
        let app = TodoFixture(at: Place(list: TodoList.errands.id))
        let check = try #require(app.screen.accessibilityTree.filter { $0.label == "Mark as done" }.dropFirst().first)
        app.screen.tap(at: CGPoint(x: check.frame.midX, y: check.frame.midY))
        app.screen.settle()
        #expect(try app.texts(0) == ["Stamps", "Keys"])
        #expect(try app.texts(2) == ["Shoes – The brown ones.", "Bread"])
        for _ in 0..<2 { try app.tap(labelled: "Mark as not done") }
        #expect(try app.table.numberOfSections == 2)
        #expect(app.store.lists[0].done.isEmpty)
    }

    @Test func returnAddsAnItemAndTheFieldStaysForTheNext() throws {
        let app = TodoFixture(at: Place(list: TodoList.errands.id))
        app.screen.tap(try app.cell(0, section: 1))
        app.screen.type("Glue\n")
        app.screen.type("Tape\n")
        app.screen.settle()
        #expect(try app.texts(0).suffix(2) == ["Glue", "Tape"])
        app.screen.type("\n")
        #expect(try app.table.numberOfRows(inSection: 0) == 5)
    }

    @Test func aRowIsReorderedByItsControl() throws {
        let app = TodoFixture(at: Place(list: TodoList.errands.id))
        try app.tap(labelled: "Edit")
        try app.drag(2, to: 0)
        #expect(app.store.lists[0].items.map(\.title) == ["Keys", "Stamps", "Shoes", "Bread"])
        let texts = try app.texts(0)
        #expect(texts == ["Keys", "Stamps", "Shoes – The brown ones."])
        try app.tap(labelled: "Done")
        #expect(try !app.table.isEditing)
    }

    @Test func anItemIsNotDroppedAmongThoseThatAreDone() throws {
        let app = TodoFixture(at: Place(list: TodoList.errands.id))
        try app.tap(labelled: "Edit")
        let from = app.screen.presentedFrame(of: try app.cell(0))
        let to = app.screen.presentedFrame(of: try app.cell(0, section: 2))
        let x = from.maxX - 25
        app.screen.drag(
            from: CGPoint(x: x, y: from.midY),
            to: CGPoint(x: x, y: to.maxY),
            duration: 0.5,
            resting: 0.3
        )
        app.screen.settle()
        #expect(app.store.lists[0].items.map(\.title) == ["Shoes", "Keys", "Stamps", "Bread"])
    }

    @Test func aSwipeFlagsAndAFullSwipeDeletes() throws {
        let app = TodoFixture(at: Place(list: TodoList.errands.id))
        app.screen.swipe(.left, on: try app.cell(0), distance: 120)
        app.screen.settle()
        try app.tap(labelled: "Flag")
        #expect(app.store.lists[0].items[0].isFlagged)
        let frame = app.screen.presentedFrame(of: try app.cell(1))
        app.screen.drag(
            from: CGPoint(x: frame.maxX - 10, y: frame.midY),
            to: CGPoint(x: frame.minX + 10, y: frame.midY),
            duration: 0.3,
            resting: 0.2
        )
        app.screen.settle()
        #expect(app.store.lists[0].items.map(\.title) == ["Stamps", "Keys", "Bread"])
        #expect(try app.texts(0) == ["Stamps", "Keys"])
    }

    @Test func aListIsAddedRenamedAndDeleted() throws {
        let app = TodoFixture()
        try app.tap(labelled: "Add List")
        app.screen.type("Garden")
        try app.tap(labelled: "Save")
        #expect(try app.texts() == ["Errands – 3", "Books – 60", "Garden – 0"])
        app.screen.swipe(.left, on: try app.cell(2), distance: 120)
        app.screen.settle()
        try app.tap(labelled: "Rename")
        app.screen.type(" 2")
        app.screen.press(.keyboardReturnOrEnter)
        app.screen.settle()
        #expect(app.store.lists.last?.title == "Garden 2")
        app.screen.swipe(.left, on: try app.cell(2), distance: 120)
        app.screen.settle()
        try app.tap(labelled: "Delete")
        #expect(try app.texts() == ["Errands – 3", "Books – 60"])
    }

    @Test func theDetailsChangeTheItem() throws {
        let app = TodoFixture(at: Place(list: TodoList.errands.id))
        try app.tap(0)
        app.screen.tap(try app.cell(1))
        app.screen.type("Five")
        app.screen.tap(try #require(app.cell(0, section: 1).accessoryView))
        app.navigator.root.popViewController(animated: true)
        app.screen.settle()
        var item = TodoList.errands.items[0]
        (item.notes, item.isFlagged) = ("Five", true)
        #expect(app.store.lists[0].items[0] == item)
        #expect(try app.texts(0).first == "Stamps – Five")
    }

    @Test func aRowGrowsWithItsNotes() throws {
        let app = TodoFixture(at: Place(list: TodoList.errands.id, item: TodoList.errands.items[0].id))
        let before = try app.cell(1).frame.height
        app.screen.tap(try app.cell(1))
        app.screen.type(String(repeating: "A long note. ", count: 8))
        app.screen.settle()
        #expect(try app.cell(1).frame.height > before + 20)
    }
}
