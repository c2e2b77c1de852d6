import CoreGraphics
import SeededRandom

@testable import UIKit

extension VisualFormat {
    /// The format as a string in its long form: every predicate is in parentheses and has a relation.
    var written: String {
        var written = axis == .vertical ? "V:" : "H:"
        if let leading { written += "|" + leading.written }
        for (index, view) in views.enumerated() {
            if index > 0 { written += connections[index - 1].written }
            written += "[\(view.name.text)\(view.predicates.written)]"
        }
        if let trailing { written += trailing.written + "|" }
        return written
    }

    /// Returns a random format with few names.
    static func random(using generator: inout SeededGenerator) -> VisualFormat {
        let count = Int.random(in: 1...4, using: &generator)
        let views = (0..<count).map { _ in
            View(
                name: .random(using: &generator),
                predicates: Bool.random(using: &generator) ? [] : .random(using: &generator)
            )
        }
        return VisualFormat(
            axis: Bool.random(using: &generator) ? .vertical : .horizontal,
            leading: Bool.random(using: &generator) ? .random(using: &generator) : nil,
            views: views,
            connections: (1..<count).map { _ in .random(using: &generator) },
            trailing: Bool.random(using: &generator) ? .random(using: &generator) : nil,
            line: ""
        )
    }
}

extension VisualFormat.Connection {
    fileprivate var written: String {
        switch self {
        case .flush: ""
        case .standard: "-"
        case .spaced(let predicates): "-\(predicates.written)-"
        }
    }

    fileprivate static func random(using generator: inout SeededGenerator) -> Self {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: .flush
        case 1: .standard
        default: .spaced(.random(using: &generator))
        }
    }
}

extension [VisualFormat.Predicate] {
    fileprivate var written: String {
        isEmpty ? "" : "(" + map(\.written).joined(separator: ",") + ")"
    }

    fileprivate static func random(using generator: inout SeededGenerator) -> Self {
        (0..<Int.random(in: 1...3, using: &generator)).map { _ in .random(using: &generator) }
    }
}

extension VisualFormat.Predicate {
    fileprivate var written: String {
        let sign =
            switch relation {
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            default: "=="
            }
        return sign + object.written + (priority.map { "@" + $0.written } ?? "")
    }

    fileprivate static func random(using generator: inout SeededGenerator) -> Self {
        Self(
            relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal,
            object: Bool.random(using: &generator)
                ? .name(.random(using: &generator))
                : .number(CGFloat(Int.random(in: -80...80, using: &generator)) / 4),
            priority: [nil, .number(250.5), .name(.random(using: &generator))].randomElement(using: &generator) ?? nil
        )
    }
}

extension VisualFormat.Amount {
    fileprivate var written: String {
        switch self {
        case .number(let number): "\(number)"
        case .name(let name): name.text
        }
    }
}

extension VisualFormat.Name {
    fileprivate static func random(using generator: inout SeededGenerator) -> Self {
        Self(text: ["a", "_b", "View2", "H", "V", "x_1"].randomElement(using: &generator) ?? "a")
    }
}
