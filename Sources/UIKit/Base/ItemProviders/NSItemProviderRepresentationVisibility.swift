/// The programs that can load a representation. The raw values are Apple's.
///
/// Only drags within the program carry item providers, so each representation can be loaded.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every program.
    case all = 0
    /// The programs of the same team.
    case team = 1
    /// The programs of the same group.
    case group = 2
    /// This program only.
    case ownProcess = 3
}
