import Testing
import UIKit
import UIKitTesting

@testable import Records

/// The app on a screen.
@MainActor
private struct Fixture {
    let screen = TestScreen()
    let library = Library(Record.sample)
    let root: UINavigationController

    init() {
        root = SceneDelegate.makeRoot(library)
        screen.onFailure = { Issue.record("\($0)") }
        screen.show(root)
        screen.settle()
    }

    var collection: UICollectionView {
        get throws { try #require((root.topViewController as? UICollectionViewController)?.collectionView) }
    }

    func cell(_ item: Int, _ section: Int) throws -> UICollectionViewCell {
        try #require(try collection.cellForItem(at: [section, item]))
    }

    func tap(_ item: Int, _ section: Int) throws {
        screen.tap(try cell(item, section))
        screen.settle()
    }
}

@Suite(.serialized) @MainActor struct RecordsTests {
    @Test func aGenreUnfoldsToItsRecords() throws {
        let app = Fixture()
        #expect(try app.collection.numberOfItems(inSection: 2) == 5)
        try app.tap(0, 2)
        #expect(try app.collection.numberOfItems(inSection: 2) == 7)
        try app.tap(1, 2)
        let record = try #require(app.root.topViewController as? RecordViewController)
        #expect(record.title == "Evensong")
    }

    @Test func theCardsStopInTheMiddle() throws {
        let app = Fixture()
        app.screen.swipe(.left, on: try app.cell(0, 0), distance: 200)
        app.screen.settle()
        let middle = app.screen.presentedFrame(of: try app.cell(1, 0)).midX
        #expect(abs(middle - app.screen.window.bounds.midX) < 1)
    }

    @Test func aSleeveOpensItsRecord() throws {
        let app = Fixture()
        try app.tap(0, 1)
        #expect(app.root.topViewController?.title == "Circuit")
        #expect(try app.collection.numberOfItems(inSection: 0) == 4)
    }

    @Test func aSwipeMarksAPiece() throws {
        let app = Fixture()
        try app.tap(0, 1)
        app.screen.swipe(.left, on: try app.cell(1, 0), distance: 120)
        app.screen.settle()
        let mark = try #require(app.screen.element(labelled: "Mark"))
        app.screen.tap(at: CGPoint(x: mark.frame.midX, y: mark.frame.midY))
        app.screen.settle()
        #expect(app.library.marked == ["Loop"])
        let row = try #require(try app.cell(1, 0) as? UICollectionViewListCell)
        #expect(row.accessories.count == 2)
    }

    @Test(arguments: [UIContentSizeCategory.large, .accessibilityMedium])
    func theAuditFindsNothing(category: UIContentSizeCategory) {
        let app = Fixture()
        app.screen.setContentSizeCategory(category)
        app.screen.settle()
        let issues = app.screen.performAccessibilityAudit { $0.compactDescription == "Contrast nearly passed" }
        #expect(issues.isEmpty, "\(issues)")
    }
}
