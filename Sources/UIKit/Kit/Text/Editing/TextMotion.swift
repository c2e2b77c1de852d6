/// A movement within a text, in logical order.
enum TextMotion: CaseIterable {
    case backward, forward, wordBackward, wordForward, toStart, toEnd

    var isForward: Bool {
        switch self {
        case .forward, .wordForward, .toEnd: true
        case .backward, .wordBackward, .toStart: false
        }
    }
}
