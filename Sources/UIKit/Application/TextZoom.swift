import CoreGraphics
import HostInterface

/// The user's choice of larger or smaller text in a window, beside the desktop's text size: Ctrl+plus, Ctrl+minus,
/// Ctrl+0, and Ctrl with the wheel.
struct TextZoom {
    /// The number of categories by which text is larger than the desktop's.
    private(set) var steps = 0
    /// The part of a step that a wheel or touchpad has turned already.
    private var rest: CGFloat = 0

    /// The distance on a touchpad for a step, in points.
    private static let stepDistance: CGFloat = 60

    enum Command {
        case larger, smaller, reset

        /// The command of a key with Ctrl. The symbols are GDK's.
        init?(_ key: HostKey) {
            let modifiers = key.modifiers.intersection([.shift, .control, .alternate, .command])
            guard modifiers.contains(.control), modifiers.isSubset(of: [.control, .shift]) else { return nil }
            switch key.symbol {
            // +, =, and + on the number pad.
            case 0x2b, 0x3d, 0xffab: self = .larger
            case 0x2d, 0x5f, 0xffad: self = .smaller
            case 0x30, 0xffb0: self = .reset
            default: return nil
            }
        }
    }

    /// Returns the category that a category of the desktop becomes.
    func category(for category: UIContentSizeCategory) -> UIContentSizeCategory {
        let ordered = UIContentSizeCategory.ordered
        guard let index = ordered.firstIndex(of: category) else { return category }
        return ordered[min(max(index + steps, 0), ordered.count - 1)]
    }

    /// Changes the size, within those that exist for a category of the desktop.
    mutating func apply(_ command: Command, to category: UIContentSizeCategory) {
        switch command {
        case .larger: change(by: 1, from: category)
        case .smaller: change(by: -1, from: category)
        case .reset: (steps, rest) = (0, 0)
        }
    }

    /// Changes the size as a wheel turns.
    mutating func scroll(_ scroll: HostScroll, from category: UIContentSizeCategory) {
        let turn = scroll.unit == .click ? scroll.delta.dy : scroll.delta.dy / Self.stepDistance
        // A device may report any number.
        guard turn.magnitude < 100 else { return }
        rest -= turn
        let whole = rest.rounded(.towardZero)
        guard whole != 0 else { return }
        rest -= whole
        change(by: Int(whole), from: category)
    }

    private mutating func change(by count: Int, from category: UIContentSizeCategory) {
        let ordered = UIContentSizeCategory.ordered
        guard let index = ordered.firstIndex(of: category) else { return }
        steps = min(max(steps + count, -index), ordered.count - 1 - index)
    }
}
