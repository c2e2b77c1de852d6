import Foundation

/// The appearance of a toolbar: its background and its buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    private var plain = UIBarButtonItemAppearance()
    private var done = UIBarButtonItemAppearance(style: .done)

    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        follow(plain, done)
    }

    /// Creates an appearance with the values of an appearance. If that is for another kind of bar, the values that it
    /// doesn't have are the default ones.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        take(barAppearance)
        follow(plain, done)
    }

    /// Creates an appearance with the default values, without reading the archive.
    public required init(coder: NSCoder) {
        super.init(coder: coder)
        follow(plain, done)
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UIToolbarAppearance else { return }
        (plain, done) = (other.plain.makeCopy(), other.done.makeCopy())
        follow(plain, done)
    }

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
}
