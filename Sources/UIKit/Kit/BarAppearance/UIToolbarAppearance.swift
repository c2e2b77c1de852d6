/// The appearance of a toolbar: its background and its buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    private var plain = UIBarButtonItemAppearance()
    private var done = UIBarButtonItemAppearance(style: .done)

    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        for button in [plain, done] { follow(button) }
    }

    /// Creates an appearance with the values of another one. Those that another kind of bar doesn't have are the
    /// default ones.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            (plain, done) = (other.plain.makeCopy(), other.done.makeCopy())
        }
        for button in [plain, done] { follow(button) }
    }

    override func makeCopy() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }

    /// The appearance of plain buttons. Setting it copies the value.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { plain }
        set { replace(&plain, by: newValue) }
    }

    /// The appearance of done buttons. Setting it copies the value.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { done }
        set { replace(&done, by: newValue) }
    }

    private func replace(_ button: inout UIBarButtonItemAppearance, by new: UIBarButtonItemAppearance) {
        button = new.makeCopy()
        follow(button)
        changed()
    }

    private func follow(_ button: UIBarButtonItemAppearance) {
        button.changed = { [weak self] in self?.changed() }
    }
}
