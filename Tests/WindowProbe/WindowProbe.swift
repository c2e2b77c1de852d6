import DesktopHost
import DisplayList
import Foundation
import HostInterface

/// A program for the tests of windows: it draws a few areas of solid color, and prints every call
/// of its host as a line.
///
/// - The key `a` animates for half a second, `c` copies text and reads it back, `d` changes the direction of layout as
///   GTK's inspector does, `f` prints the number of frames, `i` begins text input, `p` pastes the text of another
///   program, `t` starts a timer, a queued block and a task, and `q` closes the window.
/// - The red corner has a tool tip.
/// - A touch moves the blue square to its location.
@main @MainActor
final class WindowProbe: HostDelegate {
    private let host: WindowHost
    private var square = CGPoint(x: 60, y: 60)
    private var animation: (start: TimeInterval, frames: Int)?
    private var frames = 0
    /// The time at which the host last announced work that no event causes.
    private var workTime = -TimeInterval.infinity
    /// The number of times that the number of frames was requested.
    private var asked = 0

    static func main() {
        guard let host = WindowHost(title: "Window probe", size: CGSize(width: 300, height: 400)) else {
            say("no display")
            exit(2)
        }
        let probe = WindowProbe(host)
        host.delegate = probe
        let status = host.run()
        say("closed")
        withExtendedLifetime(probe) { exit(status) }
    }

    init(_ host: WindowHost) {
        self.host = host
        say("appearance \(host.appearance)")
    }

    func hostDidResize(to size: CGSize, scale: CGFloat) {
        say("resize \(Int(size.width)) \(Int(size.height)) \(scale)")
    }

    func hostFrame(at time: TimeInterval) -> RenderNode? {
        if frames == 0 { say("frame") }
        frames += 1
        animate(at: time)
        let bounds = CGRect(origin: .zero, size: host.size)
        return .container([
            .color(RGBA(red: 1, green: 1, blue: 0, alpha: 1), in: bounds),
            .color(RGBA(red: 1, green: 0, blue: 0, alpha: 1), in: corner),
            .color(
                RGBA(red: 0, green: 0, blue: 1, alpha: 1),
                in: CGRect(x: square.x - 10, y: square.y - 10, width: 20, height: 20)
            ),
        ])
    }

    func hostToolTip(at location: CGPoint) -> HostToolTip? {
        let corner = corner
        return corner.contains(location) ? HostToolTip(text: "The red corner", area: corner) : nil
    }

    func hostDrop(_ files: [URL]) {
        say("dropped", files.map(\.lastPathComponent).joined(separator: " "))
    }

    private var corner: CGRect {
        CGRect(x: host.size.width - 20, y: host.size.height - 20, width: 20, height: 20)
    }

    private func animate(at time: TimeInterval) {
        guard var animation else { return }
        animation.frames += 1
        self.animation = animation
        if time - animation.start < 0.5 {
            host.requestFrame()
        } else {
            say("animated \(animation.frames)")
            self.animation = nil
        }
    }

    func hostTouch(_ touch: HostTouch) {
        say(
            "touch \(touch.phase) \(touch.device) \(touch.id) button \(touch.button)",
            "at \(touch.location.x) \(touch.location.y) \(touch.modifiers.contains(.shift) ? "shift" : "")"
        )
        square = touch.location
        host.requestFrame()
    }

    func hostScroll(_ scroll: HostScroll) {
        say(
            "scroll \(scroll.phase) \(scroll.delta.dx) \(scroll.delta.dy) \(scroll.unit)",
            "at \(scroll.location.x) \(scroll.location.y)"
        )
    }

    func hostHover(at location: CGPoint?, modifiers: HostModifiers, time: TimeInterval) {
        say("hover", location.map { "\($0.x) \($0.y)" } ?? "left")
    }

    func hostKey(_ key: HostKey) -> Bool {
        say(
            "key \(key.phase) \(key.characters) \(key.symbol)\(key.modifiers.contains(.control) ? " control" : "")"
                + (key.isRepeat ? " repeat" : "")
        )
        guard key.phase == .down else { return false }
        switch key.characters {
        case "a":
            animation = (host.now, 0)
            host.requestFrame()
        case "c":
            host.writeClipboard("copied")
            host.readClipboard { say("clipboard \($0 ?? "nothing")") }
        case "d": turn()
        case "p": say("pasted \(host.clipboardText() ?? "nothing")")
        case "f":
            asked += 1
            say("frames \(asked): \(frames)")
        case "t": startTimers()
        case "i": host.setTextInput(HostTextInput(caret: CGRect(x: 10, y: 10, width: 2, height: 20)))
        case "q":
            host.close()
        default: return false
        }
        return true
    }

    private func turn() {
        typealias SetDirection = @convention(c) (UInt32) -> Void
        let rightToLeft: UInt32 = 2
        guard let function = dlsym(nil, "gtk_widget_set_default_direction") else { return say("no GTK") }
        unsafeBitCast(function, to: SetDirection.self)(rightToLeft)
    }

    private func startTimers() {
        _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in say("timer fired") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [self] in
            MainActor.assumeIsolated {
                say(abs(workTime - host.now) < 0.1 ? "block ran now" : "block ran at another time")
            }
        }
        Task { @MainActor in
            try await Task.sleep(for: .milliseconds(50))
            say("task went on")
        }
    }

    func hostWillServeWork(at time: TimeInterval) {
        workTime = time
    }

    func hostText(_ text: HostText) {
        say("text \(text)")
    }

    func hostAppearanceChanged(to appearance: HostAppearance) {
        say("appearance \(appearance)")
    }

    func hostActive(_ isActive: Bool) {
        say(isActive ? "active" : "inactive")
    }

    func hostShouldClose() -> Bool {
        say("close")
        return true
    }
}

/// Prints a line immediately, without buffering.
private func say(_ parts: String...) {
    FileHandle.standardOutput.write(Data((parts.joined(separator: " ") + "\n").utf8))
}
