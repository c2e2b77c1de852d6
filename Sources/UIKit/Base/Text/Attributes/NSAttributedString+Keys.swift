import Foundation

extension NSAttributedString.Key {
    /// The font. The value is a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The color of the characters. The value is a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The color of the line's height behind the characters. The value is a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The highlight of the text, in text views. The value is an `NSAttributedString.TextHighlightStyle`.
    public static let textHighlightStyle = NSAttributedString.Key(rawValue: "NSTextHighlightStyle")
    /// The color of the highlight. The value is an `NSAttributedString.TextHighlightColorScheme`; without it, the
    /// highlight has the color of the text view.
    public static let textHighlightColorScheme = NSAttributedString.Key(rawValue: "NSTextHighlightColorScheme")
    /// The points added after every character. The value is a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The address that the text leads to. The value is a `URL` or a `String`. Text views open it.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The underline. The value is a number, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The strikethrough. The value is a number, the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The color of the underline. The value is a `UIColor`; without it, the underline has the color of the characters.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The color of the strikethrough. The value is a `UIColor`; without it, it has the color of the characters.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The points added after every character, in place of the kern. The value is a number.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The paragraph style. The value is an `NSParagraphStyle`. That of the first character applies to the whole
    /// text, except for the head indents, which each paragraph takes from its first character.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The attachment that is shown for U+FFFC characters. The value is an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// A tag that makes characters an item of a text view, which its delegate acts on. The value is a string.
    public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
    /// The points by which the characters are raised. The value is a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
