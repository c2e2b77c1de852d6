import CGTK
import HostInterface

extension HostTextInput.Purpose {
    /// The purpose by GTK's name.
    var gtk: GtkInputPurpose {
        switch self {
        case .freeForm: GTK_INPUT_PURPOSE_FREE_FORM
        case .digits: GTK_INPUT_PURPOSE_DIGITS
        case .number: GTK_INPUT_PURPOSE_NUMBER
        case .phone: GTK_INPUT_PURPOSE_PHONE
        case .url: GTK_INPUT_PURPOSE_URL
        case .email: GTK_INPUT_PURPOSE_EMAIL
        case .name: GTK_INPUT_PURPOSE_NAME
        case .password: GTK_INPUT_PURPOSE_PASSWORD
        case .pin: GTK_INPUT_PURPOSE_PIN
        }
    }
}

extension HostTextInput.Hints {
    /// The hints as GTK's flags.
    var gtk: GtkInputHints {
        let flags: [(HostTextInput.Hints, GtkInputHints)] = [
            (.completesWords, GTK_INPUT_HINT_WORD_COMPLETION), (.checksSpelling, GTK_INPUT_HINT_SPELLCHECK),
            (.ignoresSpelling, GTK_INPUT_HINT_NO_SPELLCHECK),
            (.capitalizesCharacters, GTK_INPUT_HINT_UPPERCASE_CHARS),
            (.capitalizesWords, GTK_INPUT_HINT_UPPERCASE_WORDS),
            (.capitalizesSentences, GTK_INPUT_HINT_UPPERCASE_SENTENCES), (.isPrivate, GTK_INPUT_HINT_PRIVATE),
        ]
        return GtkInputHints(
            flags.filter { contains($0.0) }.reduce(0) { $0 | $1.1.rawValue }
        )
    }
}
