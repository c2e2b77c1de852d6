import CoreGraphics
import Foundation

/// The attributes of an `AttributedString` that an `NSAttributedString` has, too, and the other way around. Foundation
/// on Linux doesn't convert them. Paragraph styles are left out, since they can't be sent between actors.
enum AttributeConversion {
    /// Returns the values by which UIKit draws text with the attributes of a container.
    static func values(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [:]
        values[.font] = container.font
        values[.foregroundColor] = container.foregroundColor
        values[.backgroundColor] = container.backgroundColor
        values[.kern] = container.kern
        values[.underlineStyle] = container.underlineStyle.map(\.rawValue)
        values[.strikethroughStyle] = container.strikethroughStyle.map(\.rawValue)
        values[.baselineOffset] = container.baselineOffset
        values[.link] = container.link
        return values
    }

    /// Returns a container with the values of an attributed text that `AttributedString` has.
    static func container(_ values: [NSAttributedString.Key: Any]) -> AttributeContainer {
        var container = AttributeContainer()
        container.font = values[.font] as? UIFont
        container.foregroundColor = values[.foregroundColor] as? UIColor
        container.backgroundColor = values[.backgroundColor] as? UIColor
        container.kern = number(values[.kern])
        container.underlineStyle = style(values[.underlineStyle])
        container.strikethroughStyle = style(values[.strikethroughStyle])
        container.baselineOffset = number(values[.baselineOffset])
        container.link = values[.link] as? URL ?? (values[.link] as? String).flatMap { URL(string: $0) }
        return container
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    private static func style(_ value: Any?) -> NSUnderlineStyle? {
        if let style = value as? NSUnderlineStyle { return style }
        return number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
    }
}

extension NSAttributedString {
    /// Creates a text with the characters, the links and the UIKit attributes of another text.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let values = AttributeConversion.values(of: run.attributes)
            text.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: values))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// Creates a text with the characters, the links and the UIKit attributes of another text.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let characters = nsStr.string as NSString
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { values, range, _ in
            let attributes = AttributeConversion.container(values)
            append(AttributedString(characters.substring(with: range), attributes: attributes))
        }
    }
}
