import CoreGraphics
import Foundation

/// The resolved appearance of a navigation bar.
struct NavigationBarLook {
    var fill = BarFill.system
    var title: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var largeTitle: [NSAttributedString.Key: Any] = [:]
    var backIndicator: UIImage?
    private var buttons: UIBarButtonItemAppearance?
    private var doneButtons: UIBarButtonItemAppearance?
    private var backButtons: UIBarButtonItemAppearance?

    init() {}

    @MainActor
    init(_ appearance: UINavigationBarAppearance) {
        fill = appearance.fill
        title = appearance.titleTextAttributes
        titleOffset = appearance.titlePositionAdjustment
        largeTitle = appearance.largeTitleTextAttributes
        backIndicator = appearance.ownBackIndicator
        buttons = appearance.buttonAppearance
        doneButtons = appearance.doneButtonAppearance
        backButtons = appearance.backButtonAppearance
    }

    /// Returns the values for a button of a style in a state.
    @MainActor
    func button(_ style: UIBarButtonItem.Style, in state: UIControl.State) -> BarButtonLook {
        (style == .done ? doneButtons : buttons)?.values(for: state) ?? BarButtonLook()
    }

    /// Returns the values for a back button in a state.
    @MainActor
    func backButton(in state: UIControl.State) -> BarButtonLook {
        backButtons?.values(for: state) ?? BarButtonLook()
    }
}
