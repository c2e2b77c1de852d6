import Foundation

extension UIViewController: StateKeeping {
    func encodeOwnState(with coder: NSCoder) { ControllerState(controller: self).encode(with: coder) }
    func decodeOwnState(with coder: NSCoder) { ControllerState(controller: self).decode(with: coder) }
}
