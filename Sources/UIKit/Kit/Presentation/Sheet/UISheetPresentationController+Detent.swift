import CoreGraphics
import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// A value that identifies a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// About half the height of the window.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The full height of a sheet.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        /// The identifier. For a custom detent without one it is unique.
        open var identifier: Identifier { storedIdentifier }

        private let storedIdentifier: Identifier
        private let resolver: Resolver

        private init(_ identifier: Identifier, resolver: @escaping Resolver) {
            storedIdentifier = identifier
            self.resolver = resolver
        }

        /// Returns a detent at about half the height of the window.
        open class func medium() -> Self {
            cast(Detent(.medium) { ($0.maximumDetentValue * SheetMetrics.medium).rounded() })
        }

        /// Returns a detent at the full height of a sheet.
        open class func large() -> Self {
            cast(Detent(.large) { $0.maximumDetentValue })
        }

        /// Returns a detent with a height of its own.
        ///
        /// - Parameter resolver: Returns the height in points, or `nil` if the detent isn't available. The sheet is
        ///   higher by the safe area at the bottom, unless the height is less than 150 points.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
        }

        /// Returns the height in points without the safe area at the bottom, or `nil` if the detent isn't available.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context).map { min($0, context.maximumDetentValue) }
        }

        private class func cast(_ detent: Detent) -> Self {
            // No class inherits from this one: its initializer is private.
            unsafeDowncast(detent, to: self)
        }
    }
}

/// The values on which the height of a detent depends.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the container view.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the largest detent in points, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

/// The values on which the heights of a sheet's detents depend.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}
