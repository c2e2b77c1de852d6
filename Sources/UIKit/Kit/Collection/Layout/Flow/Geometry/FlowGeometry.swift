import CoreGraphics
import Partitioning

/// The frames of all elements of a flow: sizes in, frames out.
///
/// Sections are below each other, or beside each other if the content scrolls horizontally. A section costs time and
/// memory for each run of items of one size, whatever their number. A query costs O(log sections), O(log lines), and
/// more only for what it returns.
struct FlowGeometry: Hashable, Sendable {
    let rules: FlowRules
    let direction: FlowDirection
    private(set) var sections: [FlowSection]
    /// The start of each section.
    private var starts: [CGFloat] = []
    /// The first offset of an element of each section or of a later one.
    private var onsets: [CGFloat] = []
    /// The last offset of an element of each section or of an earlier one.
    private var reaches: [CGFloat] = []
    private var depth: CGFloat = 0

    init(_ sections: [FlowSection], rules: FlowRules, direction: FlowDirection) {
        self.rules = rules
        self.direction = direction
        self.sections = sections
        arrange()
    }

    private mutating func arrange() {
        (starts, reaches, depth) = ([], [], 0)
        for section in sections {
            starts.append(depth)
            reaches.append(max(reaches.last ?? 0, depth + section.extent.upperBound))
            depth += section.depth
        }
        onsets = zip(starts, sections).map { $0 + $1.extent.lowerBound }
        for index in onsets.indices.dropLast().reversed() { onsets[index] = min(onsets[index], onsets[index + 1]) }
    }

    /// Gives items other sizes, by section. Costs what the changed sections cost, and O(sections).
    mutating func resize(_ changes: [Int: [Int: FlowSize]]) {
        for (index, sizes) in changes where sections.indices.contains(index) {
            let section = sections[index]
            sections[index] = FlowSection(section.items.replacing(sizes), metrics: section.metrics, rules: rules)
        }
        arrange()
    }

    /// The size of the content in points.
    var contentSize: CGSize { FlowSize(length: rules.length, depth: depth).size(in: direction) }

    // MARK: Frames

    /// Returns the frame of an item in points of the content; `nil` if there is no such item.
    func frame(ofItem item: Int, section: Int) -> CGRect? {
        guard sections.indices.contains(section), 0..<sections[section].items.count ~= item else { return nil }
        return self.item(item, section).rect(in: direction)
    }

    /// Returns the frame of a header in points of the content; `nil` if there is none.
    func frame(ofHeader section: Int, pinning: FlowPinning = FlowPinning()) -> CGRect? {
        header(section, pinning)?.rect(in: direction)
    }

    /// Returns the frame of a footer in points of the content; `nil` if there is none.
    func frame(ofFooter section: Int, pinning: FlowPinning = FlowPinning()) -> CGRect? {
        footer(section, pinning)?.rect(in: direction)
    }

    private func item(_ item: Int, _ section: Int) -> FlowFrame {
        let frame = sections[section].frame(ofItem: item)
        return FlowFrame(
            position: rules.aligned(frame.position),
            offset: rules.aligned(frame.offset + starts[section]),
            size: frame.size
        )
    }

    private func header(_ index: Int, _ pinning: FlowPinning) -> FlowFrame? {
        guard sections.indices.contains(index), let header = sections[index].header else { return nil }
        let section = sections[index]
        let footer = starts[index] + section.depth - section.metrics.footerDepth
        return pinning.header(header.moved(by: starts[index]), before: footer)
    }

    private func footer(_ index: Int, _ pinning: FlowPinning) -> FlowFrame? {
        guard sections.indices.contains(index), let footer = sections[index].footer else { return nil }
        return pinning.footer(
            footer.moved(by: starts[index]),
            after: starts[index] + sections[index].metrics.headerDepth
        )
    }

    // MARK: Queries

    /// Returns the sections with elements between two offsets, and possibly some without between them.
    func sections(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        let first = reaches.partitioningIndex { $0 > lower }
        let end = onsets.partitioningIndex { $0 >= upper }
        return first..<max(first, end)
    }

    /// Returns the elements that overlap a rectangle of the content, in their order.
    func elements(in rect: CGRect, pinning: FlowPinning = FlowPinning()) -> [FlowElement] {
        let frame = FlowFrame(rect, in: direction)
        // Aligned items may be up to a pixel away from their lines.
        let (lower, upper) = (frame.offset - 1, frame.end + 1)
        return sections(from: lower, to: upper).flatMap { index -> [FlowElement] in
            let header = header(index, pinning)?.overlaps(frame) == true ? [FlowElement.header(section: index)] : []
            let footer = footer(index, pinning)?.overlaps(frame) == true ? [FlowElement.footer(section: index)] : []
            let items = sections[index].items(from: lower - starts[index], to: upper - starts[index])
                .filter { item($0, index).overlaps(frame) }
            return header + items.map { .item($0, section: index) } + footer
        }
    }
}
