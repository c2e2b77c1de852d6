import CoreGraphics
import Foundation

/// The methods that determine the selection of items, and report what happens to them.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
