@_spi(ObjectiveCSources) import ObjectRuntime

@testable import UIKit

/// A class that nibs of tests name, with outlets and actions.
class NibCard: UIView {
    var title: UILabel?
    var buttons: [UIButton] = []
    var height: NSLayoutConstraint?
    var inset: CGFloat = 0
    var tint: UIColor?
    var events: [String] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        events.append("awake \(title?.text ?? "nil") \(inset)")
    }
}

nonisolated final class NibCardTable: ObjectiveCTable {
    override class var owner: AnyClass? { NibCard.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("title", of: NibCard.self, { $0.title }, { $0.title = $1 }),
            .property("buttons", of: NibCard.self, { $0.buttons }, { $0.buttons = $1 }),
            .property("height", of: NibCard.self, { $0.height }, { $0.height = $1 }),
            .property("inset", of: NibCard.self, { $0.inset }, { $0.inset = $1 }),
            .property("tint", of: NibCard.self, { $0.tint }, { $0.tint = $1 }),
            .method("pressed:", of: NibCard.self) { card, sender in
                let name = sender.map { "\(Swift.type(of: $0))" } ?? "nil"
                card.events.append("pressed \(name)")
            },
        ]
    }
}
