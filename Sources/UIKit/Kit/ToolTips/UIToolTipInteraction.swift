import CoreGraphics
import Foundation

/// An interaction that shows a text while the pointer rests over a view. The desktop draws it, after its own delay.
///
/// ```swift
/// view.addInteraction(UIToolTipInteraction(defaultToolTip: "Closes the window"))
/// ```
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    /// The view that owns the interaction.
    open private(set) weak var view: UIView?

    /// The object that provides the tool tips in place of the default text.
    open weak var delegate: (any UIToolTipInteractionDelegate)?

    /// Whether tool tips are shown. `true` by default.
    open var isEnabled = true

    /// The text without a delegate. `nil`, for none, by default.
    open var defaultToolTip: String?

    /// Creates an interaction without a text.
    public override init() {
        super.init()
    }

    /// Creates an interaction with a text.
    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// Returns the tool tip for a point of the view; `nil` for none.
    func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
        guard isEnabled else { return nil }
        guard let delegate else { return defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
        return delegate.toolTipInteraction(self, configurationAt: point)
    }
}
