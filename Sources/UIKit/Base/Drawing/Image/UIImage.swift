import CoreGraphics
import Foundation

/// An image: pixels or a symbol. Immutable and safe to use on any thread.
open class UIImage: NSObject, @unchecked Sendable {
    private let mark = FoundationMark()
    let content: ImageContent
    private let cache = RenderedImageCache()

    init(content: ImageContent) {
        self.content = content
    }

    /// Creates an image without pixels whose size is zero.
    public override init() {
        content = ImageContent(source: .none)
    }

    /// Creates an image from a file: PNG, JPEG, or any format that the system's gdk-pixbuf loaders read. Nil if it
    /// cannot be read.
    ///
    /// A name that ends in `@2x` or `@3x` before its extension means two or three pixels per point.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: ImageFile.scale(ofFileNamed: path))
    }

    /// Creates an image with one pixel per point from the data of an image file. Nil if it cannot be decoded.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image with the given number of pixels per point from the data of an image file. Nil if it cannot
    /// be decoded.
    ///
    /// The orientation comes from the EXIF data.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let decoded = try? CGImage.decodeOriented(data) else { return nil }
        self.init(cgImage: decoded.image, scale: scale, orientation: .init(exif: decoded.exifOrientation))
    }

    /// Creates an image with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image with `scale` pixels per point and an orientation. A scale of 0 or less means 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        var content = ImageContent(source: .bitmap(cgImage))
        content.scale = scale > 0 ? scale : 1
        content.orientation = orientation
        self.init(content: content)
    }

    /// The size in points, after the orientation is applied.
    open var size: CGSize { content.size }
    /// The pixels per point. For a symbol, those of the current traits.
    open var scale: CGFloat { content.isSymbol ? UITraitCollection.current.drawingScale : content.scale }
    /// The rotation and mirroring of the pixels when they are drawn.
    open var imageOrientation: UIImage.Orientation { content.orientation }
    /// Whether views draw the image in its own colors or in their tint color.
    open var renderingMode: UIImage.RenderingMode { content.renderingMode }
    /// The insets of the caps, in points. The caps keep their size when the image is drawn larger.
    open var capInsets: UIEdgeInsets { content.capInsets }
    /// How the center fills the space when the image is drawn larger.
    open var resizingMode: UIImage.ResizingMode { content.resizingMode }
    /// The insets of the rectangle by which constraints align image views, from the edges in points. Zero by default.
    open var alignmentRectInsets: UIEdgeInsets { content.alignmentInsets }
    /// Whether views mirror the image where the interface goes from right to left. `false` by default.
    open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }
    /// The format for a picture with the pixels per point and the opacity of the image.
    open var imageRendererFormat: UIGraphicsImageRendererFormat { rendererFormat }
    /// Whether the image is a symbol. Symbols are drawn in the tint color by default.
    open var isSymbolImage: Bool { content.isSymbol }
    /// The configuration of a symbol; nil for other images.
    open var symbolConfiguration: UIImage.SymbolConfiguration? { content.symbol?.configuration }

    /// The pixels before the orientation is applied. A symbol is drawn for this; an image of size zero has none.
    open var cgImage: CGImage? {
        switch content.source {
        case .none: nil
        case .bitmap(let image): image
        case .symbol: rendered(scale: scale, tintColor: content.tintColor ?? .black)
        }
    }

    // MARK: Animated images

    /// Returns an image that image views show as a sequence, or `nil` if there are no images. Its attributes are those
    /// of the first image.
    ///
    /// - Parameter duration: The duration of one cycle in seconds. With 0, each image takes 1/30 second.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        animatedContent(of: images, duration: duration).map { UIImage(content: $0) }
    }

    /// Returns an animated image from files or assets with numbered names, such as `wave0`, `wave1` and so on up to
    /// `wave1024`; `nil` if there are none. The first number may be 1, and none may be left out.
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: numberedImages(name), duration: duration)
    }

    /// Returns an animated image from numbered names, whose caps keep their size and whose center is tiled.
    open class func animatedResizableImageNamed(
        _ name: String,
        capInsets: UIEdgeInsets,
        duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Returns an animated image from numbered names, whose caps keep their size.
    open class func animatedResizableImageNamed(
        _ name: String,
        capInsets: UIEdgeInsets,
        resizingMode: UIImage.ResizingMode,
        duration: TimeInterval
    ) -> UIImage? {
        animatedImageNamed(name, duration: duration)?
            .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }

    /// The images of an animated image; `nil` for others.
    open var images: [UIImage]? { content.animation?.frames }

    /// The duration of one cycle of an animated image in seconds; 0 for others.
    open var duration: TimeInterval { content.animation?.duration ?? 0 }

    // MARK: Drawing

    /// Draws the image in the current context at its own size, with its top-left corner at a point.
    open func draw(at point: CGPoint) {
        draw(at: point, blendMode: .normal, alpha: 1)
    }

    /// Draws the image in the current context at its own size, with its top-left corner at a point, using a blend
    /// mode and an opacity.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in the current context, scaled to a rectangle. Caps keep their size.
    open func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the image in the current context, scaled to a rectangle, using a blend mode and an opacity. Caps keep
    /// their size.
    ///
    /// A template image is drawn in the color of `withTintColor`, or in black by default.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let tint = content.isTemplate || content.tintColor != nil ? content.tintColor ?? .black : nil
        context.withBlendMode(blendMode, alpha: alpha) { content.draw(in: $0, rect: rect, tint: tint) }
    }

    /// Fills a rectangle of the current context with repetitions of the image, from the origin of the context.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(UIColor(patternImage: self).cgColor)
        context.fill(rect)
        context.restoreGState()
    }

    /// Returns the upright pixels to show at `scale` pixels per point. A template is drawn in `tintColor`, resolved
    /// with the current traits.
    ///
    /// Free for an upright image in its own colors. Otherwise the image is drawn, and the last result is cached.
    package func rendered(scale: CGFloat, tintColor: UIColor) -> CGImage? {
        let tint = content.isTemplate ? tintColor : content.tintColor
        if tint == nil, content.orientation == .up, case .bitmap(let image) = content.source { return image }
        // A bitmap keeps its own resolution. Only a symbol is drawn for the requested scale.
        return cache.image(scale: content.isSymbol ? scale : content.scale, color: tint?.cgColor) { scale, color in
            guard let symbol = content.symbol else { return drawn(scale, color) }
            let key = SymbolRenderings.Key(
                symbol: symbol,
                orientation: content.orientation,
                scale: scale,
                color: color
            )
            return SymbolRenderings.shared.image(key) { drawn(scale, color) }
        }
    }

    private func drawn(_ scale: CGFloat, _ color: CGColor?) -> CGImage? {
        guard let context = CGContext(size: content.size, scale: scale, isOpaque: false) else { return nil }
        let rect = CGRect(origin: .zero, size: content.size)
        content.draw(in: context, rect: rect, tint: color.map { UIColor(cgColor: $0) })
        return context.makeImage()
    }

    /// The part that grows with the image, in fractions of its size, as for `CALayer.contentsCenter`.
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

    /// Whether views draw the image in their tint color.
    package var isTemplate: Bool { content.isTemplate }

    /// Whether both images show the same pixels or the same symbol with the same attributes.
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

    // MARK: Preparing

    /// Returns the image with pixels that are turned upright and ready to be shown; `nil` if it has no pixels, as a
    /// symbol.
    ///
    /// An image is decoded when it is created. This does what is left to do before it is shown.
    open func preparingForDisplay() -> UIImage? {
        preparedForDisplay()
    }

    /// Prepares the image on a background thread, and passes it to a closure there.
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        Self.prepareInBackground { completionHandler(self.preparingForDisplay()) }
    }

    /// Prepares the image on a background thread.
    open func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { done in prepareForDisplay { done.resume(returning: $0) } }
    }

    /// Returns a smaller copy with its own pixels, so the memory of this image isn't needed any longer; `nil` if this
    /// image has no pixels, as a symbol, or the size isn't positive.
    ///
    /// The copy keeps the proportions, fits into the size, and has the pixels per point of the current traits (all
    /// three unverified).
    ///
    /// - Parameter size: The size in points.
    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        thumbnail(fitting: size)
    }

    /// Makes a smaller copy on a background thread, and passes it to a closure there.
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        Self.prepareInBackground { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Makes a smaller copy on a background thread.
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { done in prepareThumbnail(of: size) { done.resume(returning: $0) } }
    }

    // MARK: Changed copies

    /// Returns the image with a different rendering mode.
    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// Returns the image in one color. Views still draw a symbol or an `alwaysTemplate` image in their own tint
    /// color.
    open func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0.tintColor = color }
    }

    /// Returns the image in one color, with a different rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        changed {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns an image whose caps, in points, keep their size when it is drawn larger. The center is tiled.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns an image whose caps, in points, keep their size when it is drawn larger.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Returns an image with other insets of its alignment rectangle, in points.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentInsets = alignmentInsets }
    }

    /// Returns an image that views mirror where the interface goes from right to left.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    /// Returns the image mirrored horizontally.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        changed { $0.orientation = $0.orientation.mirrored }
    }

    /// Returns the symbol with a configuration applied; nil if the image is not a symbol.
    open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard let symbol = content.symbol else { return nil }
        return changed { $0.source = .symbol(symbol.applying(configuration)) }
    }

    /// Returns the symbol with a configuration applied; the same image if it is not a symbol.
    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
    }

    /// Returns the image as PNG data, rotated upright and pixel for pixel; nil if it has no pixels.
    open func pngData() -> Data? {
        upright?.pngData()
    }

    /// Returns the image as JPEG data with a quality from 0 (smallest) to 1 (best); nil if it has no pixels.
    /// Transparent parts become white.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        upright?.jpegData(quality: compressionQuality)
    }

    // MARK: Items that are dragged

    /// The identifiers of the types of files that images are read from.
    open class var readableTypeIdentifiersForItemProvider: [String] { readableItemTypes }

    /// The identifiers of the types of files that images are written to.
    open class var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.png, TypeIdentifier.jpeg] }

    /// Returns an image from a file's data, or throws an error if they aren't those of an image.
    open class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = try image(ofItem: data) as? Self else { throw CocoaError(.fileReadUnsupportedScheme) }
        return image
    }

    /// Writes the image as PNG or JPEG data.
    open func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = itemData(typeIdentifier)
        completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
        return nil
    }
}
