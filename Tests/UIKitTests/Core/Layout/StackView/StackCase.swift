import CoreGraphics
import SeededRandom

@testable import UIKit

/// The state of a stack as a value: its arranged views and its properties.
struct StackCase {
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    /// The sizes by view, in the order of creation.
    var sizes: [CGSize] = []
    var isHidden: [Bool] = []
    var custom: [CGFloat?] = []
    /// The order of the arranged views.
    var order: [Int] = []

    init(using generator: inout SeededGenerator) {
        let count = Int.random(in: 1...5, using: &generator)
        sizes = (0..<count).map { _ in
            CGSize(
                width: CGFloat(Int.random(in: 2...15, using: &generator) * 4),
                height: CGFloat(Int.random(in: 2...15, using: &generator) * 4)
            )
        }
        isHidden = Array(repeating: false, count: count)
        custom = Array(repeating: nil, count: count)
        order = Array(0..<count)
        for _ in 0..<8 { change(using: &generator) }
    }

    /// Makes one change.
    mutating func change(using generator: inout SeededGenerator) {
        let view = Int.random(in: sizes.indices, using: &generator)
        switch Int.random(in: 0..<9, using: &generator) {
        case 0: axis = axis == .horizontal ? .vertical : .horizontal
        case 1: distribution = .random(using: &generator)
        case 2: alignment = .random(using: &generator)
        case 3: spacing = CGFloat(Int.random(in: 0...12, using: &generator))
        case 4: custom[view] = [nil, 0, 5, 20].randomElement(using: &generator) ?? nil
        case 5: order.shuffle(using: &generator)
        default: isHidden[view].toggle()
        }
    }

    /// The visible views in the stack's order.
    var shown: [Int] { order.filter { !isHidden[$0] } }

    var oracle: StackOracle {
        StackOracle(
            axis: axis,
            distribution: distribution,
            alignment: alignment,
            sizes: shown.map { sizes[$0] },
            spacings: shown.dropLast().map { custom[$0] ?? spacing }
        )
    }

    /// Updates a stack and its views, some of which may be arranged already, to this state.
    @MainActor func apply(to stack: UIStackView, _ views: [UIView]) {
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = spacing
        for (place, index) in order.enumerated() { stack.insertArrangedSubview(views[index], at: place) }
        for (index, view) in views.enumerated() {
            view.isHidden = isHidden[index]
            stack.setCustomSpacing(custom[index] ?? UIStackView.spacingUseDefault, after: view)
        }
    }
}
