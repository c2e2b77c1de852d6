import CompositionalLayout
import Foundation
import Testing

/// A layout of Apple's UIKit with the frames that were recorded, from `layouts.json`, which names the source and the
/// notation.
struct RecordedLayout: Decodable, CustomTestStringConvertible {
    struct File: Decodable {
        var cases: [RecordedLayout]
    }

    struct Frame: Decodable, Hashable, Comparable, CustomStringConvertible {
        var element: LayoutElement
        var numbers: [CGFloat]

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            let category = try values.decode(String.self).split(separator: ":").map(String.init)
            let section = try values.decode(Int.self)
            let index = (try? values.decode(Int.self)) ?? LayoutElement.layoutBoundary
            if index == LayoutElement.layoutBoundary { _ = try values.decode(String.self) }
            numbers = []
            while !values.isAtEnd { numbers.append(try values.decode(CGFloat.self)) }
            element =
                switch category[0] {
                case "cell": .item(index, section: section)
                case "supplementary": .supplementary(kind: category[1], index, section: section)
                default: .decoration(kind: category[1], index, section: section)
                }
        }

        init(_ placed: PlacedElement) {
            element = placed.element
            let frame = placed.frame
            // Sums of fractions miss the recorded numbers by less than a millionth.
            numbers =
                [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 1e6).rounded() / 1e6 }
                + [CGFloat(placed.zIndex)]
        }

        static func < (left: Frame, right: Frame) -> Bool { left.description < right.description }

        var description: String { "\(element) \(numbers)" }
    }

    struct Dimension: Decodable {
        var value: LayoutDimension

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            let kind = try values.decode(String.self)
            let number = try values.decode(CGFloat.self)
            value =
                switch kind {
                case "fw": .fractionalWidth(number)
                case "fh": .fractionalHeight(number)
                case "est": .estimated(number)
                default: .absolute(number)
                }
        }
    }

    struct Spacing: Decodable {
        var value: LayoutSpacing

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            let isFlexible = try values.decode(String.self) == "flexible"
            let number = try values.decode(CGFloat.self)
            value = isFlexible ? .flexible(number) : .fixed(number)
        }
    }

    struct Anchor: Decodable {
        var edges: [String]
        var offset: [CGFloat]?
        var fractional: [CGFloat]?

        var value: LayoutAnchor {
            let edges = LayoutEdges(names: edges)
            if let fractional { return LayoutAnchor(edges: edges, offset: .fractional(fractional.point)) }
            return LayoutAnchor(edges: edges, offset: .absolute(offset?.point ?? .zero))
        }
    }

    struct Supplementary: Decodable {
        var kind: String
        var w: Dimension
        var h: Dimension
        var containerAnchor: Anchor
        var itemAnchor: Anchor?
        var z: Int

        var value: SupplementaryLayout {
            SupplementaryLayout(
                kind: kind,
                size: LayoutSize(width: w.value, height: h.value),
                containerAnchor: containerAnchor.value,
                itemAnchor: itemAnchor?.value,
                zIndex: z
            )
        }
    }

    struct Boundary: Decodable {
        var kind: String
        var w: Dimension
        var h: Dimension
        var alignment: String
        var offset: [CGFloat]
        var extendsBoundary: Bool
        var pin: Bool

        var value: BoundaryLayout {
            // Such as topLeading.
            let names = ["top", "leading", "bottom", "trailing"].filter { alignment.lowercased().contains($0) }
            return BoundaryLayout(
                kind: kind,
                size: LayoutSize(width: w.value, height: h.value),
                alignment: LayoutEdges(names: names),
                offset: offset.point,
                extendsBoundary: extendsBoundary,
                pinsToVisibleBounds: pin
            )
        }
    }

    struct Decoration: Decodable {
        var kind: String
        var contentInsets: [CGFloat]
        var z: Int
    }

    struct Item: Decodable {
        var axis: String?
        var w: Dimension
        var h: Dimension
        var subitems: [Item]?
        var count: Int?
        var customFrames: [[CGFloat]]?
        var interItemSpacing: Spacing?
        var contentInsets: [CGFloat]?
        var edgeSpacing: [Spacing?]?
        var supplementary: [Supplementary]?

        var value: ItemLayout {
            var item = ItemLayout(size: LayoutSize(width: w.value, height: h.value))
            item.contentInsets = contentInsets?.insets ?? .zero
            item.supplementaryItems = supplementary?.map(\.value) ?? []
            if let edges = edgeSpacing?.map({ $0?.value ?? .none }) {
                item.edgeSpacing = LayoutEdgeSpacing(
                    leading: edges[0],
                    top: edges[1],
                    trailing: edges[2],
                    bottom: edges[3]
                )
            }
            if let customFrames {
                let frames = customFrames.map {
                    CustomItemLayout(
                        frame: CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]),
                        zIndex: Int($0[4])
                    )
                }
                item.content = .group(.custom { _ in frames })
            } else if let axis {
                let run = RunLayout(
                    axis: axis == "horizontal" ? .horizontal : .vertical,
                    subitems: subitems?.map(\.value) ?? [],
                    repetition: count.map { .dividing($0) } ?? .filling,
                    interItemSpacing: interItemSpacing?.value ?? .none
                )
                item.content = .group(.run(run))
            }
            return item
        }
    }

    struct Section: Decodable {
        var group: Item
        var contentInsets: [CGFloat]?
        var interGroupSpacing: CGFloat?
        var contentInsetsReference: String?
        var supplementariesFollowContentInsets: Bool?
        var boundary: [Boundary]?
        var decoration: [Decoration]?

        var value: SectionLayout {
            var section = SectionLayout(group: group.value)
            section.contentInsets = contentInsets?.insets ?? .zero
            section.interGroupSpacing = interGroupSpacing ?? 0
            section.contentInsetsReference = contentInsetsReference.map(ContentInsetsReference.init) ?? .automatic
            section.boundaryItemsFollowContentInsets = supplementariesFollowContentInsets ?? true
            section.boundaryItems = boundary?.map(\.value) ?? []
            section.decorations =
                decoration?.map {
                    DecorationLayout(kind: $0.kind, contentInsets: $0.contentInsets.insets, zIndex: $0.z)
                } ?? []
            return section
        }
    }

    var name: String
    var size: [CGFloat]
    var direction: String
    var interSectionSpacing: CGFloat?
    var layoutBoundaryItems: [Boundary]?
    var layoutContentInsetsReference: String?
    var layoutMargins: [CGFloat]?
    var contentOffset: [CGFloat]?
    var sections: [Section]
    var counts: [Int]
    var contentSize: [CGFloat]
    var frames: [Frame]
    var onlyVisible: Bool?

    var testDescription: String { name }

    static let all: [RecordedLayout] = {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Recorded/layouts.json")
        return (try? JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases) ?? []
    }()

    var geometry: CompositionGeometry {
        var configuration = CompositionConfiguration()
        configuration.scrollAxis = direction == "vertical" ? .vertical : .horizontal
        configuration.interSectionSpacing = interSectionSpacing ?? 0
        configuration.boundaryItems = layoutBoundaryItems?.map(\.value) ?? []
        configuration.contentInsetsReference =
            layoutContentInsetsReference.map(ContentInsetsReference.init) ?? .safeArea
        var container = CompositionContainer(size: CGSize(width: size[0], height: size[1]), scale: 2)
        container.layoutMargins = layoutMargins?.insets ?? .zero
        // A collection as narrow as these has readable content between its margins.
        container.readableContent = container.layoutMargins
        return CompositionGeometry(
            zip(sections, counts).map { ($0.value, $1) },
            configuration: configuration,
            container: container
        )
    }

    /// The visible bounds, if the collection was scrolled.
    var visible: CGRect? {
        contentOffset.map { CGRect(origin: $0.point, size: CGSize(width: size[0], height: size[1])) }
    }
}

extension [CGFloat] {
    var point: CGPoint { CGPoint(x: self[0], y: self[1]) }

    var insets: LayoutInsets { LayoutInsets(top: self[0], leading: self[1], bottom: self[2], trailing: self[3]) }
}

extension ContentInsetsReference {
    init(_ name: String) {
        self =
            switch name {
            case "none": .none
            case "safeArea": .safeArea
            case "layoutMargins": .layoutMargins
            case "readableContent": .readableContent
            default: .automatic
            }
    }
}

extension LayoutEdges {
    init(names: [String]) {
        let edges = ["top": LayoutEdges.top, "leading": .leading, "bottom": .bottom, "trailing": .trailing]
        self = names.reduce(into: []) { $0.formUnion(edges[$1] ?? []) }
    }
}
