import UIKit

extension UINavigationItem {
    /// Shows a title, and gives the bar the color of the bars below it, which is not black in the dark appearance.
    func showViewerBar(_ title: UIView) {
        titleView = title
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = RolePalette.bar
        (standardAppearance, scrollEdgeAppearance) = (appearance, appearance)
    }
}
