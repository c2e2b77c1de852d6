/// The time at which a variable is decided, if the constraints leave it free.
///
/// Inequalities that mention late variables are decided between early and late ones: each is made as close to an
/// equation as possible.
public enum Turn: Sendable {
    case early
    case late
}
