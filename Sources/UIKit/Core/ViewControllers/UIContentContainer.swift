import CoreGraphics
import Foundation

/// An object whose content depends on its size, and that contains others.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the content in points. Zero means no preference.
    var preferredContentSize: CGSize { get }

    /// Called after the preferred size of something inside has changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Called after constraints have changed the size of something inside.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Returns the size of something inside, for a size of its own.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Called before the size of the view changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Called before the traits change.
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
}
