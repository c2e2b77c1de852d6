import CoreGraphics
import Foundation
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

    func hostKey(_ key: HostKey) -> Bool {
        FrameClock.shared.advance(to: key.time)
        if key.phase == .down, !key.isRepeat, DesktopKeys.goesBack(key),
            UIApplication.shared.keyWindow?.goBack() == true
        {
            return true
        }
        return UIScreen.main.deliver(key)
    }
}
