import CoreGraphics

/// The frames of an image and two texts in a row, computed from their sizes in points.
///
/// All frames are given from the leading edge.
struct ListContentLayout: Equatable {
    /// A text, and how it is measured.
    struct Text {
        var isEmpty: Bool
        /// Returns the size of the text in a width.
        var size: (CGFloat) -> CGSize
    }

    /// The values that the frames depend on besides the width.
    struct Metrics {
        var margins: NSDirectionalEdgeInsets
        var image: CGSize?
        var reserved: CGSize
        var imagePadding: CGFloat
        var horizontalPadding: CGFloat
        var verticalPadding: CGFloat
        var prefersSideBySide: Bool
    }

    private(set) var image = CGRect.zero
    private(set) var text = CGRect.zero
    private(set) var secondaryText = CGRect.zero
    /// The height at which the content fits between the margins.
    private(set) var height: CGFloat

    /// - Parameter height: The height of the row; `nil` for the one that fits.
    init(_ metrics: Metrics, _ first: Text, _ second: Text, width: CGFloat, height: CGFloat? = nil) {
        let margins = metrics.margins
        let imageRoom = metrics.image.map {
            CGSize(
                width: metrics.reserved.width > 0 ? metrics.reserved.width : $0.width,
                height: max(metrics.reserved.height, $0.height)
            )
        }
        let start = margins.leading + (imageRoom.map { $0.width + metrics.imagePadding } ?? 0)
        let textWidth = max(0, width - start - margins.trailing)
        let texts = Self.texts(metrics, first, second, width: textWidth)
        let inside = max(texts.height, imageRoom?.height ?? 0)
        self.height = margins.top + inside + margins.bottom
        // A row that is higher or lower than the content needs has as much room above as below.
        let middle = margins.top + ((height ?? self.height) - margins.top - margins.bottom) / 2
        let top = Self.halfPoint(middle - texts.height / 2)
        text = texts.first.offsetBy(dx: start, dy: top)
        secondaryText = texts.second.offsetBy(dx: start, dy: top)
        if let size = metrics.image, let imageRoom {
            image = CGRect(
                x: margins.leading + Self.halfPoint((imageRoom.width - size.width) / 2),
                y: Self.halfPoint(middle - size.height / 2),
                width: size.width,
                height: size.height
            )
        }
    }

    /// Returns the frames of the texts, from the top of the first one.
    private static func texts(
        _ metrics: Metrics,
        _ first: Text,
        _ second: Text,
        width: CGFloat
    ) -> (first: CGRect, second: CGRect, height: CGFloat) {
        if metrics.prefersSideBySide, !first.isEmpty, !second.isEmpty {
            let (one, other) = (first.size(.greatestFiniteMagnitude), second.size(.greatestFiniteMagnitude))
            if one.width + metrics.horizontalPadding + other.width <= width {
                let height = max(one.height, other.height)
                let place = { (size: CGSize, x: CGFloat, width: CGFloat) in
                    CGRect(x: x, y: halfPoint((height - size.height) / 2), width: width, height: size.height)
                }
                let rest = width - other.width
                return (place(one, 0, rest - metrics.horizontalPadding), place(other, rest, other.width), height)
            }
        }
        let heights = (first.isEmpty ? 0 : first.size(width).height, second.isEmpty ? 0 : second.size(width).height)
        let padding = first.isEmpty || second.isEmpty ? 0 : metrics.verticalPadding
        let top = heights.0 + padding
        return (
            CGRect(x: 0, y: 0, width: width, height: heights.0),
            CGRect(x: 0, y: top, width: width, height: heights.1),
            top + heights.1
        )
    }

    private static func halfPoint(_ value: CGFloat) -> CGFloat {
        (value * 2).rounded() / 2
    }
}
