/// Colours that don't depend on the traits.
extension UIColor {
    /// Black.
    public class var black: UIColor { FixedColor.black }
    /// Grey with a level of 1/3.
    public class var darkGray: UIColor { FixedColor.darkGray }
    /// Grey with a level of 2/3.
    public class var lightGray: UIColor { FixedColor.lightGray }
    /// White.
    public class var white: UIColor { FixedColor.white }
    /// Grey with a level of 1/2.
    public class var gray: UIColor { FixedColor.gray }
    /// Red.
    public class var red: UIColor { FixedColor.red }
    /// Green.
    public class var green: UIColor { FixedColor.green }
    /// Blue.
    public class var blue: UIColor { FixedColor.blue }
    /// Green and blue.
    public class var cyan: UIColor { FixedColor.cyan }
    /// Red and green.
    public class var yellow: UIColor { FixedColor.yellow }
    /// Red and blue.
    public class var magenta: UIColor { FixedColor.magenta }
    /// Red and half of the green component.
    public class var orange: UIColor { FixedColor.orange }
    /// Half of the red and half of the blue component.
    public class var purple: UIColor { FixedColor.purple }
    /// Red 0.6, green 0.4, blue 0.2.
    public class var brown: UIColor { FixedColor.brown }
    /// Black with an opacity of 0.
    public class var clear: UIColor { FixedColor.clear }
    /// Black, for text on a light background.
    public class var darkText: UIColor { FixedColor.black }
    /// White with an opacity of 0.6, for text on a dark background.
    public class var lightText: UIColor { FixedColor.lightText }
}

private enum FixedColor {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let lightText = UIColor(white: 1, alpha: 0.6)
}
