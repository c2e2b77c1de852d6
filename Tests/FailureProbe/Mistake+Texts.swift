import UIKit

extension Mistake {
    static let texts = [
        Mistake("a font scaled twice") {
            let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10))
            _ = UIFontMetrics.default.scaledFont(for: font)
        },
        Mistake("a range of text without start") { _ = UITextRange().start },
        Mistake("a range of text without end") { _ = UITextRange().end },
        Mistake("a range of text that does not say whether it is empty") { _ = UITextRange().isEmpty },
        Mistake("a part of a selection without a rectangle") { _ = UITextSelectionRect().rect },
        Mistake("a text container inserted beyond the others") {
            NSLayoutManager().insertTextContainer(NSTextContainer(size: .zero), at: 1)
        },
        Mistake("a text container to remove that is not there") { NSLayoutManager().removeTextContainer(at: 0) },
    ]
}
