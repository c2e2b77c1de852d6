import CoreGraphics
import Foundation
import HostInterface
import QuartzCore

extension ScreenSession {
    func hostTouch(_ touch: HostTouch) {
        screen.device.clock.advance(to: touch.time)
        guard touch.device != .mouse || touch.button != DesktopKeys.backButton else {
            if touch.phase == .began { _ = UIApplication.shared.keyWindow?.goBack() }
            return
        }
        screen.deliver(touch)
    }

    func hostScroll(_ scroll: HostScroll) {
        screen.device.clock.advance(to: scroll.time)
        if scroll.phase == .changed, scroll.modifiers.contains(.control) {
            // Content that zooms, such as a picture, has precedence over the size of texts.
            return screen.zoomContent(by: scroll) ? () : zoom(by: scroll)
        }
        screen.deliver(scroll)
    }

    func hostHover(at location: CGPoint?, modifiers: HostModifiers, time: TimeInterval) {
        screen.deliver(hoverAt: location, time: time, modifiers: modifiers)
    }

    func hostToolTip(at location: CGPoint) -> HostToolTip? {
        screen.toolTip(at: location)
    }

    /// Delivers a key to the app, and goes back if the app doesn't handle it: Escape may close something in the app.
    func hostKey(_ key: HostKey) -> Bool {
        screen.device.clock.advance(to: key.time)
        if screen.deliver(key) { return true }
        if key.phase == .down, zoom(by: key) { return true }
        guard key.phase == .down, !key.isRepeat, DesktopKeys.goesBack(key) else { return false }
        return UIApplication.shared.keyWindow?.goBack() ?? false
    }

    func hostDrop(_ files: [URL]) {
        enter()
        screen.receivesFiles?(files)
    }

    func hostClipboardChanged() {
        enter()
        Clipboard.didChange()
    }

    func hostText(_ text: HostText) {
        enter()
        screen.deliver(text)
    }
}
