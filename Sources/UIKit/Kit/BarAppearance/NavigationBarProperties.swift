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

    func look(isCompact: Bool) -> NavigationBarLook {
        var look = NavigationBarLook()
        let color: UIColor? = style == .black ? .black : nil
        if let color = tint ?? color {
            look.fill.hasSystemBackground = false
            look.fill.color = color
        }
        if let image = isCompact ? backgrounds[.compact] ?? backgrounds[.default] : backgrounds[.default] {
            look.fill.hasSystemBackground = false
            look.fill.image = image
        }
        look.fill.shadowImage = shadowImage
        let text: [NSAttributedString.Key: Any] = style == .black ? [.foregroundColor: UIColor.white] : [:]
        look.title = text.merging(title ?? [:]) { $1 }
        look.largeTitle = text.merging(largeTitle ?? [:]) { $1 }
        look.titleOffset.vertical = self[titleShift: isCompact ? .compact : .default]
        look.backIndicator = backMask == nil ? nil : backIndicator
        return look
    }
}
