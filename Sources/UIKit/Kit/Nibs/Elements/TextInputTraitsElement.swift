extension NibProperty {
    /// The traits of a text input, which are a child element.
    static func textInputTraits<Input: AnyObject>(
        _ set: @escaping @MainActor (Input, TextInputTraits) -> Void
    ) -> NibProperty {
        NibProperty("textInputTraits", { $0.child("textInputTraits")?.textInputTraits }, set)
    }
}

extension NibSource {
    /// The traits that the element's attributes describe. Those that it leaves out have their defaults, except for the
    /// capitalization, which is none.
    fileprivate var textInputTraits: TextInputTraits {
        var traits = TextInputTraits()
        traits.autocapitalizationType =
            choice(
                "autocapitalizationType",
                ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters]
            ) ?? UITextAutocapitalizationType.none
        set(&traits.autocorrectionType, "autocorrectionType", ["no": .no, "yes": .yes])
        set(&traits.spellCheckingType, "spellCheckingType", ["no": .no, "yes": .yes])
        set(&traits.smartQuotesType, "smartQuotesType", ["no": .no, "yes": .yes])
        set(&traits.smartDashesType, "smartDashesType", ["no": .no, "yes": .yes])
        set(&traits.smartInsertDeleteType, "smartInsertDeleteType", ["no": .no, "yes": .yes])
        set(&traits.keyboardAppearance, "keyboardAppearance", ["alert": .alert, "dark": .dark, "light": .light])
        set(
            &traits.keyboardType,
            "keyboardType",
            [
                "alphabet": .alphabet, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
                "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
                "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
                "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
            ]
        )
        set(
            &traits.returnKeyType,
            "returnKeyType",
            [
                "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
                "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
                "continue": .continue,
            ]
        )
        traits.enablesReturnKeyAutomatically = bool("enablesReturnKeyAutomatically") ?? false
        traits.isSecureTextEntry = bool("secureTextEntry") ?? false
        traits.textContentType = element["textContentType"].map(UITextContentType.init(rawValue:))
        return traits
    }

    private func set<Value>(_ value: inout Value, _ name: String, _ values: [String: Value]) {
        if let new = choice(name, values) { value = new }
    }
}
