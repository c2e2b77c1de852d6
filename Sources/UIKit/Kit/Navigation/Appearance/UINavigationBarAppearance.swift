import CoreGraphics
import Foundation

/// The appearance of a navigation bar: its background, its titles and its buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        follow(plain, done, back)
    }

    /// Creates an appearance with the values of an appearance. If that is for another kind of bar, the values that it
    /// doesn't have are the default ones.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        take(barAppearance)
        follow(plain, done, back)
    }

    /// Creates an appearance with the default values, without reading the archive.
    public required init(coder: NSCoder) {
        super.init(coder: coder)
        follow(plain, done, back)
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        (plain, done, back) = (other.plain.makeCopy(), other.done.makeCopy(), other.back.makeCopy())
        (ownBackIndicator, ownBackMask) = (other.ownBackIndicator, other.ownBackMask)
        follow(plain, done, back)
    }

    // MARK: Titles

    /// The attributes of the title. Those that are missing have the values of the system. The default is empty.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changed() }
    }

    /// The offset of the title in points. The default is zero.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { changed() }
    }

    /// The attributes of large titles. Those that are missing have the values of the system. The default is empty.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changed() }
    }

    // MARK: Buttons

    private var plain = UIBarButtonItemAppearance()
    private var done = UIBarButtonItemAppearance(style: .done)
    private var back = UIBarButtonItemAppearance()

    /// The appearance of plain buttons. Setting it copies the value.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { plain }
        set {
            plain = adopted(newValue)
            changed()
        }
    }

    /// The appearance of done buttons. Setting it copies the value.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { done }
        set {
            done = adopted(newValue)
            changed()
        }
    }

    /// The appearance of back buttons. Setting it copies the value.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { back }
        set {
            back = adopted(newValue)
            changed()
        }
    }

    // MARK: Back indicator

    /// The image of back buttons that was set.
    private(set) var ownBackIndicator: UIImage?
    private var ownBackMask: UIImage?

    /// The image of back buttons. The default is a chevron against the direction in which the interface is read.
    open var backIndicatorImage: UIImage { ownBackIndicator ?? BackButton.chevron(isRightToLeft: false) }

    /// The mask of the image during transitions. The default is the image. It has no effect, because titles don't slide
    /// below the image.
    open var backIndicatorTransitionMaskImage: UIImage { ownBackMask ?? backIndicatorImage }

    /// Sets the image of back buttons and its mask during transitions. If one of them is `nil`, both are the default.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        let isWhole = backIndicatorImage != nil && transitionMaskImage != nil
        ownBackIndicator = isWhole ? backIndicatorImage : nil
        ownBackMask = isWhole ? transitionMaskImage : nil
        changed()
    }
}
