import Foundation

/// The attributes of a field's text: those of all of it, and those of its parts.
struct FieldAttributes {
    /// The attributes of all characters besides the font, the color and the alignment, which the field has itself.
    var defaults: [NSAttributedString.Key: Any] = [:] {
        didSet { text = nil }
    }
    /// The attributes of the characters that are typed next, if the app has set them.
    var typing: [NSAttributedString.Key: Any]?
    /// The text with attributes of its own; `nil` if all characters have the default ones.
    private(set) var text: NSAttributedString?

    /// Sets the text with its attributes.
    mutating func set(_ new: NSAttributedString?) {
        text = new.flatMap { $0.length == 0 ? nil : NSAttributedString(attributedString: $0) }
        typing = nil
    }

    /// Returns an attribute of the first character, if it has attributes of its own.
    func leading<Value>(_ key: NSAttributedString.Key) -> Value? {
        text?.attribute(key, at: 0, effectiveRange: nil) as? Value
    }

    /// Follows a change of the characters. New ones have the attributes of those before them, or else after them.
    mutating func follow(_ characters: String) {
        guard let old = text else {
            // The first characters have the attributes that the app has set for them.
            if let typing, !characters.isEmpty { text = NSAttributedString(string: characters, attributes: typing) }
            return
        }
        guard !old.string.hasSameCodeUnits(as: characters) else { return }
        let (before, after) = (Array(old.string.utf16), Array(characters.utf16))
        guard !after.isEmpty else { return text = nil }
        var start = zip(before, after).prefix { $0 == $1 }.count
        // Both units of a surrogate pair change together.
        if start > 0, UTF16.isLeadSurrogate(after[start - 1]) { start -= 1 }
        let rest = min(before.count, after.count) - start
        let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
        var tail = min(end, rest)
        if tail > 0, UTF16.isTrailSurrogate(after[after.count - tail]) { tail -= 1 }
        let inserted = String(decoding: after[start..<after.count - tail], as: UTF16.self)
        let changed = NSMutableAttributedString(attributedString: old)
        let replaced = NSRange(location: start, length: before.count - start - tail)
        let source = start > 0 ? start - 1 : 0
        let values = typing ?? old.attributes(at: min(source, old.length - 1), effectiveRange: nil)
        changed.replaceCharacters(in: replaced, with: NSAttributedString(string: inserted, attributes: values))
        text = changed.string.hasSameCodeUnits(as: characters) ? changed : nil
    }

    /// Returns the attributes of the character before an offset, or of the one after it at the beginning.
    func values(before offset: Int) -> [NSAttributedString.Key: Any]? {
        guard let text, text.length > 0 else { return nil }
        return text.attributes(at: min(max(0, offset - 1), text.length - 1), effectiveRange: nil)
    }
}
