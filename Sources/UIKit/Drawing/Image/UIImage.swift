import CoreGraphics
import Foundation

/// A picture: pixels, or a symbol. Immutable, and usable on every thread.
open class UIImage: NSObject, @unchecked Sendable {
    private let mark = FoundationMark()
    let content: ImageContent
    private let cache = RenderedImageCache()

    init(content: ImageContent) {
        self.content = content
    }

    /// An image without pixels, of no size.
    public override init() {
        content = ImageContent(source: .none)
    }

    /// The picture in a file: PNG, JPEG, or what else the system's loaders (gdk-pixbuf) know. Nil if it cannot be read.
    ///
    /// A name that ends in `@2x` or `@3x` before its extension has two or three pixels per point.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: ImageFile.scale(ofFileNamed: path))
    }

    /// The picture in a file's bytes, one pixel per point. Nil if there is none.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The picture in a file's bytes, with a number of pixels per point. Nil if there is none.
    ///
    /// A picture that its EXIF data turns is turned when it is drawn.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let decoded = try? CGImage.decodeOriented(data) else { return nil }
        self.init(cgImage: decoded.image, scale: scale, orientation: .init(exif: decoded.exifOrientation))
    }

    /// A picture of these pixels, one per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// A picture of these pixels, `scale` per point, turned as `orientation` says. A scale of 0 or less is taken for 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        var content = ImageContent(source: .bitmap(cgImage))
        content.scale = scale > 0 ? scale : 1
        content.orientation = orientation
        self.init(content: content)
    }

    /// The size in points, as it is drawn.
    open var size: CGSize { content.size }
    /// Pixels per point. A symbol has those of the current traits.
    open var scale: CGFloat { content.isSymbol ? UITraitCollection.current.drawingScale : content.scale }
    /// How the pixels are turned when they are drawn.
    open var imageOrientation: UIImage.Orientation { content.orientation }
    /// Whether the colours or only the opacities are drawn.
    open var renderingMode: UIImage.RenderingMode { content.renderingMode }
    /// The parts along the edges that keep their size when the image is drawn larger, in points.
    open var capInsets: UIEdgeInsets { content.capInsets }
    /// How the middle fills the space when the image is drawn larger.
    open var resizingMode: UIImage.ResizingMode { content.resizingMode }
    /// Whether it is one of the system's symbols, which take the colour of the place they are shown in.
    open var isSymbolImage: Bool { content.isSymbol }
    /// How a symbol is drawn, nil for pixels.
    open var symbolConfiguration: UIImage.SymbolConfiguration? { content.symbol?.configuration }

    /// The pixels, before they are turned. A symbol is drawn for it; an image of no size has none.
    open var cgImage: CGImage? {
        switch content.source {
        case .none: nil
        case .bitmap(let image): image
        case .symbol: rendered(scale: scale, tintColor: content.tintColor ?? .black)
        }
    }

    /// Draws the image in the current context at its own size, with its top left corner at a point.
    open func draw(at point: CGPoint) {
        draw(at: point, blendMode: .normal, alpha: 1)
    }

    /// Draws the image in the current context at its own size, with its top left corner at a point.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in the current context, scaled to a rectangle: its middle, if it has cap insets.
    open func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the image in the current context, scaled to a rectangle: its middle, if it has cap insets.
    ///
    /// A symbol, and an image that is always a template, is drawn in the colour that `withTintColor` gave it, otherwise in
    /// black.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let tint = content.isTemplate || content.tintColor != nil ? content.tintColor ?? .black : nil
        context.withBlendMode(blendMode, alpha: alpha) { content.draw(in: $0, rect: rect, tint: tint) }
    }

    /// The upright pixels to show at `scale` pixels per point: a template's in `tintColor`, resolved with the current traits.
    ///
    /// Costs nothing for an upright picture in its own colours, otherwise a drawing; the last one is kept.
    package func rendered(scale: CGFloat, tintColor: UIColor) -> CGImage? {
        let tint = content.isTemplate ? tintColor : content.tintColor
        if tint == nil, content.orientation == .up, case .bitmap(let image) = content.source { return image }
        return cache.image(scale: content.isSymbol ? scale : content.scale, color: tint?.cgColor) { scale, color in
            let context = CGContext(size: content.size, scale: scale, isOpaque: false)
            guard let context else { return nil }
            let rect = CGRect(origin: .zero, size: content.size)
            content.draw(in: context, rect: rect, tint: color.map { UIColor(cgColor: $0) })
            return context.makeImage()
        }
    }

    /// The part that grows with the image, in shares of its size: what `CALayer.contentsCenter` takes.
    package var contentsCenter: CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        let center = CGRect(origin: .zero, size: size).inset(by: capInsets)
        guard !center.isNull else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: center.minX / size.width,
            y: center.minY / size.height,
            width: center.width / size.width,
            height: center.height / size.height
        )
    }

    /// Whether views draw the image in their tint colour.
    package var isTemplate: Bool { content.isTemplate }

    /// Whether both show the same pixels, or the same symbol, in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self || other.content == content
    }

    open override var hash: Int {
        content.source.hashValue
    }

    open override var description: String {
        let kind = content.symbol.map { "symbol \($0.name)" } ?? "picture"
        return "<UIImage: \(kind), \(size.width) × \(size.height) pt>"
    }
}
