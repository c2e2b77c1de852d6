import CoreGraphics
import Foundation

/// The immutable value behind an image: its source and the attributes that affect its drawing.
struct ImageContent: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case none
        case bitmap(CGImage)
        case symbol(Symbol)
    }

    var source: Source
    /// The pixels per point of a bitmap.
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    var tintColor: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    /// The insets of the alignment rectangle from the edges, in points.
    var alignmentInsets = UIEdgeInsets.zero
    /// Whether views mirror the image where the interface goes from right to left.
    var flipsForRightToLeft = false
    /// The images of an animated image, whose first one is the source.
    var animation: ImageAnimation?

    init(source: Source) {
        self.source = source
    }

    var symbol: Symbol? {
        guard case .symbol(let symbol) = source else { return nil }
        return symbol
    }

    var isSymbol: Bool { symbol != nil }

    var isTemplate: Bool {
        switch renderingMode {
        case .automatic: isSymbol
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        }
    }

    var size: CGSize {
        let stored: CGSize
        switch source {
        case .none: return .zero
        case .symbol(let symbol): stored = symbol.size
        case .bitmap(let image):
            stored = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        }
        return orientation.exchangesSides ? CGSize(width: stored.height, height: stored.width) : stored
    }

    static func == (lhs: ImageContent, rhs: ImageContent) -> Bool {
        lhs.source == rhs.source && lhs.scale == rhs.scale && lhs.orientation == rhs.orientation
            && lhs.renderingMode == rhs.renderingMode && lhs.tintColor == rhs.tintColor
            && lhs.capInsets == rhs.capInsets && lhs.resizingMode == rhs.resizingMode
            && lhs.alignmentInsets == rhs.alignmentInsets && lhs.flipsForRightToLeft == rhs.flipsForRightToLeft
            && lhs.animation == rhs.animation
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(orientation)
        hasher.combine(renderingMode)
    }
}
