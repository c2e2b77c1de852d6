import Foundation
import UIKit

/// A text on the screen, in the coordinates of its row, with its colors.
@MainActor struct ShownText: Equatable {
    /// A part of the text with a color of its own.
    struct Part: Equatable {
        var range: Range<Int>
        var color: UIColor?
        var background: UIColor?
    }

    var text: String
    var frame: CGRect
    var color: UIColor
    /// The parts that have other colors, such as marks of matches.
    var parts: [Part]

    var withoutColors: ShownText {
        var text = self
        (text.color, text.parts) = (.clear, [])
        return text
    }

    /// Returns the texts of the labels in a cell that are not hidden.
    static func texts(of cell: UITableViewCell) -> [ShownText] {
        var found: [ShownText] = []
        func look(at view: UIView) {
            guard !view.isHidden else { return }
            if let label = view as? UILabel, let text = label.text, !text.isEmpty {
                found.append(ShownText(label, text, in: cell))
            }
            view.subviews.forEach(look)
        }
        look(at: cell.contentView)
        return found.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }

    /// Returns the colors behind the texts of a cell.
    static func background(of cell: UITableViewCell) -> [UIColor?] {
        [cell.backgroundColor, cell.contentView.backgroundColor].map { $0?.resolvedColor(with: cell.traitCollection) }
    }

    private init(_ label: UILabel, _ text: String, in cell: UITableViewCell) {
        self.text = text
        frame = label.convert(label.bounds, to: cell)
        let traits = label.traitCollection
        let color: UIColor = label.textColor.resolvedColor(with: traits)
        var parts: [Part] = []
        if let attributed = label.attributedText {
            attributed.enumerateAttributes(in: NSRange(0..<attributed.length)) { attributes, range, _ in
                let own = (attributes[.foregroundColor] as? UIColor)?.resolvedColor(with: traits)
                let background = (attributes[.backgroundColor] as? UIColor)?.resolvedColor(with: traits)
                guard own ?? color != color || background != nil else { return }
                parts.append(Part(range: range.lowerBound..<range.upperBound, color: own, background: background))
            }
        }
        (self.color, self.parts) = (color, parts)
    }
}
