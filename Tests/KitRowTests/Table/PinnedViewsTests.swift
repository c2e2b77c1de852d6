import Testing
import UIKit
import UIKitTesting

/// Tests the views that are pinned to the viewport of a table or a collection view while an animation scrolls.
@Suite(.serialized) @MainActor struct PinnedViewsTests {
    /// Sections of ten rows of 44 points, each with a header and a footer of 30.
    private final class Sections: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 6 }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

        override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }

        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }

        override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }

        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "F"] }
    }

    private func table(conduct: PlatformConduct = .kind) -> (TestScreen, UITableView) {
        let screen = TestScreen(size: CGSize(width: 320, height: 400), conduct: conduct)
        let controller = Sections(style: .plain)
        controller.tableView.rowHeight = 44
        controller.tableView.sectionHeaderTopPadding = 0
        controller.tableView.contentInsetAdjustmentBehavior = .never
        controller.tableView.backgroundView = UIView()
        screen.show(controller)
        controller.tableView.contentOffset.y = 60
        screen.settle()
        return (screen, controller.tableView)
    }

    /// Returns where views are on the screen in each frame of an animation.
    private func places(of views: [UIView], _ screen: TestScreen, _ animations: @escaping () -> Void) -> [[CGFloat]] {
        UIView.animate(withDuration: 0.3, animations: animations)
        var places: [[CGFloat]] = []
        for _ in 0..<20 {
            screen.advance(by: 1 / 60)
            places.append(views.map { screen.presentedFrame(of: $0).minY })
        }
        return places
    }

    private func stand(_ places: [[CGFloat]], at goals: [CGFloat]) -> Bool {
        places.allSatisfy { frame in zip(frame, goals).allSatisfy { abs($0 - $1) < 0.01 } }
    }

    @Test(arguments: [PlatformConduct.kind, .asOnIOS, .asOnIOS.union(.uncertain)], [true, false])
    func theyStandWhileAnAnimationScrolls(conduct: PlatformConduct, laysOut: Bool) throws {
        let (screen, table) = table(conduct: conduct)
        let header = try #require(table.headerView(forSection: 0) ?? table.subviews.first { $0.frame.minY == 60 })
        let background = try #require(table.backgroundView)
        let index = try #require(table.subviews.last)
        let moved = places(of: [header, background, index], screen) {
            table.contentOffset.y = 130
            if laysOut { table.layoutIfNeeded() }
        }
        #expect(stand(moved, at: [0, 0, 0]))
        screen.settle()
        #expect(header.frame.minY == 130 && background.frame.minY == 130 && index.frame.minY == 130)
    }

    @Test func aHeaderIsPushedAwayWithoutAJump() throws {
        let (screen, table) = table()
        let header = try #require(table.subviews.first { $0.frame == CGRect(x: 0, y: 60, width: 320, height: 30) })
        // Its section ends at 500, with a footer that pushes it away from 440 on.
        UIView.animate(withDuration: 0.3) { table.contentOffset.y = 515 }
        for _ in 0..<20 {
            screen.advance(by: 1 / 60)
            guard header.window != nil else { break }
            let offset = table.layer.presentation()?.bounds.minY ?? 515
            #expect(abs(screen.presentedFrame(of: header).minY - min(0, 440 - offset)) < 2)
        }
        screen.settle()
    }

    /// A scroll in a second animation, while the first one runs, changes nothing of what stands.
    @Test func animationsAddUp() throws {
        let (screen, table) = table()
        let header = try #require(table.subviews.first { $0.frame == CGRect(x: 0, y: 60, width: 320, height: 30) })
        UIView.animate(withDuration: 0.4) { table.contentOffset.y = 130 }
        screen.advance(by: 0.1)
        #expect(stand(places(of: [header], screen) { table.contentOffset.y = 90 }, at: [0]))
        UIView.animate(withDuration: 0.4) { table.contentOffset.y = 200 }
        screen.advance(by: 0.1)
        table.contentOffset.y = 220
        screen.advance(by: 1 / 60)
        #expect(abs(screen.presentedFrame(of: header).minY) < 0.01)
    }

    @Test func aFooterThatComesInStandsAtTheBottom() throws {
        let (screen, table) = table()
        // At 60 the footer of section 0 is at its pinned place; from 530 on it is that of section 1.
        table.contentOffset.y = 470
        screen.settle()
        UIView.animate(withDuration: 0.3) { table.contentOffset.y = 560 }
        screen.advance(by: 1 / 60)
        let footer = try #require(table.subviews.first { $0.frame == CGRect(x: 0, y: 930, width: 320, height: 30) })
        for _ in 0..<16 {
            screen.advance(by: 1 / 60)
            #expect(abs(screen.presentedFrame(of: footer).minY - 370) < 0.01)
        }
    }

    @Test func headersOfAFlowLayoutStand() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 400))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionHeadersPinToVisibleBounds = true
        let collection = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
        let source = FlowSource(collection)
        collection.dataSource = source
        screen.window.addSubview(collection)
        collection.contentOffset.y = 50
        screen.settle()
        let header = try #require(
            collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
        )
        #expect(stand(places(of: [header], screen) { collection.contentOffset.y = 150 }, at: [0]))
        let laidOut = places(of: [header], screen) {
            collection.contentOffset.y = 90
            collection.layoutIfNeeded()
        }
        #expect(stand(laidOut, at: [0]))
    }

    private final class FlowSource: NSObject, UICollectionViewDataSource {
        init(_ collection: UICollectionView) {
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header"
            )
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }
}
