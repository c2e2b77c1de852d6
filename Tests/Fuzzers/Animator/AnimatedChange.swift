import SeededRandom
import UIKit

/// A change of a property of a view. View numbers are taken modulo the number of views.
package struct AnimatedChange: Codable, Hashable, Sendable {
    package enum Property: String, Codable, CaseIterable, Sendable {
        case center, size, alpha, transform, color
    }

    package var view: Int
    package var property: Property
    package var value: Int

    package init(view: Int = 0, _ property: Property = .center, _ value: Int) {
        (self.view, self.property, self.value) = (view, property, value)
    }

    init(using generator: inout SeededGenerator) {
        view = generator.below(3)
        property = Property.allCases[[0, 0, 0, 1, 2, 3, 4][generator.below(7)]]
        value = generator.below(20)
    }

    static func list(using generator: inout SeededGenerator) -> [AnimatedChange] {
        (0..<generator.below(4)).map { _ in AnimatedChange(using: &generator) }
    }

    @MainActor func apply(to view: UIView) {
        switch property {
        case .center: view.center = CGPoint(x: 20 + 9 * value, y: 40 + 5 * value)
        case .size: view.bounds.size = CGSize(width: 10 + value, height: 30 - value)
        case .alpha: view.alpha = CGFloat(value % 11) / 10
        case .transform: view.transform = CGAffineTransform(rotationAngle: CGFloat(value % 6)).scaledBy(x: 1, y: 2)
        case .color: view.backgroundColor = UIColor(white: CGFloat(value) / 20, alpha: 1)
        }
    }
}

extension AnimatedChange.Property {
    /// Returns the value of the property of a view, as numbers.
    @MainActor func value(of view: UIView) -> [CGFloat] {
        switch self {
        case .center: [view.center.x, view.center.y]
        case .size: [view.bounds.width, view.bounds.height]
        case .alpha: [view.alpha]
        case .transform:
            [view.transform.a, view.transform.b, view.transform.c, view.transform.d, view.transform.tx]
        case .color: view.backgroundColor?.cgColor.components ?? []
        }
    }
}
