import CoreGraphics
import QuartzCore

/// A view that shows a picture, or several one after the other.
///
/// The picture is put into the bounds as `contentMode` says. Templates and symbols have the tint colour.
@preconcurrency @MainActor
open class UIImageView: UIView {
    private var sequence: ImageSequence?
    private var start: CFTimeInterval = 0
    private var timer: FrameTimer?

    /// A view of no picture at `frame`, in points of the view that it will be in.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        storage.isUserInteractionEnabled = false
    }

    /// A view from an archive, which is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        storage.isUserInteractionEnabled = false
    }

    /// A view as large as the picture.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        storage.isUserInteractionEnabled = false
        setNeedsDisplay()
    }

    /// A view as large as the picture, and another picture for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        storage.isUserInteractionEnabled = false
        setNeedsDisplay()
    }

    /// The picture; `nil` at first.
    open var image: UIImage? {
        didSet { if image !== oldValue { imageDidChange() } }
    }

    /// The picture while highlighted; `nil`, the value at first, for no other one.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { imageDidChange() } }
    }

    /// Whether the view is highlighted, as in a selected cell. `false` at first.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageDidChange() } }
    }

    /// What a symbol's configuration is completed with; `nil` at first.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { imageDidChange() } }
    }

    // MARK: Moving pictures

    /// The pictures to show one after the other; `nil` at first.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The pictures to show one after the other while highlighted; `nil`, the value at first, for the same.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// Seconds for all pictures once; 0, the value at first, for a thirtieth of a second each.
    open var animationDuration: TimeInterval = 0

    /// How often to show the pictures; 0, the value at first, for no end.
    open var animationRepeatCount = 0

    /// Whether pictures follow one another.
    open var isAnimating: Bool { sequence != nil }

    /// Begins with the first picture. Does nothing without pictures.
    open func startAnimating() {
        stopAnimating()
        guard let images = movingImages else { return }
        sequence = ImageSequence(count: images.count, duration: animationDuration, repeatCount: animationRepeatCount)
        start = CACurrentMediaTime()
        showMovingImage()
    }

    /// Shows `image` again. What leaves its window stops by itself.
    open func stopAnimating() {
        timer?.cancel()
        timer = nil
        guard sequence != nil else { return }
        sequence = nil
        setNeedsDisplay()
    }

    private var movingImages: [UIImage]? {
        let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        return images?.isEmpty == false ? images : nil
    }

    private func showMovingImage() {
        let time = CACurrentMediaTime() - start
        guard let sequence, sequence.index(at: time) != nil else { return stopAnimating() }
        setNeedsDisplay()
        timer = FrameClock.shared.schedule(after: sequence.timeToNext(after: time)) { [weak self] in
            // Frames are made on the main thread; the clock's type does not say so.
            MainActor.assumeIsolated { self?.showMovingImage() }
        }
    }

    // MARK: UIView

    /// The picture's size, in points.
    open override var intrinsicContentSize: CGSize {
        stillImage?.size ?? super.intrinsicContentSize
    }

    /// The picture's size, whatever the size to fit in.
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
        if window == nil { stopAnimating() } else if stillImage != nil { setNeedsDisplay() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if stillImage?.isSymbolImage == true { imageDidChange() }
    }

    private func imageDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    private var stillImage: UIImage? {
        configured(isHighlighted ? highlightedImage ?? image : image)
    }

    private var currentImage: UIImage? {
        guard let sequence, let images = movingImages else { return stillImage }
        guard let index = sequence.index(at: CACurrentMediaTime() - start), images.indices.contains(index) else {
            return stillImage
        }
        return configured(images[index])
    }

    private func configured(_ image: UIImage?) -> UIImage? {
        guard let image, image.isSymbolImage, let preferred = preferredSymbolConfiguration else { return image }
        let configuration = image.symbolConfiguration.map { preferred.applying($0) } ?? preferred
        return image.withConfiguration(configuration)
    }

    private func show(_ image: UIImage?, in layer: CALayer) {
        guard let image else {
            layer.contents = nil
            return
        }
        let isStretched = contentMode == .scaleToFill || contentMode == .redraw
        if isStretched, image.capInsets != .zero {
            layer.contents = StretchedImage(image: image, tint: tintColor.resolvedColor(with: traitCollection))
            return
        }
        let scale = image.isSymbolImage ? UIScreen.main.scale : image.scale
        layer.contentsScale = scale
        layer.contents = image.rendered(scale: scale, tintColor: tintColor.resolvedColor(with: traitCollection))
    }
}
