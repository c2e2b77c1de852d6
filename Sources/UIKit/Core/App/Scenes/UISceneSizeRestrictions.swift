import CoreGraphics
import Foundation

/// The limits of the size of a scene.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    private let apply: (CGSize) -> Void

    /// - Parameter apply: Restricts the window to a least size.
    init(apply: @escaping (CGSize) -> Void) {
        self.apply = apply
    }

    /// The size in points below which the user can't resize the window. Zero, the default, sets no limit.
    open var minimumSize = CGSize.zero {
        didSet { if minimumSize != oldValue { apply(minimumSize) } }
    }
}
