import Foundation

extension UIWindowScene {
    /// The geometry that an app asks for in `requestGeometryUpdate(_:errorHandler:)`. Each system has a subclass.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        override init() {
            super.init()
        }

        /// Returns the error if a window doesn't fulfill the preferences; `nil` if it does.
        func error(for orientation: UIInterfaceOrientation) -> NSError? {
            UISceneError.make(.geometryRequestUnsupported, "The desktop doesn't know the preferences.")
        }

        /// The preferences on iOS: the orientations of the interface.
        @preconcurrency @MainActor
        open class iOS: GeometryPreferences {
            private let orientations: UIInterfaceOrientationMask

            /// Creates preferences for no orientation.
            public override init() {
                orientations = []
                super.init()
            }

            /// Creates preferences for orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                orientations = interfaceOrientations
                super.init()
            }

            override func error(for orientation: UIInterfaceOrientation) -> NSError? {
                let alike: UIInterfaceOrientationMask =
                    orientation.isLandscape ? .landscape : [.portrait, .portraitUpsideDown]
                guard !orientations.isEmpty, orientations.isDisjoint(with: alike) else { return nil }
                return UISceneError.make(
                    .geometryRequestDenied,
                    "A window of a desktop isn't turned: it has the shape that the user gives it."
                )
            }
        }
    }
}
