import UIKit

/// A delegate that only places views with tags, and remembers them.
public final class ShelfKeeper: NSObject, ShelfDelegate {
    public private(set) var placed: [UIView] = []

    public func shelf(_ shelf: Shelf, canPlace view: UIView) -> Bool { view.tag > 0 }
    public func shelf(_ shelf: Shelf, didPlace view: UIView) { placed.append(view) }
}
