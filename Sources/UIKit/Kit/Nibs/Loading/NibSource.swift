import CoreGraphics
import Foundation
import InterfaceBuilder

/// An element of a nib, with the values of its attributes and children.
///
/// Each function returns `nil` if the element has no such value. A value in another notation is reported and left out.
@MainActor
struct NibSource {
    let element: NibElement
    let builder: NibBuilder

    /// The value with a key, which is a child.
    func child(_ key: String) -> NibSource? {
        element.value(for: key).map { NibSource(element: $0, builder: builder) }
    }

    /// The first child with an element name.
    func child(named name: String) -> NibSource? {
        element.child(name).map { NibSource(element: $0, builder: builder) }
    }

    /// The children of the first child with an element name.
    func list(_ name: String) -> [NibSource] {
        element.list(name).map { NibSource(element: $0, builder: builder) }
    }

    /// Returns a value by its notation in an attribute.
    func value<Value>(_ name: String, _ kind: String, _ parse: (String) -> Value?) -> Value? {
        guard let text = element[name] else { return nil }
        guard let value = parse(text) else {
            report("The value of \(name) is \"\(text)\", which isn't \(kind)", remedy: "Correct the line")
            return nil
        }
        return value
    }

    func report(_ problem: String, remedy: String) {
        builder.report(builder.file.document.error(at: element, problem, remedy: remedy))
    }

    func bool(_ name: String) -> Bool? {
        value(name, "YES or NO", NibValue.bool)
    }

    /// The largest number that a nib may have, such as a length in points. Views far larger have no layout.
    private static let largest = 1e7

    /// Returns a number between the negative of a limit and the limit.
    func number(_ name: String, upTo limit: Double = Self.largest) -> CGFloat? {
        value(name, "a number up to \(limit)") { text in
            NibValue.number(text).flatMap { abs($0) <= limit ? CGFloat($0) : nil }
        }
    }

    func integer(_ name: String, upTo limit: Int = Int(Self.largest)) -> Int? {
        value(name, "an integer up to \(limit)") { text in
            NibValue.integer(text).flatMap { $0.magnitude <= limit.magnitude ? $0 : nil }
        }
    }

    func choice<Value>(_ name: String, _ values: [String: Value]) -> Value? {
        value(name, "one of \(values.keys.sorted().joined(separator: ", "))") { values[$0] }
    }

    /// The text of an attribute or of a child, in the user's language.
    func text(_ name: String, localizedAs property: String? = nil) -> String? {
        let text = element[name] ?? element.value(for: name).flatMap(Self.text)
        guard let text else { return nil }
        return element.id.flatMap { builder.file.localized(property ?? name, of: $0) } ?? text
    }

    private static func text(_ element: NibElement) -> String? {
        switch element.name {
        case "string", "mutableString":
            element["base64-UTF8"] == "YES" ? decoded(element.text) ?? element.text : element.text
        default: nil
        }
    }

    /// Text with line breaks or spaces at its ends is written in Base64, without padding.
    private static func decoded(_ text: String) -> String? {
        let digits = text.filter { !$0.isWhitespace }
        let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
        return Data(base64Encoded: digits + padding).flatMap { String(data: $0, encoding: .utf8) }
    }

    /// The date of an element `date`, which counts the seconds from the beginning of 2001.
    func date(_ key: String) -> Date? {
        // Up to the year 5000.
        child(key)?.number("timeIntervalSinceReferenceDate", upTo: 9.5e10)
            .map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    // MARK: Geometry

    func rect(_ key: String) -> CGRect? {
        guard let child = child(key), child.element.name == "rect" else { return nil }
        return CGRect(
            x: child.number("x") ?? 0,
            y: child.number("y") ?? 0,
            width: child.number("width") ?? 0,
            height: child.number("height") ?? 0
        )
    }

    /// A frame that is written by its distances from the superview's edges, with the size.
    func frameInset(_ key: String) -> CGRect? {
        guard let child = child(key), child.element.name == "frame" else { return nil }
        guard let width = child.number("width"), let height = child.number("height") else { return nil }
        return CGRect(x: child.number("minX") ?? 0, y: child.number("minY") ?? 0, width: width, height: height)
    }

    func size(_ key: String) -> CGSize? {
        child(key).map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    }

    func point(_ key: String) -> CGPoint? {
        child(key).map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    }

    /// Insets, which are written as `inset` or as `edgeInsets`.
    func insets(_ key: String) -> UIEdgeInsets? {
        guard let child = child(key) else { return nil }
        return UIEdgeInsets(
            top: child.number("minY") ?? child.number("top") ?? 0,
            left: child.number("minX") ?? child.number("left") ?? child.number("leading") ?? 0,
            bottom: child.number("maxY") ?? child.number("bottom") ?? 0,
            right: child.number("maxX") ?? child.number("right") ?? child.number("trailing") ?? 0
        )
    }

    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        guard let insets = insets(key) else { return nil }
        return NSDirectionalEdgeInsets(
            top: insets.top,
            leading: insets.left,
            bottom: insets.bottom,
            trailing: insets.right
        )
    }
}
