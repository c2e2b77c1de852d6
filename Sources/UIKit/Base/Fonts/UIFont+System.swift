import Foundation
import TextLayout

extension UIFont {
    /// The default font size of labels in points: 17.
    public class var labelFontSize: CGFloat { 17 }
    /// The default font size of buttons in points: 18.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of the small system font in points: 12.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of the system font in points: 14.
    public class var systemFontSize: CGFloat { 14 }

    /// The names of the installed font families and those of the app, sorted.
    public class var familyNames: [String] {
        AppFonts.load()
        // Pango also lists generic names such as Sans, which are aliases of other families.
        return Typeface.familyNames.filter { !Typeface.postScriptNames(ofFamily: $0).isEmpty }
    }

    /// Returns the names of a family's faces, sorted, as accepted by `init(name:size:)`. Empty if the family is not
    /// installed.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        AppFonts.load()
        return Typeface.postScriptNames(ofFamily: familyName)
    }
}
