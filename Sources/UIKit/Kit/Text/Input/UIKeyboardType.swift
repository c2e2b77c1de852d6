/// The keys of a keyboard. The raw values are Apple's.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch, asciiCapableNumberPad

    /// The keys of ASCII, by their old name.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}
