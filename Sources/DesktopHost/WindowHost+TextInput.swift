import Foundation

extension WindowHost {
    package func setTextInput(_ caret: CGRect?) {
        // Most windows never wait for text.
        if inputMethod == nil, caret != nil {
            inputMethod = InputMethod(for: surface) { [weak self] in self?.delegate?.hostText($0) }
        }
        inputMethod?.setCaret(caret)
    }
}
