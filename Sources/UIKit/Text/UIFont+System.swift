import Foundation
import TextLayout

extension UIFont {
    /// The size of a label's text in points: 17.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of a button's title in points: 18.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of small text in points: 12.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of the system's text in points: 14.
    public class var systemFontSize: CGFloat { 14 }

    /// The names of the installed families, sorted.
    public class var familyNames: [String] { Typeface.familyNames }
}
