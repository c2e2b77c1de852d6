import CoreGraphics
import SeededRandom

@testable import UIKit

/// Objects that stand for views, which arrangements identify by reference alone.
final class StackToken {}

extension StackArrangement {
    /// Returns a random arrangement of the views that tokens stand for.
    static func random(of tokens: [StackToken], using generator: inout SeededGenerator) -> StackArrangement {
        StackArrangement(
            axis: Bool.random(using: &generator) ? .horizontal : .vertical,
            distribution: .random(using: &generator),
            alignment: .random(using: &generator),
            spacing: .points(CGFloat(Int.random(in: 0...20, using: &generator))),
            isBaselineRelative: Bool.random(using: &generator),
            isMarginsRelative: Bool.random(using: &generator),
            items: tokens.map {
                Item(
                    id: ObjectIdentifier($0),
                    isHidden: Int.random(in: 0..<3, using: &generator) == 0,
                    spacingAfter: [nil, .system, .points(3)].randomElement(using: &generator) ?? nil,
                    length: CGFloat(Int.random(in: -1...50, using: &generator)),
                    hasBaseline: Bool.random(using: &generator),
                    wrapsText: Bool.random(using: &generator)
                )
            }
        )
    }
}

extension UIStackView.Distribution {
    static let all: [Self] = [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]

    static func random(using generator: inout SeededGenerator) -> Self {
        all.randomElement(using: &generator) ?? .fill
    }
}

extension UIStackView.Alignment {
    static let all: [Self] = [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]

    static func random(using generator: inout SeededGenerator) -> Self {
        all.randomElement(using: &generator) ?? .fill
    }
}
