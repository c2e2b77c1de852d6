import Failures
import Foundation

/// The appearance of tabs, by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
    /// The arrangements of the image and the title of a tab. The raw values are Apple's.
    public enum Style: Int, Sendable {
        /// The image is above the title.
        case stacked = 0
        /// The image is beside the title.
        case inline = 1
        /// The image is beside the title in a bar of less height.
        case compactInline = 2
    }

    private let states = (0..<4).map { _ in UITabBarItemStateAppearance() }
    /// Called after a change.
    var changed: () -> Void = {}

    /// Creates an appearance with the default values for an arrangement.
    public init(style: Style) {
        super.init()
        follow()
    }

    /// Creates an appearance with the default values for images above titles, without reading the archive.
    public required init(coder: NSCoder) {
        super.init()
        follow()
    }

    private func follow() {
        for state in states { state.changed = { [weak self] in self?.changed() } }
    }

    /// Creates an appearance with the default values for images above titles.
    public convenience override init() {
        self.init(style: .stacked)
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

    func makeCopy() -> UITabBarItemAppearance {
        guard let copy = Self.allocateObject() as? UITabBarItemAppearance else {
            invariantFailure("The copy is of another class.")
        }
        for (state, other) in zip(copy.states, states) { state.look = other.look }
        return copy
    }

    /// Sets the default values for an arrangement, which are empty.
    open func configureWithDefault(for style: Style) {
        for state in states { state.look = TabLook() }
    }

    /// The appearance of tabs that aren't selected.
    open var normal: UITabBarItemStateAppearance { states[0] }
    /// The appearance of the selected tab. Attributes that are missing are those of the normal state.
    open var selected: UITabBarItemStateAppearance { states[1] }
    /// The appearance of tabs that can't be selected. Attributes that are missing are those of the normal state.
    open var disabled: UITabBarItemStateAppearance { states[2] }
    /// The appearance of tabs that have the keyboard focus. Attributes that are missing are those of the normal state.
    open var focused: UITabBarItemStateAppearance { states[3] }

    // MARK: Values for a view

    /// Returns the values for a state of a view.
    func values(for state: UIControl.State) -> TabLook {
        if state.contains(.disabled) { return normal.look.merging(disabled.look) }
        // A selected tab has the tint color if its appearance has no color of its own, and not that of other tabs.
        var look = normal.look
        if state.contains(.selected) { look = look.withoutColors.merging(selected.look) }
        return state.contains(.focused) ? look.merging(focused.look) : look
    }
}
