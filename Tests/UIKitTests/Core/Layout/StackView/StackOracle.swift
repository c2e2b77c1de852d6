import CoreGraphics

@testable import UIKit

/// The expected frames of a stack's views, computed directly without constraints.
///
/// It supports views with an intrinsic content size, default priorities and left-to-right layout.
struct StackOracle {
    var axis: NSLayoutConstraint.Axis
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    /// The sizes of the visible views.
    var sizes: [CGSize]
    /// The spacing after each view except the last.
    var spacings: [CGFloat]

    private var isRow: Bool { axis == .horizontal }
    private var lengths: [CGFloat] { sizes.map { isRow ? $0.width : $0.height } }
    private var breadths: [CGFloat] { sizes.map { isRow ? $0.height : $0.width } }
    private var count: Int { sizes.count }

    /// The size of a stack that no outside constraint determines.
    var naturalSize: CGSize {
        let breadth = greatest(breadths)
        return isRow ? CGSize(width: naturalLength, height: breadth) : CGSize(width: breadth, height: naturalLength)
    }

    private var naturalLength: CGFloat {
        let gaps = CGFloat(count - 1)
        switch distribution {
        case .fill, .fillProportionally: return sum(lengths) + sum(spacings)
        case .fillEqually: return CGFloat(count) * greatest(lengths) + sum(spacings)
        case .equalSpacing: return sum(lengths) + gaps * greatest(spacings)
        case .equalCentering:
            // The pair of neighbors that needs the largest distance determines the distance of all centers.
            var distance: CGFloat = 0
            for index in 1..<max(count, 1) {
                let halves: CGFloat = (lengths[index - 1] + lengths[index]) / 2
                distance = max(distance, halves + spacings[index - 1])
            }
            let ends: CGFloat = (lengths[0] + lengths[count - 1]) / 2
            return ends + gaps * distance
        }
    }

    /// Returns the frames of the views in a stack of a size, or `nil` where the centers can't be
    /// equidistant, because the choice of the view that gives way isn't modeled.
    func frames(in size: CGSize) -> [CGRect]? {
        guard let spans = spans(in: isRow ? size.width : size.height) else { return nil }
        let room = isRow ? size.height : size.width
        return zip(spans, breadths).map { span, breadth in
            let across = across(breadth, in: room)
            return isRow
                ? CGRect(x: span.start, y: across.start, width: span.length, height: across.length)
                : CGRect(x: across.start, y: span.start, width: across.length, height: span.length)
        }
    }

    private typealias Span = (start: CGFloat, length: CGFloat)

    private func across(_ breadth: CGFloat, in room: CGFloat) -> Span {
        let breadth = min(breadth, room)
        return switch alignment {
        case .fill: (0, room)
        case .leading: (0, breadth)
        case .center: ((room - breadth) / 2, breadth)
        case .trailing: (room - breadth, breadth)
        // Without text, the tops are aligned for the first baseline and the bottoms for the last one. The
        // tallest view determines their position.
        case .firstBaseline: (isRow ? room - min(greatest(breadths), room) : 0, breadth)
        case .lastBaseline: (isRow ? min(greatest(breadths), room) - breadth : 0, breadth)
        }
    }

    private func spans(in room: CGFloat) -> [Span]? {
        guard count > 1 else { return [(0, room)] }
        switch distribution {
        case .fill: return chain(stretched(to: room - sum(spacings)), spacings)
        case .fillEqually:
            let length = (room - sum(spacings)) / CGFloat(count)
            return chain(lengths.map { _ in length }, spacings)
        case .fillProportionally:
            let whole = sum(lengths) + sum(spacings)
            var shares = lengths.map { $0 / whole * room }
            // Spacings don't grow with the stack. The last view takes the rest.
            shares[count - 1] = room - sum(spacings) - sum(Array(shares.dropLast()))
            return shares[count - 1] < 0 ? nil : chain(shares, spacings)
        case .equalSpacing:
            let gap = max(greatest(spacings), (room - sum(lengths)) / CGFloat(count - 1))
            let gaps = spacings.map { _ in gap }
            return chain(stretched(to: room - sum(gaps)), gaps)
        case .equalCentering:
            let distance = (room - (lengths[0] + lengths[count - 1]) / 2) / CGFloat(count - 1)
            let gaps = zip(lengths, lengths.dropFirst()).map { before, after in distance - (before + after) / 2 }
            return zip(gaps, spacings).allSatisfy { $0 >= $1 } ? chain(lengths, gaps) : nil
        }
    }

    /// Returns the lengths for a space. The first view takes the excess or the shortage, and once its
    /// length is zero, the next one does.
    private func stretched(to room: CGFloat) -> [CGFloat] {
        var lengths = lengths
        var rest = room - sum(lengths)
        if rest > 0 {
            lengths[0] += rest
        } else {
            for index in lengths.indices {
                let part = min(lengths[index], -rest)
                lengths[index] -= part
                rest += part
            }
        }
        return lengths
    }

    private func chain(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [Span] {
        var start: CGFloat = 0
        return zip(lengths, gaps + [0]).map { length, gap in
            defer { start += length + gap }
            return (start, length)
        }
    }

    private func sum(_ numbers: [CGFloat]) -> CGFloat { numbers.reduce(0, +) }
    private func greatest(_ numbers: [CGFloat]) -> CGFloat { numbers.reduce(0, max) }
}
