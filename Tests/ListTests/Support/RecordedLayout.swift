import Foundation
import Testing
import UIKit

/// A layout of Apple's UIKit with the frames that were recorded, as UIKit's objects. The file is that of the tests of
/// the solver, which names the source and the notation.
@MainActor
struct RecordedLayout: CustomTestStringConvertible {
    struct Frame: Hashable, CustomStringConvertible {
        var kind: String
        var path: IndexPath
        var numbers: [CGFloat]

        var description: String { "\(kind) \(path) \(numbers)" }
    }

    nonisolated let name: String
    private nonisolated(unsafe) let json: [String: Any]

    nonisolated var testDescription: String { name }

    private nonisolated init(_ json: [String: Any]) {
        self.json = json
        name = json["name"] as? String ?? ""
    }

    nonisolated static let names: [String] = cases.compactMap { $0["name"] as? String }

    private nonisolated(unsafe) static let cases: [[String: Any]] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../CompositionalLayoutTests/Recorded/layouts.json")
        let json = (try? JSONSerialization.jsonObject(with: Data(contentsOf: file))) as? [String: Any]
        return json?["cases"] as? [[String: Any]] ?? []
    }()

    init?(named name: String) {
        guard let json = Self.cases.first(where: { $0["name"] as? String == name }) else { return nil }
        self.init(json)
    }

    var size: CGSize { Self.size(json["size"]) }
    var contentSize: CGSize { Self.size(json["contentSize"]) }
    var counts: [Int] { json["counts"] as? [Int] ?? [] }
    var contentOffset: CGPoint? {
        (json["contentOffset"] as? [Any]).map(Self.numbers).map { CGPoint(x: $0[0], y: $0[1]) }
    }
    var isOnlyVisible: Bool { json["onlyVisible"] as? Bool ?? false }
    var layoutMargins: NSDirectionalEdgeInsets? { (json["layoutMargins"] as? [Any]).map(Self.insets) }

    var frames: Set<Frame> {
        let all = json["frames"] as? [[Any]] ?? []
        return Set(
            all.map { values in
                let path: IndexPath = [
                    Self.number(values[1]).asInt, (values[2] as? String) == "max" ? .max : Self.number(values[2]).asInt,
                ]
                return Frame(kind: values[0] as? String ?? "", path: path, numbers: values[3...].map(Self.number))
            }
        )
    }

    /// The kinds of backgrounds.
    var backgroundKinds: Set<String> {
        Set(sections.flatMap { ($0["decoration"] as? [[String: Any]] ?? []).compactMap { $0["kind"] as? String } })
    }

    private var sections: [[String: Any]] { json["sections"] as? [[String: Any]] ?? [] }

    var layout: UICollectionViewCompositionalLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = json["direction"] as? String == "horizontal" ? .horizontal : .vertical
        configuration.interSectionSpacing = Self.optionalNumber(json["interSectionSpacing"]) ?? 0
        configuration.boundarySupplementaryItems = (json["layoutBoundaryItems"] as? [[String: Any]] ?? []).map(boundary)
        if let name = json["layoutContentInsetsReference"] as? String {
            configuration.contentInsetsReference = reference(name)
        }
        let made = sections.map(section)
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in made[index] },
            configuration: configuration
        )
        for kind in backgroundKinds { layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind) }
        return layout
    }

    private func section(_ json: [String: Any]) -> NSCollectionLayoutSection {
        let item = json["group"].flatMap { $0 as? [String: Any] }.map(item)
        let section = NSCollectionLayoutSection(group: item as? NSCollectionLayoutGroup ?? Self.emptyGroup)
        if let insets = json["contentInsets"] as? [Any] { section.contentInsets = Self.insets(insets) }
        section.interGroupSpacing = Self.optionalNumber(json["interGroupSpacing"]) ?? 0
        if let name = json["contentInsetsReference"] as? String { section.contentInsetsReference = reference(name) }
        if let follows = json["supplementariesFollowContentInsets"] as? Bool {
            section.supplementariesFollowContentInsets = follows
        }
        section.boundarySupplementaryItems = (json["boundary"] as? [[String: Any]] ?? []).map(boundary)
        section.decorationItems = (json["decoration"] as? [[String: Any]] ?? []).map { json in
            let item = NSCollectionLayoutDecorationItem.background(elementKind: json["kind"] as? String ?? "")
            item.contentInsets = Self.insets(json["contentInsets"] as? [Any] ?? [])
            item.zIndex = Self.number(json["z"] ?? 0).asInt
            return item
        }
        return section
    }

    private static var emptyGroup: NSCollectionLayoutGroup {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
        return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    }

    private func item(_ json: [String: Any]) -> NSCollectionLayoutItem {
        let size = layoutSize(json)
        let parts = (json["supplementary"] as? [[String: Any]] ?? []).map(supplementary)
        let item: NSCollectionLayoutItem
        if let frames = json["customFrames"] as? [[Any]] {
            let items = frames.map(Self.numbers).map { numbers in
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
                    zIndex: numbers[4].asInt
                )
            }
            item = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in items }
        } else if let axis = json["axis"] as? String {
            item = group(json, isHorizontal: axis == "horizontal", size)
        } else {
            item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: parts)
        }
        if let group = item as? NSCollectionLayoutGroup {
            group.supplementaryItems = parts
            group.interItemSpacing = spacing(json["interItemSpacing"])
        }
        if let insets = json["contentInsets"] as? [Any] { item.contentInsets = Self.insets(insets) }
        if let edges = json["edgeSpacing"] as? [Any] {
            let found = edges.map(spacing)
            item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: found[0],
                top: found[1],
                trailing: found[2],
                bottom: found[3]
            )
        }
        return item
    }

    private func group(_ json: [String: Any], isHorizontal: Bool, _ size: NSCollectionLayoutSize)
        -> NSCollectionLayoutGroup
    {
        let subitems = (json["subitems"] as? [[String: Any]] ?? []).map(item)
        if let count = Self.optionalNumber(json["count"])?.asInt {
            return isHorizontal
                ? .horizontal(layoutSize: size, subitem: subitems[0], count: count)
                : .vertical(layoutSize: size, subitem: subitems[0], count: count)
        }
        return isHorizontal
            ? .horizontal(layoutSize: size, subitems: subitems) : .vertical(layoutSize: size, subitems: subitems)
    }

    private func supplementary(_ json: [String: Any]) -> NSCollectionLayoutSupplementaryItem {
        let (size, kind) = (layoutSize(json), json["kind"] as? String ?? "")
        let container = anchor(json["containerAnchor"]) ?? NSCollectionLayoutAnchor(edges: [])
        let item =
            anchor(json["itemAnchor"]).map {
                NSCollectionLayoutSupplementaryItem(
                    layoutSize: size,
                    elementKind: kind,
                    containerAnchor: container,
                    itemAnchor: $0
                )
            } ?? NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: kind, containerAnchor: container)
        item.zIndex = Self.number(json["z"] ?? 1).asInt
        return item
    }

    private func boundary(_ json: [String: Any]) -> NSCollectionLayoutBoundarySupplementaryItem {
        let alignments: [String: NSRectAlignment] = [
            "top": .top, "topLeading": .topLeading, "leading": .leading, "bottomLeading": .bottomLeading,
            "bottom": .bottom, "bottomTrailing": .bottomTrailing, "trailing": .trailing, "topTrailing": .topTrailing,
        ]
        let offset = Self.numbers(json["offset"] as? [Any] ?? [0, 0])
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize(json),
            elementKind: json["kind"] as? String ?? "",
            alignment: alignments[json["alignment"] as? String ?? ""] ?? .none,
            absoluteOffset: CGPoint(x: offset[0], y: offset[1])
        )
        item.extendsBoundary = json["extendsBoundary"] as? Bool ?? true
        item.pinToVisibleBounds = json["pin"] as? Bool ?? false
        return item
    }

    private func anchor(_ json: Any?) -> NSCollectionLayoutAnchor? {
        guard let json = json as? [String: Any] else { return nil }
        let all: [String: NSDirectionalRectEdge] = [
            "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
        ]
        let edges = (json["edges"] as? [String] ?? []).reduce(into: NSDirectionalRectEdge()) {
            $0.formUnion(all[$1] ?? [])
        }
        if let offset = json["fractional"] as? [Any] {
            let numbers = Self.numbers(offset)
            return NSCollectionLayoutAnchor(edges: edges, fractionalOffset: CGPoint(x: numbers[0], y: numbers[1]))
        }
        guard let offset = json["offset"] as? [Any] else { return NSCollectionLayoutAnchor(edges: edges) }
        let numbers = Self.numbers(offset)
        return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: CGPoint(x: numbers[0], y: numbers[1]))
    }

    private func layoutSize(_ json: [String: Any]) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: dimension(json["w"]), heightDimension: dimension(json["h"]))
    }

    private func dimension(_ json: Any?) -> NSCollectionLayoutDimension {
        guard let json = json as? [Any], json.count == 2 else { return .absolute(0) }
        let number = Self.number(json[1])
        return switch json[0] as? String {
        case "fw": .fractionalWidth(number)
        case "fh": .fractionalHeight(number)
        case "est": .estimated(number)
        default: .absolute(number)
        }
    }

    private func spacing(_ json: Any?) -> NSCollectionLayoutSpacing? {
        guard let json = json as? [Any], json.count == 2 else { return nil }
        let number = Self.number(json[1])
        return json[0] as? String == "flexible" ? .flexible(number) : .fixed(number)
    }

    private func reference(_ name: String) -> UIContentInsetsReference {
        switch name {
        case "none": .none
        case "safeArea": .safeArea
        case "layoutMargins": .layoutMargins
        case "readableContent": .readableContent
        default: .automatic
        }
    }

    // MARK: Numbers

    private static func number(_ json: Any) -> CGFloat { CGFloat((json as? NSNumber)?.doubleValue ?? 0) }
    private static func optionalNumber(_ json: Any?) -> CGFloat? { (json as? NSNumber).map { CGFloat($0.doubleValue) } }
    private static func numbers(_ json: [Any]) -> [CGFloat] { json.map(number) }
    private static func size(_ json: Any?) -> CGSize {
        let numbers = numbers(json as? [Any] ?? [0, 0])
        return CGSize(width: numbers[0], height: numbers[1])
    }
    private static func insets(_ json: [Any]) -> NSDirectionalEdgeInsets {
        let numbers = numbers(json)
        guard numbers.count == 4 else { return .zero }
        return NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
}

extension CGFloat {
    fileprivate var asInt: Int { Int(self) }
}
