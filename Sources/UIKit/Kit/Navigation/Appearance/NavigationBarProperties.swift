import CoreGraphics
import Foundation

/// The properties of a navigation bar that apply as long as the bar and its item have no appearance.
struct NavigationBarProperties {
    var tint: UIColor?
    var style = UIBarStyle.default
    var shadowImage: UIImage?
    var title: [NSAttributedString.Key: Any]?
    var largeTitle: [NSAttributedString.Key: Any]?
    var backIndicator: UIImage?
    var backMask: UIImage?
    private var backgrounds: [UIBarMetrics: UIImage] = [:]
    private var titleShifts: [UIBarMetrics: CGFloat] = [:]

    init() {}

    /// The background image for a height. Without one for the compact height, it is that for the default height.
    subscript(background metrics: UIBarMetrics) -> UIImage? {
        get { backgrounds[metrics] }
        set { backgrounds[metrics] = newValue }
    }

    /// The distance in points by which titles are moved down.
    subscript(titleShift metrics: UIBarMetrics) -> CGFloat {
        get { titleShifts[metrics] ?? 0 }
        set { titleShifts[metrics] = newValue }
    }

    /// Returns the look of a bar, which may be compact or show a prompt.
    func look(isCompact: Bool, hasPrompt: Bool) -> NavigationBarLook {
        var look = NavigationBarLook()
        let color: UIColor? = style == .black ? .black : nil
        if let color = tint ?? color {
            look.fill.hasSystemBackground = false
            look.fill.color = color
        }
        let metrics = UIBarMetrics.preferred(isCompact: isCompact, hasPrompt: hasPrompt)
        if let image = metrics.lazy.compactMap({ backgrounds[$0] }).first {
            look.fill.hasSystemBackground = false
            look.fill.image = image
        }
        look.fill.shadowImage = shadowImage
        let text: [NSAttributedString.Key: Any] = style == .black ? [.foregroundColor: UIColor.white] : [:]
        look.title = text.merging(title ?? [:]) { $1 }
        look.largeTitle = text.merging(largeTitle ?? [:]) { $1 }
        look.titleOffset.vertical = metrics.lazy.compactMap { titleShifts[$0] }.first ?? 0
        look.backIndicator = backMask == nil ? nil : backIndicator
        return look
    }
}
