import Foundation
import HostInterface

extension WindowHost {
    package func setTextInput(_ input: HostTextInput?) {
        // The input method is created lazily because most windows never accept text.
        if inputMethod == nil, input != nil {
            inputMethod = InputMethod(for: surface) { [weak self] in self?.delegate?.hostText($0) }
        }
        inputMethod?.setInput(input)
    }
}
