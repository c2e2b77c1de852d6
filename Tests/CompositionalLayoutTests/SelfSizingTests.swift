import CompositionalLayout
import Foundation
import Testing

/// Tests sections whose items report their sizes, with the numbers that github.com/kern0x1b/charon recorded of Apple's
/// UIKit under Mac Catalyst (compositional-sized-expectations.h at 19efc4eb).
struct SelfSizingTests {
    /// The heights of five items by their widths, which repeat.
    static let heights: [CGFloat: [CGFloat]] = [
        320: [31, 50, 31, 69, 31], 288: [31, 69, 31, 88, 31], 157.5: [31, 88, 31, 126, 31],
    ]

    private func item(_ width: LayoutDimension, _ height: LayoutDimension) -> ItemLayout {
        ItemLayout(size: LayoutSize(width: width, height: height))
    }

    private func group(
        _ axis: LayoutAxis,
        height: LayoutDimension,
        _ items: [ItemLayout],
        _ repetition: RunLayout.Repetition = .filling,
        spacing: CGFloat = 0
    ) -> ItemLayout {
        var group = item(.fractionalWidth(1), height)
        group.content = .group(
            .run(
                RunLayout(axis: axis, subitems: items, repetition: repetition, interItemSpacing: .fixed(spacing))
            )
        )
        return group
    }

    private func geometry(
        _ group: ItemLayout,
        spacing: CGFloat,
        count: Int,
        _ edit: (inout SectionLayout) -> Void = { _ in }
    )
        -> CompositionGeometry
    {
        var section = SectionLayout(group: group)
        section.interGroupSpacing = spacing
        edit(&section)
        return CompositionGeometry(
            [(section, count)],
            configuration: CompositionConfiguration(),
            container: CompositionContainer(size: CGSize(width: 320, height: 480), scale: 2)
        )
    }

    /// Lets the elements on the screen report their sizes from the top down, as a collection view does: each change
    /// moves those below it. Returns the items on the screen.
    @discardableResult
    private func settle(
        _ geometry: inout CompositionGeometry,
        at offset: CGFloat = 0,
        header: CGFloat = 0,
        footer: CGFloat = 0
    ) -> [PlacedElement] {
        let visible = CGRect(x: 0, y: offset, width: 320, height: 480)
        var reported: Set<LayoutElement> = []
        while true {
            let shown = geometry.elements(in: visible, visible: visible).sorted { $0.frame.minY < $1.frame.minY }
            guard let next = shown.first(where: { geometry.isMeasured($0.element) && !reported.contains($0.element) })
            else { return shown }
            reported.insert(next.element)
            let height: CGFloat =
                switch next.element {
                case .item(let item, _): Self.heights[next.frame.width]?[item % 5] ?? -1
                case .supplementary(let kind, _, _): kind == "header" ? header : footer
                case .decoration: -1
                }
            geometry.setSize(CGSize(width: next.frame.width, height: height), of: next.element)
        }
    }

    private func frames(_ geometry: CompositionGeometry) -> [CGRect] {
        (0..<geometry.itemCount(ofSection: 0)).compactMap {
            geometry.placement(of: .item($0, section: 0))?.frame
        }
    }

    private func rows(_ ys: [CGFloat], x: CGFloat = 0, width: CGFloat = 320, _ heights: [CGFloat]) -> [CGRect] {
        zip(ys, heights).map { CGRect(x: x, y: $0, width: width, height: $1) }
    }

    private var listGroup: ItemLayout {
        group(.vertical, height: .estimated(44), [item(.fractionalWidth(1), .estimated(44))])
    }

    @Test func rowsOfAListAreAsHighAsTheyReport() {
        var list = geometry(listGroup, spacing: 3, count: 5)
        #expect(list.contentSize.height == 232)
        settle(&list)
        #expect(frames(list) == rows([0, 34, 87, 121, 193], [31, 50, 31, 69, 31]))
        #expect(list.contentSize == CGSize(width: 320, height: 224))
    }

    @Test func onlyRowsOnTheScreenReport() {
        var list = geometry(listGroup, spacing: 3, count: 60)
        let first = settle(&list).map(\.element)
        #expect(first.first == .item(0, section: 0) && first.last == .item(10, section: 0))
        #expect(list.contentSize.height == 2788)
        let scrolled = settle(&list, at: 500)
        #expect(scrolled.first?.element == .item(11, section: 0))
        #expect(scrolled.first?.frame == CGRect(x: 0, y: 488, width: 320, height: 50))
        #expect(scrolled.last?.element == .item(21, section: 0))
        #expect(list.contentSize.height == 2778)
    }

    @Test func aRowOfAGridIsAsHighAsItsHighestItem() {
        let half = item(.fractionalWidth(0.5), .estimated(50))
        let row = group(.horizontal, height: .estimated(50), [half], .dividing(2), spacing: 5)
        var grid = geometry(row, spacing: 3, count: 5)
        #expect(grid.contentSize.height == 156)
        settle(&grid)
        #expect(
            frames(grid) == [
                CGRect(x: 0, y: 0, width: 157.5, height: 31), CGRect(x: 162.5, y: 0, width: 157.5, height: 88),
                CGRect(x: 0, y: 91, width: 157.5, height: 31), CGRect(x: 162.5, y: 91, width: 157.5, height: 126),
                CGRect(x: 0, y: 220, width: 157.5, height: 31),
            ]
        )
        #expect(grid.contentSize.height == 251)
        var scrolled = geometry(row, spacing: 3, count: 40)
        let heights = [0, 100, 300].map { offset in
            settle(&scrolled, at: offset)
            return scrolled.contentSize.height
        }
        #expect(heights == [1304, 1380, 1399])
    }

    @Test func insetsOnAnEstimatedAxisDontCount() {
        var row = item(.fractionalWidth(1), .estimated(44))
        row.contentInsets = LayoutInsets(top: 4, leading: 6, bottom: 4, trailing: 6)
        var list = geometry(group(.vertical, height: .estimated(44), [row]), spacing: 0, count: 5) {
            $0.contentInsets = LayoutInsets(top: 2, leading: 10, bottom: 2, trailing: 10)
        }
        settle(&list)
        #expect(frames(list) == rows([2, 33, 102, 133, 221], x: 16, width: 288, [31, 69, 31, 88, 31]))
        #expect(list.contentSize.height == 254)
    }

    @Test func aGroupOfFixedHeightKeepsIt() {
        let row = item(.fractionalWidth(1), .estimated(44))
        var list = geometry(group(.horizontal, height: .absolute(60), [row]), spacing: 0, count: 5)
        settle(&list)
        #expect(frames(list) == rows([0, 60, 120, 180, 240], [31, 50, 31, 69, 31]))
        #expect(list.contentSize.height == 300)
    }

    @Test func itemsOfADividedGroupDontReport() {
        let row = item(.fractionalWidth(1), .estimated(44))
        var list = geometry(
            group(.vertical, height: .estimated(88), [row], .dividing(2), spacing: 5),
            spacing: 3,
            count: 5
        )
        settle(&list)
        #expect(frames(list) == rows([0, 46.5, 91, 137.5, 182], [41.5, 41.5, 41.5, 41.5, 41.5]))
        #expect(list.contentSize.height == 223.5)
    }

    @Test func aGroupIsAsLongAsItsItems() {
        let row = item(.fractionalWidth(1), .estimated(44))
        var list = geometry(group(.vertical, height: .estimated(88), [row, row], spacing: 5), spacing: 3, count: 6)
        settle(&list)
        #expect(frames(list) == rows([0, 36, 89, 125, 197, 233], [31, 50, 31, 69, 31, 31]))
        #expect(list.contentSize.height == 264)
    }

    @Test func headersAndFootersReport() {
        var list = geometry(listGroup, spacing: 3, count: 5) {
            let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(30))
            $0.boundaryItems = [
                BoundaryLayout(kind: "header", size: size, alignment: .top),
                BoundaryLayout(kind: "footer", size: size, alignment: .bottom),
            ]
        }
        settle(&list, header: 28, footer: 68)
        #expect(frames(list) == rows([28, 62, 115, 149, 221], [31, 50, 31, 69, 31]))
        let places = ["header", "footer"].map {
            list.placement(of: .supplementary(kind: $0, 0, section: 0))?.frame
        }
        #expect(places == rows([0, 252], [28, 68]))
        #expect(list.contentSize.height == 320)
    }

    @Test func siblingsThatShareASizeAreAsHighAsTheHighest() {
        let half = item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))
        var grid = geometry(group(.horizontal, height: .estimated(50), [half]), spacing: 0, count: 3)
        #expect(grid.contentSize.height == 100)
        for (item, height) in [31, 88, 20].enumerated() {
            grid.setSize(CGSize(width: 160, height: height), of: .item(item, section: 0))
        }
        // A group of an estimated height across its items still holds as many as fit.
        #expect(
            frames(grid) == [
                CGRect(x: 0, y: 0, width: 160, height: 88), CGRect(x: 160, y: 0, width: 160, height: 88),
                CGRect(x: 0, y: 88, width: 160, height: 20),
            ]
        )
        #expect(grid.contentSize.height == 108)
    }

    @Test func sizesMoveWithTheirItems() {
        var list = geometry(listGroup, spacing: 3, count: 5)
        settle(&list)
        list.replaceItems(1..<2, ofSection: 0, count: 3)
        #expect(frames(list).map(\.height) == [31, 44, 44, 44, 31, 69, 31])
        list.replaceItems(4..<7, ofSection: 0, count: 0)
        #expect(frames(list) == rows([0, 34, 81, 128], [31, 44, 44, 44]))
        #expect(list.contentSize.height == 172)
    }

    /// Orthogonal sections grow with the highest of their groups, and shrink when all of them are lower.
    @Test func anOrthogonalSectionIsAsHighAsItsHighestGroup() {
        var column = item(.absolute(100), .estimated(50))
        column.content = .group(
            .run(RunLayout(axis: .vertical, subitems: [item(.fractionalWidth(1), .estimated(50))]))
        )
        var row = geometry(column, spacing: 8, count: 3) { $0.orthogonalScrolling = .continuous }
        #expect(row.contentSize.height == 50)
        row.setSize(CGSize(width: 100, height: 70), of: .item(1, section: 0))
        #expect(row.contentSize.height == 70)
        for item in 0..<3 { row.setSize(CGSize(width: 100, height: 20 + item), of: .item(item, section: 0)) }
        #expect(row.contentSize.height == 22)
        #expect(frames(row).map(\.minX) == [0, 108, 216])
    }
}
