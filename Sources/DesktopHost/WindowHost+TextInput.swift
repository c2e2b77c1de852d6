import Foundation

extension WindowHost {
    package func setTextInput(_ caret: CGRect?) {
        // The input method is created lazily because most windows never accept text.
        if inputMethod == nil, caret != nil {
            inputMethod = InputMethod(for: surface) { [weak self] in self?.delegate?.hostText($0) }
        }
        inputMethod?.setCaret(caret)
    }
}
