import Failures
import Foundation

/// A class of strings that can be made without characters. Foundation's initializers on Linux all have a text.
public protocol _EmptyCreation {}

extension NSAttributedString: _EmptyCreation {}

extension _EmptyCreation {
    /// Creates an empty string.
    public init() {
        guard let empty = (Self.self as? NSAttributedString.Type)?.empty as? Self else {
            invariantFailure("\(Self.self) has an initializer of its own")
        }
        self = empty
    }
}

extension NSAttributedString {
    /// A new string without characters, which can be changed if the class is one whose strings can.
    fileprivate class var empty: NSAttributedString {
        self is NSMutableAttributedString.Type ? NSMutableAttributedString(string: "") : NSAttributedString(string: "")
    }
}
