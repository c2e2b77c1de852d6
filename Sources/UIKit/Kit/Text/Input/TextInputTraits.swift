import HostInterface

/// The traits of a text input, as values.
struct TextInputTraits {
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var smartQuotesType = UITextSmartQuotesType.default
    var smartDashesType = UITextSmartDashesType.default
    var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    var inlinePredictionType = UITextInlinePredictionType.default
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false
    var textContentType: UITextContentType?

    init() {}

    /// Reads the traits that matter to the host.
    @MainActor
    init(of input: any UITextInputTraits) {
        autocapitalizationType = input.autocapitalizationType
        autocorrectionType = input.autocorrectionType
        spellCheckingType = input.spellCheckingType
        inlinePredictionType = input.inlinePredictionType
        keyboardType = input.keyboardType
        isSecureTextEntry = input.isSecureTextEntry
        textContentType = input.textContentType
    }

    /// The kind of text for an input method. A secret is the most important, and the keys say more than the meaning.
    var purpose: HostTextInput.Purpose {
        if isSecureTextEntry { return keys == .digits ? .pin : .password }
        return keys == .freeForm ? meaning : keys
    }

    private var keys: HostTextInput.Purpose {
        switch keyboardType {
        // GTK has no purpose for letters of ASCII together with others, or for marks that come first.
        case .default, .asciiCapable, .numbersAndPunctuation, .twitter, .webSearch: .freeForm
        case .URL: .url
        case .numberPad, .asciiCapableNumberPad: .digits
        case .phonePad: .phone
        case .namePhonePad: .name
        case .emailAddress: .email
        case .decimalPad: .number
        }
    }

    private var meaning: HostTextInput.Purpose {
        switch textContentType {
        case .emailAddress: .email
        case .URL: .url
        case .telephoneNumber: .phone
        case .name, .givenName, .middleName, .familyName, .nickname: .name
        case .password, .newPassword: .password
        case .oneTimeCode: .pin
        case .creditCardNumber: .digits
        default: .freeForm
        }
    }

    /// The wishes to an input method.
    var hints: HostTextInput.Hints {
        guard !isSecureTextEntry else { return [.isPrivate, .ignoresSpelling] }
        var hints: HostTextInput.Hints = []
        switch autocapitalizationType {
        case .none: break
        case .words: hints.insert(.capitalizesWords)
        case .sentences: hints.insert(.capitalizesSentences)
        case .allCharacters: hints.insert(.capitalizesCharacters)
        }
        let completesWords =
            inlinePredictionType == .default ? autocorrectionType != .no : inlinePredictionType == .yes
        if completesWords { hints.insert(.completesWords) }
        switch spellCheckingType {
        case .yes: hints.insert(.checksSpelling)
        case .no: hints.insert(.ignoresSpelling)
        // The spelling is checked where words are corrected.
        case .default: if autocorrectionType == .no { hints.insert(.ignoresSpelling) }
        }
        return hints
    }
}
