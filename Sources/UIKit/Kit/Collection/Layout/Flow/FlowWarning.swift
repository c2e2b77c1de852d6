import CoreGraphics
import Foundation

/// The messages of flow layouts about sizes, which UIKit logs too.
@MainActor
enum FlowWarning {
    static func log(overlongItemsIn layout: UICollectionViewFlowLayout, _ view: UICollectionView) {
        // A view that has no size yet is no mistake.
        guard view.bounds.width > 0, view.bounds.height > 0 else { return }
        let message = message(overlongItemsIn: layout.direction)
        let place = "The relevant UICollectionViewFlowLayout instance is \(layout), and it is attached to \(view)."
        NSLog("%@", "\(message) \(place)")
    }

    static func message(overlongItemsIn direction: FlowDirection) -> String {
        let (side, edges) = direction == .vertical ? ("width", "left and right") : ("height", "top and bottom")
        return """
            The behavior of the UICollectionViewFlowLayout is not defined because: the item \(side) must be less than \
            the \(side) of the UICollectionView minus the section insets \(edges) values, minus the content insets \
            \(edges) values.
            """
    }

    static func log(invalid size: CGSize, in view: UICollectionView?) {
        NSLog("%@", message(invalid: size, in: view))
    }

    static func message(invalid size: CGSize, in view: UICollectionView?) -> String {
        """
        Negative or zero item sizes are not supported by flow layout. Invalid size: {\(size.width), \
        \(size.height)}; collection view: \(view.map { "\($0)" } ?? "(null)")
        """
    }
}
