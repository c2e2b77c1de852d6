import UIKit

extension ControlSheet {
    static let textViews = ControlSheet(name: "text-views") {
        @MainActor func text(_ change: (UITextView) -> Void) -> UITextView {
            let text = UITextView()
            text.isScrollEnabled = false
            text.font = .preferredFont(forTextStyle: .body)
            text.adjustsFontForContentSizeCategory = true
            text.accessibilityLabel = "Note"
            change(text)
            return text
        }
        let attributed = NSMutableAttributedString(string: "Bold, underlined, colored and a link.")
        func mark(_ word: String, _ key: NSAttributedString.Key, _ value: Any) {
            attributed.addAttribute(key, value: value, range: (attributed.string as NSString).range(of: word))
        }
        let body = UIFont.preferredFont(forTextStyle: .body)
        let whole = NSRange(location: 0, length: attributed.length)
        attributed.addAttributes([.font: body, .foregroundColor: UIColor.label], range: whole)
        mark("Bold", .font, UIFont.preferredFont(forTextStyle: .headline))
        mark("underlined", .underlineStyle, NSUnderlineStyle.single.rawValue)
        mark("colored", .foregroundColor, UIColor.systemOrange)
        mark("link", .link, URL(filePath: "/"))
        return SpecimenViewController([
            Specimen("Editable", fills: true, [text { $0.text = "The first line of a note,\nand a second one." }]),
            Specimen(
                "Background and insets",
                fills: true,
                [
                    text {
                        $0.text = "A text with a background."
                        $0.backgroundColor = .secondarySystemBackground
                        $0.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
                    }
                ]
            ),
            Specimen(
                "Attributes",
                fills: true,
                [
                    text {
                        $0.isEditable = false
                        $0.attributedText = attributed
                    }
                ]
            ),
            Specimen(
                "Right aligned",
                fills: true,
                [
                    text {
                        $0.text = "At the right edge."
                        $0.textAlignment = .right
                    }
                ]
            ),
        ])
    }
}
