/// A way from one place in a text to another, in the order of the text.
enum TextMotion: CaseIterable {
    case backward, forward, wordBackward, wordForward, toStart, toEnd

    var isForward: Bool {
        switch self {
        case .forward, .wordForward, .toEnd: true
        case .backward, .wordBackward, .toStart: false
        }
    }
}
