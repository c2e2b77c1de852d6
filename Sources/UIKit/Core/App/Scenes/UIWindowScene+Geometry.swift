import Foundation

extension UIWindowScene {
    /// The geometry of a scene at one moment.
    @preconcurrency @MainActor
    open class Geometry: NSObject, NSCopying {
        /// The orientation of the interface, which is the shape of the window.
        open private(set) var interfaceOrientation: UIInterfaceOrientation

        init(interfaceOrientation: UIInterfaceOrientation) {
            self.interfaceOrientation = interfaceOrientation
        }

        /// Returns the geometry, which doesn't change.
        nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
