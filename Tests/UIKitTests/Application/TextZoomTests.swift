import CoreGraphics
import HostInterface
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

@Suite @MainActor struct TextZoomTests {
    private func key(_ symbol: UInt32, _ modifiers: HostModifiers = .control) -> HostKey {
        HostKey(phase: .down, symbol: symbol, modifiers: modifiers, time: 0)
    }

    @Test func keysOfBothPadsHaveMeanings() throws {
        var zoom = TextZoom()
        for symbol: UInt32 in [0x2b, 0x3d, 0xffab] { zoom.apply(try #require(.init(key(symbol))), to: .large) }
        #expect(zoom.category(for: .large) == .extraExtraExtraLarge)
        for symbol: UInt32 in [0x2d, 0xffad] { zoom.apply(try #require(.init(key(symbol))), to: .large) }
        #expect(zoom.category(for: .large) == .extraLarge)
        zoom.apply(try #require(.init(key(0x30))), to: .large)
        #expect(zoom.category(for: .large) == .large)
        #expect(TextZoom.Command(key(0x2b, [])) == nil)
        #expect(TextZoom.Command(key(0x2b, [.control, .alternate])) == nil)
        #expect(TextZoom.Command(key(0x61)) == nil)
    }

    /// At the largest size further steps are not counted, so that one step back shows.
    @Test func stepsEndAtTheLastSize() {
        var zoom = TextZoom()
        for _ in 0..<50 { zoom.apply(.larger, to: .large) }
        #expect(zoom.category(for: .large) == .accessibilityExtraExtraExtraLarge)
        zoom.apply(.smaller, to: .large)
        #expect(zoom.category(for: .large) == .accessibilityExtraExtraLarge)
        for _ in 0..<50 { zoom.apply(.smaller, to: .large) }
        #expect(zoom.category(for: .large) == .extraSmall)
    }

    @Test func fractionsOfAWheelAddUp() {
        var zoom = TextZoom()
        let turn = HostScroll(
            phase: .changed,
            delta: CGVector(dx: 0, dy: -0.4),
            unit: .click,
            location: .zero,
            time: 0
        )
        zoom.scroll(turn, from: .large)
        zoom.scroll(turn, from: .large)
        #expect(zoom.steps == 0)
        zoom.scroll(turn, from: .large)
        #expect(zoom.steps == 1)
        var wild = turn
        wild.delta.dy = .infinity
        zoom.scroll(wild, from: .large)
        #expect(zoom.steps == 1)
        wild.delta.dy = 1.5
        zoom.scroll(wild, from: .large)
        #expect(zoom.steps == 0)
    }
}

extension UIKitScreenTests {
    @Suite @MainActor struct WindowZoomTests {
        /// Runs a script in an app with a label that follows the text size, and a table below it.
        private func run(_ script: @escaping @MainActor (ScriptedHost, UILabel) -> Void) throws {
            _ = TestScreen()
            let host = ScriptedHost()
            let delegate = try #require(PlainDelegate.allocateObject() as? PlainDelegate)
            host.script = { host in
                host.show(CGSize(width: 390, height: 844))
                let window = UIWindow(frame: UIScreen.main.bounds)
                let label = UILabel()
                label.text = "Text"
                label.font = .preferredFont(forTextStyle: .body)
                label.adjustsFontForContentSizeCategory = true
                window.addSubview(label)
                window.makeKeyAndVisible()
                host.makeFrames()
                script(host, label)
                window.isHidden = true
            }
            _ = UIApplication.run(delegate: delegate, host: host)
        }

        private func press(_ symbol: UInt32, _ host: ScriptedHost) -> Bool? {
            let key = HostKey(phase: .down, symbol: symbol, modifiers: .control, time: host.now)
            defer {
                _ = host.delegate?.hostKey(
                    HostKey(phase: .up, symbol: symbol, modifiers: .control, time: host.now)
                )
            }
            return host.delegate?.hostKey(key)
        }

        @Test func textFollowsKeysTheWheelAndTheDesktop() throws {
            try run { host, label in
                let first = label.intrinsicContentSize.height
                #expect(press(0x2b, host) == true)
                #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
                #expect(label.intrinsicContentSize.height > first)
                // The desktop's size changes, and the user's choice stays beside it.
                host.appearance.textScale = 23.0 / 17
                host.delegate?.hostAppearanceChanged(to: host.appearance)
                #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityMedium)
                #expect(press(0x30, host) == true)
                #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraExtraLarge)
                let scroll = HostScroll(
                    phase: .changed,
                    delta: CGVector(dx: 0, dy: 2),
                    unit: .click,
                    location: CGPoint(x: 50, y: 50),
                    time: host.now,
                    modifiers: .control
                )
                host.delegate?.hostScroll(scroll)
                #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
                #expect(press(0x78, host) == false)
                host.delegate?.hostAppearanceChanged(to: HostAppearance())
            }
        }
    }
}
