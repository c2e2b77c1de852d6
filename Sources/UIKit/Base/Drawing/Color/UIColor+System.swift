/// Semantic colours and the system's hues. All of them are dynamic: they have one value for light and one for dark
/// appearance.
extension UIColor {
    /// The colour of primary text.
    public class var label: UIColor { SystemColor.label.color }

    /// The colour of secondary text.
    public class var secondaryLabel: UIColor { SystemColor.secondaryLabel.color }

    /// The colour of tertiary text.
    public class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel.color }

    /// The colour of quaternary text.
    public class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel.color }

    /// The colour of placeholder text in controls.
    public class var placeholderText: UIColor { SystemColor.placeholderText.color }

    /// The colour of links.
    public class var link: UIColor { SystemColor.link.color }

    /// The colour of thin lines through which the content below stays visible.
    public class var separator: UIColor { SystemColor.separator.color }

    /// The colour of thin lines that hide the content below.
    public class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator.color }

    /// The fill colour of thin and small shapes, such as a slider's track.
    public class var systemFill: UIColor { SystemColor.systemFill.color }

    /// The fill colour of medium-size shapes, such as a switch's background.
    public class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill.color }

    /// The fill colour of large shapes, such as a text field.
    public class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill.color }

    /// The fill colour of large areas with complex content.
    public class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill.color }

    /// The main background colour of a view.
    public class var systemBackground: UIColor { SystemColor.systemBackground.color }

    /// The background colour of content above `systemBackground`.
    public class var secondarySystemBackground: UIColor { SystemColor.secondarySystemBackground.color }

    /// The background colour of content above `secondarySystemBackground`.
    public class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground.color }

    /// The main background colour of a grouped interface, such as a grouped table.
    public class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground.color }

    /// The background colour of content above `systemGroupedBackground`, such as a row.
    public class var secondarySystemGroupedBackground: UIColor { SystemColor.secondarySystemGroupedBackground.color }

    /// The background colour of content above `secondarySystemGroupedBackground`.
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

    /// Blue, the default tint.
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

    /// Grey, one step closer to the background.
    public class var systemGray2: UIColor { SystemColor.systemGray2.color }

    /// Grey, two steps closer to the background.
    public class var systemGray3: UIColor { SystemColor.systemGray3.color }

    /// Grey, three steps closer to the background.
    public class var systemGray4: UIColor { SystemColor.systemGray4.color }

    /// Grey, four steps closer to the background.
    public class var systemGray5: UIColor { SystemColor.systemGray5.color }

    /// Grey, five steps closer to the background.
    public class var systemGray6: UIColor { SystemColor.systemGray6.color }

    /// The tint colour of the view or the application in which the colour is shown; `systemBlue` by default.
    public class var tintColor: UIColor { tint }

    private static let tint = UIColor(.tint)
}
