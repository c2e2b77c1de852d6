import CoreGraphics
import QuartzCore

/// A view that shows an image or a sequence of images.
///
/// `contentMode` determines how the image fits into the bounds. Template images and symbols have the tint color. An
/// animated image (`UIImage.animatedImage(with:duration:)`) moves while the view is in a window.
@preconcurrency @MainActor
open class UIImageView: UIView {
    private var sequence: ImageSequence?
    private var start: CFTimeInterval = 0
    private var timer: FrameTimer?
    /// The symbol that was shown last.
    private var symbol: ConfiguredSymbol?

    /// Creates a view without an image, with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        storage.isUserInteractionEnabled = false
    }

    /// Creates a view without an image. The archive is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        storage.isUserInteractionEnabled = false
    }

    /// Creates a view with an image and its size.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        storage.isUserInteractionEnabled = false
        setNeedsDisplay()
    }

    /// Creates a view with an image, its size, and another image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        storage.isUserInteractionEnabled = false
        setNeedsDisplay()
    }

    /// The image, `nil` by default.
    open var image: UIImage? {
        didSet {
            // Equal images look the same. Buttons and bars make a template of their image whenever they are laid out.
            guard image != oldValue else { return }
            if image?.alignmentRectInsets != oldValue?.alignmentRectInsets { alignmentDidChange() }
            imageDidChange()
        }
    }

    /// The image of the highlighted state, or `nil`, the default, to use `image`.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage != oldValue { imageDidChange() } }
    }

    /// Whether the view is highlighted, as in a selected cell. `false` by default.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageDidChange() } }
    }

    /// The configuration that is combined with that of a symbol image, `nil` by default.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { imageDidChange() } }
    }

    // MARK: Animation

    /// The images to show as a sequence, `nil` by default.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The images to show as a sequence in the highlighted state, or `nil`, the default, to use `animationImages`.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The duration of one cycle through the images, in seconds. With 0, the default, each image takes 1/30 second.
    open var animationDuration: TimeInterval = 0

    /// The number of cycles, or 0, the default, to repeat them indefinitely.
    open var animationRepeatCount = 0

    /// Whether the view shows the sequence of images.
    open var isAnimating: Bool { sequence != nil }

    /// Starts the sequence with the first image. Does nothing if there are no images.
    open func startAnimating() {
        stopAnimating()
        guard let images = movingImages else { return }
        sequence =
            ownMovingImages == nil
            ? ImageSequence(count: images.count, duration: stillImage?.duration ?? 0, repeatCount: 0)
            : ImageSequence(count: images.count, duration: animationDuration, repeatCount: animationRepeatCount)
        start = layer.device.clock.now
        showMovingImage()
    }

    /// Stops the sequence and shows `image`. A view that leaves its window stops automatically.
    open func stopAnimating() {
        timer?.cancel()
        timer = nil
        guard sequence != nil else { return }
        sequence = nil
        setNeedsDisplay()
    }

    /// The images that move: those that the client set, or else those of an animated image.
    private var movingImages: [UIImage]? { ownMovingImages ?? stillImage?.images }

    private var ownMovingImages: [UIImage]? {
        let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        return images?.isEmpty == false ? images : nil
    }

    private func showMovingImage() {
        let time = layer.device.clock.now - start
        guard let sequence, sequence.index(at: time) != nil else { return stopAnimating() }
        setNeedsDisplay()
        timer = layer.device.clock.schedule(after: sequence.timeToNext(after: time)) { [weak self] in
            // The clock calls its timers on the main thread, but their type does not declare that.
            MainActor.assumeIsolated { self?.showMovingImage() }
        }
    }

    // MARK: UIView

    /// The size of the image without the insets of its alignment rectangle, in points.
    open override var intrinsicContentSize: CGSize {
        guard let size = stillImage?.size else { return super.intrinsicContentSize }
        let insets = alignmentRectInsets
        return CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }

    /// The insets of the image's alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    /// Returns the size of the image, whatever the proposed size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        stillImage?.size ?? super.sizeThatFits(size)
    }

    open override func display(_ layer: CALayer) {
        traitCollection.performAsCurrent { show(currentImage, in: layer) }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return stopAnimating() }
        if stillImage != nil { setNeedsDisplay() }
        showAnimatedImage()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if stillImage?.isSymbolImage == true { imageDidChange() }
        if stillImage?.flipsForRightToLeftLayoutDirection == true { setNeedsDisplay() }
    }

    private func imageDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        showAnimatedImage()
    }

    /// Starts the sequence of an animated image, or stops that of the previous one. A sequence that the client set
    /// takes precedence.
    private func showAnimatedImage() {
        guard ownMovingImages == nil else { return }
        if stillImage?.images != nil, window != nil { startAnimating() } else { stopAnimating() }
    }

    private var stillImage: UIImage? {
        configured(isHighlighted ? highlightedImage ?? image : image)
    }

    private var currentImage: UIImage? {
        guard let sequence, let images = movingImages else { return stillImage }
        guard let index = sequence.index(at: layer.device.clock.now - start), images.indices.contains(index) else {
            return stillImage
        }
        return configured(images[index])
    }

    /// The size of the image as the view shows it, in points: that of a symbol follows its configuration.
    var shownSize: CGSize? { stillImage?.size }

    private func configured(_ image: UIImage?) -> UIImage? {
        guard let image, image.isSymbolImage else { return image }
        let (preferred, traits) = (preferredSymbolConfiguration, traitCollection)
        if let symbol, symbol.isOf(image, preferred, traits) { return symbol.shown }
        let made = ConfiguredSymbol(image, preferred, traits)
        symbol = made
        return made.shown
    }

    /// The scale is that of the image. Symbols are drawn again when the traits change.
    override func takeScale(_ scale: CGFloat, from old: CGFloat) {}

    private func show(_ given: UIImage?, in layer: CALayer) {
        guard let given else {
            layer.contents = nil
            return
        }
        let isMirrored =
            given.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let image = isMirrored ? given.withHorizontallyFlippedOrientation() : given
        let isStretched = contentMode == .scaleToFill || contentMode == .redraw
        if isStretched, image.capInsets != .zero {
            layer.contents = StretchedImage(image: image, tint: tintColor.resolvedColor(with: traitCollection))
            return
        }
        let scale = image.isSymbolImage ? screenScale : image.scale
        setOwnScale(scale)
        layer.contents = image.rendered(scale: scale, tintColor: tintColor.resolvedColor(with: traitCollection))
    }
}
