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

    /// The names of the installed families and of those that the app brings along, sorted.
    public class var familyNames: [String] {
        AppFonts.load()
        // Pango has names such as Sans too, which stand for another family.
        return Typeface.familyNames.filter { !Typeface.postScriptNames(ofFamily: $0).isEmpty }
    }

    /// The names of a family's faces, each of which `init(name:size:)` takes, sorted; none if it is not there.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        AppFonts.load()
        return Typeface.postScriptNames(ofFamily: familyName)
    }
}
