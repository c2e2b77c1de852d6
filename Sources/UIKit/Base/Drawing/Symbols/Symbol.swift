import CoreGraphics
import Foundation

/// A symbol with a size and a weight.
struct Symbol: Hashable, Sendable {
    let name: String
    private let shape: SymbolShape
    let configuration: UIImage.SymbolConfiguration

    /// Creates the symbol with a name; nil if the table has none. In a debug build, that is a placeholder instead.
    init?(name: String, configuration: UIImage.SymbolConfiguration?) {
        guard let shape = SymbolShape.ofName(name) ?? MissingSymbols.placeholder(for: name) else { return nil }
        self.name = name
        self.shape = shape
        self.configuration = configuration ?? UIImage.SymbolConfiguration(.init())
    }

    private init(_ symbol: Symbol, configuration: UIImage.SymbolConfiguration) {
        name = symbol.name
        shape = symbol.shape
        self.configuration = configuration
    }

    func applying(_ configuration: UIImage.SymbolConfiguration) -> Symbol {
        Symbol(self, configuration: self.configuration.applying(configuration))
    }

    static func == (lhs: Symbol, rhs: Symbol) -> Bool {
        lhs.name == rhs.name && lhs.configuration == rhs.configuration
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(configuration)
    }

    /// The length in points of a unit of the shape.
    private var unit: CGFloat {
        let values = configuration.values
        let styleSize = values.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
        let scale: CGFloat =
            switch values.scale {
            case .small: 0.8
            case .large: 1.25
            default: 1
            }
        return max(values.pointSize ?? styleSize ?? UIFont.labelFontSize, 0) * scale / SymbolShape.unitsPerEm
    }

    var size: CGSize {
        CGSize(width: shape.size.width * unit, height: shape.size.height * unit)
    }

    /// The line width in units of the shape, from ultra-light to black.
    private var lineWidth: CGFloat {
        let weight = configuration.values.weight ?? .regular
        let widths: [CGFloat] = [4, 5.5, 7, 9, 10.5, 12, 14, 16.5, 19]
        return weight == .unspecified ? widths[3] : widths[weight.rawValue - 1]
    }

    /// Draws the symbol into the unit square, with y growing downwards.
    func draw(in context: CGContext, color: CGColor) {
        context.saveGState()
        context.scaleBy(x: 1 / shape.size.width, y: 1 / shape.size.height)
        // The layer composes the parts, which are opaque, into one shape: a translucent color doesn't darken where they
        // overlap, and a cutout removes from this symbol only.
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        let opaque = color.copy(alpha: 1) ?? color
        context.setFillColor(opaque)
        context.setStrokeColor(opaque)
        context.setLineWidth(lineWidth)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for part in shape.parts {
            context.setBlendMode(part.isCutOut ? .destinationOut : .normal)
            context.beginPath()
            context.addPath(CGPath(segments: part.path))
            switch part.ink {
            case .fill: context.fillPath()
            case .stroke: context.strokePath()
            }
        }
        if color.alpha < 1 {
            context.setBlendMode(.destinationIn)
            context.setFillColor(CGColor(gray: 0, alpha: color.alpha))
            context.fill(CGRect(origin: .zero, size: shape.size).insetBy(dx: -lineWidth, dy: -lineWidth))
        }
        context.endTransparencyLayer()
        context.restoreGState()
    }
}
