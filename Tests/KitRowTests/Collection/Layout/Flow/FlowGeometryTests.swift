import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit

struct FlowGeometryTests {
    private static func geometry(
        _ items: FlowItems...,
        metrics: FlowSectionMetrics = FlowSectionMetrics(itemSpacing: 10, lineSpacing: 10),
        length: CGFloat = 320,
        direction: FlowDirection = .vertical,
        centersOnlyItem: Bool = false
    ) -> FlowGeometry {
        let rules = FlowRules(length: length, scale: 2, centersOnlyItem: centersOnlyItem)
        let sections = items.map { FlowSection($0, metrics: metrics, rules: rules) }
        return FlowGeometry(sections, rules: rules, direction: direction)
    }

    private static func equal(_ length: CGFloat, _ depth: CGFloat, _ count: Int) -> FlowItems {
        .equal(FlowSize(length: length, depth: depth), count: count)
    }

    private static func lengths(_ lengths: CGFloat...) -> FlowItems {
        FlowItems(lengths.map { FlowSize(length: $0, depth: 20) })
    }

    private static func positions(_ geometry: FlowGeometry) -> [CGFloat] {
        (0..<geometry.sections[0].items.count).compactMap { geometry.frame(ofItem: $0, section: 0)?.minX }
    }

    // MARK: Lines

    @Test func fullLinesAreSpreadAndTheLastOneHasTheirSpacing() {
        let geometry = Self.geometry(Self.equal(90, 30, 5))
        #expect(Self.positions(geometry) == [0, 115, 230, 0, 115])
        #expect(geometry.frame(ofItem: 4, section: 0) == CGRect(x: 115, y: 40, width: 90, height: 30))
        #expect(geometry.contentSize == CGSize(width: 320, height: 70))
    }

    @Test func itemsWithALineOfTheirOwnAreCentered() {
        #expect(Self.positions(Self.geometry(Self.equal(200, 30, 2))) == [60, 60])
        #expect(Self.positions(Self.geometry(Self.lengths(200, 200, 100, 90))) == [60, 0, 220, 0])
    }

    @Test func theLastLineOfUnequalItemsHasTheMinimumSpacing() {
        #expect(Self.positions(Self.geometry(Self.lengths(100, 90, 80, 60, 50))) == [0, 125, 240, 0, 70])
        #expect(Self.positions(Self.geometry(Self.lengths(100, 300, 80))) == [110, 10, 0])
    }

    @Test func aSingleItemIsCenteredInALayoutWithEstimates() {
        #expect(Self.positions(Self.geometry(Self.equal(100, 30, 1))) == [0])
        #expect(Self.positions(Self.geometry(Self.equal(100, 30, 1), centersOnlyItem: true)) == [110])
        #expect(Self.positions(Self.geometry(Self.lengths(300, 80), centersOnlyItem: true)) == [10, 0])
    }

    @Test func itemsAreCenteredAcrossTheirLine() {
        let sizes = [FlowSize(length: 50, depth: 40), FlowSize(length: 50, depth: 10)]
        let geometry = Self.geometry(FlowItems(sizes))
        #expect(geometry.frame(ofItem: 1, section: 0) == CGRect(x: 60, y: 15, width: 50, height: 10))
    }

    @Test func overlongItemsAreCenteredAndReported() {
        let geometry = Self.geometry(Self.equal(340, 30, 2))
        #expect(Self.positions(geometry) == [-10, -10])
        #expect(geometry.sections[0].hasOverlongItem)
        #expect(Self.geometry(Self.lengths(10, 321)).sections[0].hasOverlongItem)
        #expect(!Self.geometry(Self.equal(320, 30, 2)).sections[0].hasOverlongItem)
    }

    @Test func aThirdOfALineFitsThreeTimes() {
        let metrics = FlowSectionMetrics()
        let geometry = Self.geometry(Self.equal(CGFloat(Float(320) / 3), 30, 4), metrics: metrics)
        #expect(geometry.frame(ofItem: 2, section: 0)?.minY == 0)
        #expect(geometry.frame(ofItem: 3, section: 0)?.minY == 30)
        #expect(Self.positions(geometry) == [0, 106.5, 213.5, 0])
    }

    // MARK: Sections

    @Test func sectionsHaveHeadersInsetsAndFooters() {
        var metrics = FlowSectionMetrics(itemSpacing: 10, lineSpacing: 10, headerDepth: 25, footerDepth: 15)
        metrics.insets = FlowInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), in: .vertical)
        let geometry = Self.geometry(Self.equal(50, 50, 1), Self.equal(50, 50, 0), metrics: metrics)
        #expect(geometry.frame(ofHeader: 0) == CGRect(x: 0, y: 0, width: 320, height: 25))
        #expect(geometry.frame(ofItem: 0, section: 0) == CGRect(x: 2, y: 26, width: 50, height: 50))
        #expect(geometry.frame(ofFooter: 0) == CGRect(x: 0, y: 79, width: 320, height: 15))
        #expect(geometry.frame(ofHeader: 1) == CGRect(x: 0, y: 94, width: 320, height: 25))
        #expect(geometry.frame(ofFooter: 1) == CGRect(x: 0, y: 123, width: 320, height: 15))
        #expect(geometry.contentSize == CGSize(width: 320, height: 138))
        #expect(geometry.frame(ofItem: 0, section: 1) == nil && geometry.frame(ofHeader: 2) == nil)
    }

    @Test func aHorizontalFlowFillsColumns() {
        var metrics = FlowSectionMetrics(itemSpacing: 10, lineSpacing: 5, headerDepth: 25)
        metrics.insets = FlowInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), in: .horizontal)
        let items = FlowItems.equal(FlowSize(CGSize(width: 30, height: 40), in: .horizontal), count: 3)
        let geometry = Self.geometry(items, metrics: metrics, length: 104, direction: .horizontal)
        #expect(geometry.frame(ofHeader: 0) == CGRect(x: 0, y: 0, width: 25, height: 104))
        #expect(geometry.frame(ofItem: 1, section: 0) == CGRect(x: 27, y: 61, width: 30, height: 40))
        #expect(geometry.frame(ofItem: 2, section: 0) == CGRect(x: 62, y: 1, width: 30, height: 40))
        #expect(geometry.contentSize == CGSize(width: 96, height: 104))
    }

    @Test func resizedItemsMoveTheOthers() {
        var geometry = Self.geometry(Self.equal(320, 20, 3), Self.equal(320, 20, 2))
        geometry.resize([0: [1: FlowSize(length: 320, depth: 50)], 7: [0: FlowSize(length: 1, depth: 1)]])
        #expect(geometry.frame(ofItem: 2, section: 0)?.minY == 90)
        #expect(geometry.frame(ofItem: 0, section: 1)?.minY == 110)
        let sizes = [20, 50, 20].map { FlowSize(length: 320, depth: $0) }
        #expect(geometry == Self.geometry(FlowItems(sizes), Self.equal(320, 20, 2)))
    }

    // MARK: Pinning

    @Test func pinnedHeadersAndFootersStayInTheirSection() {
        let metrics = FlowSectionMetrics(headerDepth: 20, footerDepth: 10)
        let geometry = Self.geometry(Self.equal(320, 100, 1), Self.equal(320, 100, 1), metrics: metrics)
        func places(_ visible: ClosedRange<CGFloat>) -> [CGFloat?] {
            let pinning = FlowPinning(pinsHeaders: true, pinsFooters: true, visible: visible)
            return [
                geometry.frame(ofHeader: 0, pinning: pinning)?.minY,
                geometry.frame(ofFooter: 0, pinning: pinning)?.minY,
                geometry.frame(ofHeader: 1, pinning: pinning)?.minY,
            ]
        }
        #expect(places(0...200) == [0, 120, 130])
        #expect(places(-30...70) == [0, 60, 130])
        #expect(places(-30...10) == [0, 20, 130])
        #expect(places(40...200) == [40, 120, 130])
        #expect(places(115...200) == [100, 120, 130])
        #expect(places(150...200) == [100, 120, 150])
        let unpinned = FlowPinning(visible: 150...160)
        #expect(geometry.frame(ofHeader: 1, pinning: unpinned)?.minY == 130 && unpinned.isEmpty)
        let pinning = FlowPinning(pinsHeaders: true, visible: 60...80)
        #expect(geometry.elements(in: CGRect(x: 0, y: 60, width: 320, height: 20)) == [.item(0, section: 0)])
        let pinned = geometry.elements(in: CGRect(x: 0, y: 60, width: 320, height: 20), pinning: pinning)
        #expect(pinned == [.header(section: 0), .item(0, section: 0)])
    }

    // MARK: Laws

    @Test(arguments: 0..<40) func framesAndQueriesAgreeWithTheModel(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let model = FlowModel.random(using: &random)
            let (geometry, expected) = (model.geometry, model.place())
            let size = FlowSize(geometry.contentSize, in: model.direction)
            try #require(abs(size.depth - expected.depth) < 1e-6 && size.length == model.rules.length, "seed \(seed)")
            for (element, frame) in expected.frames {
                let rect = try #require(Self.frame(of: element, in: geometry), "seed \(seed): \(element)")
                let found = FlowFrame(rect, in: model.direction)
                try #require(Self.isNear(found, frame), "seed \(seed): \(element) is at \(found), not \(frame)")
            }
            for _ in 0..<10 {
                let window = FlowFrame(
                    position: FlowModel.quarters(-50...400, using: &random),
                    offset: FlowModel.quarters(-50...Int(size.depth) + 50, using: &random),
                    size: FlowSize(
                        length: FlowModel.quarters(0...400, using: &random),
                        depth: FlowModel.quarters(0...300, using: &random)
                    )
                )
                let found = geometry.elements(in: window.rect(in: model.direction))
                // The frames decide, because those of the model differ by rounding errors.
                let overlapping = expected.frames.map(\.element).filter { element in
                    Self.frame(of: element, in: geometry).map { FlowFrame($0, in: model.direction).overlaps(window) }
                        == true
                }
                try #require(found == overlapping, "seed \(seed): \(window)")
            }
        }
    }

    @Test(arguments: 0..<20) func resizingIsLikeStartingWithTheNewSizes(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            var model = FlowModel.random(using: &random)
            var geometry = model.geometry
            for _ in 0..<4 where !model.sections.isEmpty {
                var changes: [Int: [Int: FlowSize]] = [:]
                for _ in 0..<random.below(6) {
                    let section = random.below(model.sections.count)
                    guard !model.sections[section].sizes.isEmpty else { continue }
                    let item = random.below(model.sections[section].sizes.count)
                    let length = FlowModel.quarters(0...100, using: &random)
                    let size = FlowSize(length: length, depth: FlowModel.quarters(0...60, using: &random))
                    model.sections[section].sizes[item] = size
                    changes[section, default: [:]][item] = size
                }
                geometry.resize(changes)
                try #require(geometry == model.geometry, "seed \(seed)")
                for (index, section) in model.sections.enumerated() {
                    let lines = section.sizes.indices.map { geometry.sections[index].line(of: $0) }
                    for (item, line) in lines.enumerated() {
                        try #require(line.contains(item) && line.allSatisfy { lines[$0] == line }, "seed \(seed)")
                    }
                }
            }
        }
    }

    private static func frame(of element: FlowElement, in geometry: FlowGeometry) -> CGRect? {
        switch element {
        case .header(let section): geometry.frame(ofHeader: section)
        case .item(let item, let section): geometry.frame(ofItem: item, section: section)
        case .footer(let section): geometry.frame(ofFooter: section)
        }
    }

    /// Whether frames are equal but for the pixel to which a rounding error may move them.
    private static func isNear(_ left: FlowFrame, _ right: FlowFrame) -> Bool {
        left.size == right.size && abs(left.position - right.position) < 1.01 && abs(left.offset - right.offset) < 1.01
    }

    // MARK: Cost

    @Test func aMillionItemsOfOneSizeAreOneSection() {
        let sections = Array(repeating: Self.equal(60, 60, 1_000_000_000), count: 1000)
        let rules = FlowRules(length: 320, scale: 2)
        let metrics = FlowSectionMetrics(itemSpacing: 10, lineSpacing: 10, headerDepth: 20)
        let geometry = FlowGeometry(
            sections.map { FlowSection($0, metrics: metrics, rules: rules) },
            rules: rules,
            direction: .vertical
        )
        let last = geometry.frame(ofItem: 999_999_999, section: 999)
        #expect(last?.maxY == geometry.contentSize.height)
        let rect = CGRect(x: 0, y: geometry.contentSize.height - 100, width: 320, height: 100)
        #expect(geometry.elements(in: rect).count == 8)
    }

    @Test func aFewItemsOfOtherSizesCostOnlyThemselves() {
        let rules = FlowRules(length: 320, scale: 2)
        let section = FlowSection(Self.equal(320, 40, 1_000_000_000), metrics: FlowSectionMetrics(), rules: rules)
        var geometry = FlowGeometry([section], rules: rules, direction: .vertical)
        for item in stride(from: 0, to: 1_000_000_000, by: 100_000_000) {
            geometry.resize([0: [item: FlowSize(length: 320, depth: 50), item + 1: FlowSize(length: 320, depth: 45)]])
        }
        #expect(geometry.sections[0].items.runs.count == 30)
        let estimated: CGFloat = 40_000_000_000
        #expect(geometry.contentSize.height == estimated + 150)
        #expect(geometry.frame(ofItem: 999_999_999, section: 0)?.maxY == geometry.contentSize.height)
        let rect = CGRect(x: 0, y: estimated / 2 + 75, width: 320, height: 100)
        #expect(geometry.elements(in: rect) == (0..<3).map { .item(500_000_000 + $0, section: 0) })
    }
}
