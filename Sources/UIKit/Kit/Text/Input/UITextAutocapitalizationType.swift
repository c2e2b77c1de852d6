/// The letters that a keyboard capitalizes by itself. The raw values are Apple's.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}
