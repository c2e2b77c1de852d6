import CompositionalLayout
import Foundation
import Testing

/// Tests where sections that scroll across the content rest, with the offsets that were recorded of Apple's UIKit.
struct OrthogonalScrollingTests {
    struct Recorded: Decodable {
        struct Row: Decodable {
            var behavior: String
            var width: CGFloat
            var spacing: CGFloat
            var count: Int
            var rest: [CGFloat]
        }

        var left: [CGFloat]
        var rows: [Row]
    }

    static let behaviors: [String: OrthogonalScrolling] = [
        "continuous": .continuous, "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary,
        "paging": .paging, "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
    ]

    private func recorded() throws -> Recorded {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "Recorded/orthogonal.json")
        return try JSONDecoder().decode(Recorded.self, from: Data(contentsOf: url))
    }

    /// A section with a header of 20 points, of groups with one item of 50 points.
    private func geometry(_ behavior: OrthogonalScrolling, width: LayoutDimension, spacing: CGFloat, _ counts: [Int])
        -> CompositionGeometry
    {
        var group = ItemLayout(size: LayoutSize(width: width, height: .absolute(50)))
        let item = ItemLayout(size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        group.content = .group(.run(RunLayout(axis: .horizontal, subitems: [item])))
        var section = SectionLayout(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = LayoutInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
        section.orthogonalScrolling = behavior
        let header = LayoutSize(width: .fractionalWidth(1), height: .absolute(20))
        section.boundaryItems = [BoundaryLayout(kind: "header", size: header, alignment: .top)]
        return CompositionGeometry(
            counts.map { (section, $0) },
            configuration: CompositionConfiguration(),
            container: CompositionContainer(size: CGSize(width: 320, height: 480), scale: 2)
        )
    }

    @Test func groupsRestAtTheRecordedOffsets() throws {
        let recorded = try recorded()
        var count = 0
        for row in recorded.rows {
            let behavior = try #require(Self.behaviors[row.behavior])
            let geometry = geometry(behavior, width: .absolute(row.width), spacing: row.spacing, [row.count])
            for (left, rest) in zip(recorded.left, row.rest) {
                #expect(geometry.restingOffset(for: left, ofSection: 0) == rest, "\(row), left at \(left)")
                count += 1
            }
        }
        #expect(count == 147)
    }

    /// Facts of the same recording: the headers stay, and the rows are below them.
    @Test func groupsAreInARowBelowTheHeader() throws {
        let geometry = geometry(.continuous, width: .fractionalWidth(0.8), spacing: 8, [3, 8])
        let headers = (0..<2).map {
            geometry.placement(of: .supplementary(kind: "header", 0, section: $0))?.frame
        }
        #expect(headers == [CGRect(x: 4, y: 0, width: 310, height: 20), CGRect(x: 4, y: 78, width: 310, height: 20)])
        // The groups are fractions of the whole width: the recorded row is 784 points long.
        #expect(
            geometry.placement(of: .item(2, section: 1))?.frame
                == CGRect(x: 4 + 2 * 264, y: 101, width: 256, height: 50)
        )
        let viewport = try #require(geometry.orthogonalViewport(ofSection: 0))
        #expect(viewport.frame == CGRect(x: 4, y: 23, width: 310, height: 50))
        #expect(viewport.length == 784)
        #expect(geometry.contentSize == CGSize(width: 320, height: 156))
    }

    @Test func anOffsetMovesTheItemsButNotTheHeader() {
        var geometry = geometry(.continuous, width: .absolute(100), spacing: 8, [8])
        geometry[orthogonalOffsetOfSection: 0] = 130
        let visible = geometry.elements(in: CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(
            visible.map(\.element) == [
                .item(1, section: 0), .item(2, section: 0), .item(3, section: 0), .item(4, section: 0),
                .supplementary(kind: "header", 0, section: 0),
            ]
        )
        #expect(visible.first?.frame == CGRect(x: 4 + 108 - 130, y: 23, width: 100, height: 50))
    }

    /// A fraction of the height is one of the section's, without its insets.
    @Test func theHeightOfTheContainerIsClearedOfTheInsets() {
        var group = ItemLayout(size: LayoutSize(width: .absolute(100), height: .fractionalHeight(0.25)))
        let item = ItemLayout(size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        group.content = .group(.run(RunLayout(axis: .horizontal, subitems: [item])))
        var section = SectionLayout(group: group)
        section.contentInsets = LayoutInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
        section.orthogonalScrolling = .continuous
        let geometry = CompositionGeometry(
            [(section, 3)],
            configuration: CompositionConfiguration(),
            container: CompositionContainer(size: CGSize(width: 320, height: 480), scale: 2)
        )
        #expect(geometry.placement(of: .item(0, section: 0))?.frame == CGRect(x: 4, y: 3, width: 100, height: 118))
        #expect(geometry.contentSize.height == 126)
    }
}
