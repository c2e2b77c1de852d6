import UIKit

/// A view that takes the place of an arrow in the layout of a cell, and is notified when the cell moves it.
final class ArrowHolder: UIView {
    /// A closure that is called when the view has moved in the cell.
    var onMove: () -> Void = {}

    override var frame: CGRect {
        didSet { if frame.origin != oldValue.origin { onMove() } }
    }

    override var center: CGPoint {
        didSet { if center != oldValue { onMove() } }
    }
}
