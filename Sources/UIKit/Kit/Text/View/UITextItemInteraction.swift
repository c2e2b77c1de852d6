/// The gestures by which a person uses a link in a text.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap, or the return key.
    case invokeDefaultAction = 0
    /// A preview. Text views have none.
    case presentActions = 1
    case preview = 2
}
