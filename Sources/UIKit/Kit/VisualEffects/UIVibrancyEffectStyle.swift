/// The kinds of contents on a material, by the colors that they have. The raw values are Apple's.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// The colors of labels, from the strongest to the weakest.
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    /// The colors that fill shapes, from large to small ones.
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    /// The color of lines between contents.
    case separator = 7
}
