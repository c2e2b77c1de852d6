import Foundation
import ObjectRuntime

extension NSAttributedString: _DefaultCreation {
    /// A new string without characters, which can be changed if the class is one whose strings can.
    public static func _makeDefault() -> Any {
        self is NSMutableAttributedString.Type ? NSMutableAttributedString(string: "") : NSAttributedString(string: "")
    }
}
