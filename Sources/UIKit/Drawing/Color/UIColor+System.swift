/// Colours by what they are for. All of them are dynamic: they have a value for light and one for dark surroundings.
extension UIColor {
    /// Text that is read first.
    public class var label: UIColor { SystemColor.label.color }

    /// Text of the second rank.
    public class var secondaryLabel: UIColor { SystemColor.secondaryLabel.color }

    /// Text of the third rank.
    public class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel.color }

    /// Text of the fourth rank.
    public class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel.color }

    /// Text that stands where text is to be entered.
    public class var placeholderText: UIColor { SystemColor.placeholderText.color }

    /// Text that leads elsewhere.
    public class var link: UIColor { SystemColor.link.color }

    /// Thin lines that let through what is below them.
    public class var separator: UIColor { SystemColor.separator.color }

    /// Thin lines that let nothing through.
    public class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator.color }

    /// Ground of thin and small shapes, such as a slider's track.
    public class var systemFill: UIColor { SystemColor.systemFill.color }

    /// Ground of shapes of medium size, such as a switch.
    public class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill.color }

    /// Ground of large shapes, such as a text field.
    public class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill.color }

    /// Ground of large areas with much in them.
    public class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill.color }

    /// Ground of a view.
    public class var systemBackground: UIColor { SystemColor.systemBackground.color }

    /// Ground of what lies on `systemBackground`.
    public class var secondarySystemBackground: UIColor { SystemColor.secondarySystemBackground.color }

    /// Ground of what lies on `secondarySystemBackground`.
    public class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground.color }

    /// Ground of a view of groups, such as a grouped table.
    public class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground.color }

    /// Ground of a group on `systemGroupedBackground`, such as a row.
    public class var secondarySystemGroupedBackground: UIColor { SystemColor.secondarySystemGroupedBackground.color }

    /// Ground of a group on `secondarySystemGroupedBackground`.
    public class var tertiarySystemGroupedBackground: UIColor { SystemColor.tertiarySystemGroupedBackground.color }

    /// Red.
    public class var systemRed: UIColor { SystemColor.systemRed.color }

    /// Orange.
    public class var systemOrange: UIColor { SystemColor.systemOrange.color }

    /// Yellow.
    public class var systemYellow: UIColor { SystemColor.systemYellow.color }

    /// Green.
    public class var systemGreen: UIColor { SystemColor.systemGreen.color }

    /// Mint.
    public class var systemMint: UIColor { SystemColor.systemMint.color }

    /// Teal.
    public class var systemTeal: UIColor { SystemColor.systemTeal.color }

    /// Cyan.
    public class var systemCyan: UIColor { SystemColor.systemCyan.color }

    /// Blue, the tint where none is set.
    public class var systemBlue: UIColor { SystemColor.systemBlue.color }

    /// Indigo.
    public class var systemIndigo: UIColor { SystemColor.systemIndigo.color }

    /// Purple.
    public class var systemPurple: UIColor { SystemColor.systemPurple.color }

    /// Pink.
    public class var systemPink: UIColor { SystemColor.systemPink.color }

    /// Brown.
    public class var systemBrown: UIColor { SystemColor.systemBrown.color }

    /// Grey.
    public class var systemGray: UIColor { SystemColor.systemGray.color }

    /// Grey, a step nearer to the background.
    public class var systemGray2: UIColor { SystemColor.systemGray2.color }

    /// Grey, two steps nearer to the background.
    public class var systemGray3: UIColor { SystemColor.systemGray3.color }

    /// Grey, three steps nearer to the background.
    public class var systemGray4: UIColor { SystemColor.systemGray4.color }

    /// Grey, four steps nearer to the background.
    public class var systemGray5: UIColor { SystemColor.systemGray5.color }

    /// Grey, next to the background.
    public class var systemGray6: UIColor { SystemColor.systemGray6.color }

    /// The tint of the view or the application that the colour is shown in; `systemBlue` where none is set.
    public class var tintColor: UIColor { tint }

    private static let tint = UIColor(.tint)
}
