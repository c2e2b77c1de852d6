/// The two levels of a row that is either folded or not.
public enum Disclosure: String, ExpansionLevel {
    case collapsed, expanded

    public static let folded = Disclosure.collapsed
    public static let fullyUnfolded = Disclosure.expanded
}
