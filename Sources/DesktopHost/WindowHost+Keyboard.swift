import CGTK
import Foundation
import HostInterface

extension WindowHost {
    func observeKeyboard() {
        guard let controller = gtk_event_controller_key_new() else { return }
        let down: SignalHandler.AnsweringKey = {
            controller,
            symbol,
            code,
            modifiers,
            owner in
            WindowHost.from(owner).key(.down, controller, symbol, code, modifiers) ? 1 : 0
        }
        let up: SignalHandler.Key = {
            controller,
            symbol,
            code,
            modifiers,
            owner in
            _ = WindowHost.from(owner).key(.up, controller, symbol, code, modifiers)
        }
        let object = UnsafeMutableRawPointer(controller)
        connect(object, "key-pressed", owner: self, down)
        connect(object, "key-released", owner: self, up)
        gtk_widget_add_controller(surface, controller)
    }

    private func key(
        _ phase: HostKey.Phase,
        _ controller: OpaquePointer,
        _ symbol: UInt32,
        _ code: UInt32,
        _ modifiers: GdkModifierType
    ) -> Bool {
        let wasDown = phase == .down ? !keysDown.insert(code).inserted : keysDown.remove(code) != nil
        var characters = Unicode.Scalar(gdk_keyval_to_unicode(symbol)).map { $0.value == 0 ? "" : String($0) } ?? ""
        if let event = gtk_event_controller_get_current_event(controller) {
            switch inputMethod?.filter(event) {
            case .typed(let text)?: characters = text
            case .taken? where phase == .down: return true
            default: break
            }
        }
        let key = HostKey(
            phase: phase,
            symbol: symbol,
            code: code,
            characters: characters,
            modifiers: HostModifiers(modifiers),
            isRepeat: phase == .down && wasDown,
            time: time(ofStamp: gtk_event_controller_get_current_event_time(controller))
        )
        return delegate?.hostKey(key) ?? false
    }
}

extension HostModifiers {
    init(_ state: GdkModifierType) {
        let pairs: [(GdkModifierType, HostModifiers)] = [
            (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .alternate),
            (GDK_SUPER_MASK, .command), (GDK_META_MASK, .command), (GDK_LOCK_MASK, .capsLock),
        ]
        self = []
        for (mask, modifier) in pairs where state.rawValue & mask.rawValue != 0 { insert(modifier) }
    }
}
