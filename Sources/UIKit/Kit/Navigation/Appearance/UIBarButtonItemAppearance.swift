import Failures
import Foundation

/// The appearance of bar button items, by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
    private let states = (0..<4).map { _ in UIBarButtonItemStateAppearance() }
    /// Called after a change.
    var changed: () -> Void = {}

    /// Creates an appearance with the default values for items of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        follow()
    }

    /// Creates an appearance with the default values for plain items, without reading the archive.
    public required init(coder: NSCoder) {
        super.init()
        follow()
    }

    private func follow() {
        for state in states { state.changed = { [weak self] in self?.changed() } }
    }

    /// Creates an appearance with the default values for plain items.
    public convenience override init() {
        self.init(style: .plain)
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { makeCopy() }
    }

    /// Returns a copy of the same class.
    ///
    /// It is declared beside the method of `NSObject` that returns `Any`, which is the one that is called where the
    /// type of the result doesn't decide.
    @_disfavoredOverload
    open func copy() -> Self {
        guard let copy = copy(with: nil) as? Self else { invariantFailure("The copy is of another class.") }
        return copy
    }

    func makeCopy() -> UIBarButtonItemAppearance {
        guard let copy = Self.allocateObject() as? UIBarButtonItemAppearance else {
            invariantFailure("The copy is of another class.")
        }
        for (state, other) in zip(copy.states, states) { state.look = other.look }
        return copy
    }

    /// Sets the default values for items of a style. They are empty: the items themselves are bold if they are done
    /// buttons.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.look = BarButtonLook() }
    }

    /// The appearance of items that can be used.
    open var normal: UIBarButtonItemStateAppearance { states[0] }
    /// The appearance of items that are touched. Missing values are those of the normal state.
    open var highlighted: UIBarButtonItemStateAppearance { states[1] }
    /// The appearance of items that can't be used. Missing values are those of the normal state.
    open var disabled: UIBarButtonItemStateAppearance { states[2] }
    /// The appearance of items that have the keyboard focus. Missing values are those of the normal state.
    open var focused: UIBarButtonItemStateAppearance { states[3] }

    // MARK: Values for a view

    /// Returns the values for a state of a view.
    func values(for state: UIControl.State) -> BarButtonLook {
        let special: UIBarButtonItemStateAppearance? =
            if state.contains(.disabled) {
                disabled
            } else if state.contains(.highlighted) {
                highlighted
            } else if state.contains(.focused) {
                focused
            } else {
                nil
            }
        return special.map { normal.look.merging($0.look) } ?? normal.look
    }
}

// MARK: In bars

extension UIBarAppearance {
    /// Notifies the bar of changes of buttons.
    func follow(_ buttons: UIBarButtonItemAppearance...) {
        for button in buttons { button.changed = { [weak self] in self?.changed() } }
    }

    /// Returns a copy of the appearance of buttons, whose changes the bar follows.
    func adopted(_ buttons: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
        let copy = buttons.makeCopy()
        follow(copy)
        return copy
    }
}
