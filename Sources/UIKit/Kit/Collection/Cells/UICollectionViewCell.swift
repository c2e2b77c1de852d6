import CoreGraphics
import Foundation

/// A view that shows an item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {}
