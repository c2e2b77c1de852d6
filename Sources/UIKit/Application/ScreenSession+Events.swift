import CoreGraphics
import Foundation
import HostInterface
import QuartzCore

extension ScreenSession {
    func hostTouch(_ touch: HostTouch) {
        FrameClock.shared.advance(to: touch.time)
        guard touch.device != .mouse || touch.button != DesktopKeys.backButton else {
            if touch.phase == .began { _ = UIApplication.shared.keyWindow?.goBack() }
            return
        }
        UIScreen.main.deliver(touch)
    }

    func hostScroll(_ scroll: HostScroll) {
        FrameClock.shared.advance(to: scroll.time)
        UIScreen.main.deliver(scroll)
    }

    func hostHover(at location: CGPoint?, time: TimeInterval) {
        UIScreen.main.deliver(hoverAt: location, time: time)
    }

    func hostToolTip(at location: CGPoint) -> HostToolTip? {
        UIScreen.main.toolTip(at: location)
    }

    /// Delivers a key to the app, and goes back if the app doesn't handle it: Escape may close something in the app.
    func hostKey(_ key: HostKey) -> Bool {
        FrameClock.shared.advance(to: key.time)
        if UIScreen.main.deliver(key) { return true }
        guard key.phase == .down, !key.isRepeat, DesktopKeys.goesBack(key) else { return false }
        return UIApplication.shared.keyWindow?.goBack() ?? false
    }

    func hostText(_ text: HostText) {
        FrameClock.shared.advance(to: host.now)
        UIScreen.main.deliver(text)
    }
}
