import UIKit

/// The table at the beginning of a motion, as far as remedies need it.
@MainActor
struct MotionStart {
    private(set) var entering: EnteringRows?
    let offset: HeldOffset?

    /// - Parameter resizes: Whether rows only take other heights, and none is inserted or deleted.
    init(_ container: any RowContainer, _ remedies: PlatformRemedies, resizes: Bool = false) {
        let isAnimated = UIView.areAnimationsEnabled
        entering =
            isAnimated && remedies.contains(.settlesEnteringRows) ? EnteringRows(container, resizes: resizes) : nil
        offset = isAnimated && remedies.contains(.holdsOffset) ? HeldOffset(container) : nil
    }

    /// Notes the table after the update, before the layout.
    mutating func noteUpdate(in container: any RowContainer) {
        entering?.noteUpdate(in: container)
    }
}
