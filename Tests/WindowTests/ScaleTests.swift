import Foundation
import Testing

extension WindowTests {
    /// Tests screens with more pixels than points.
    @Suite(.serialized)
    struct ScaleTests {
        /// X11 has whole numbers only.
        nonisolated static let scales: [(Session, Double)] = [(.x11, 2), (.wayland, 1.5), (.wayland, 2)]

        @Test(arguments: scales) func pointsAreTheSameAtEachScale(session: Session, scale: Double) throws {
            let display = try session.startDisplay()
            try display.setScale(scale)
            let screen = try VirtualScreen(on: display, showing: "WindowProbe", titled: "Window probe")
            try check(screen, scale)
        }

        @Test(arguments: scales) func theScaleChangesWhileTheWindowIsOpen(session: Session, scale: Double) throws {
            let screen = try WindowTests.open(in: session)
            try screen.expect(0xFF0000, 295, 395)
            try screen.display.setScale(scale)
            try check(screen, scale)
            try screen.display.setScale(1)
            try screen.expect(0xFF0000, 295, 395)
            try screen.expect(0x000000, 305, 395)
            try screen.input("mousemove 100 120 click 1")
            try screen.application.line(holding: "touch ended mouse 0 button 1 at 100.0 120.0")
            try screen.expect(0x0000FF, 100, 120)
        }

        /// Checks where the window is drawn, and where a click is.
        private func check(_ screen: VirtualScreen, _ scale: Double) throws {
            func pixel(_ points: Double) -> Int { Int(points * scale) }
            try screen.expect(0xFF0000, pixel(295), pixel(395))
            try screen.expect(0xFFFF00, pixel(275), pixel(395))
            try screen.expect(0x000000, pixel(305), pixel(395))
            // A surface has a whole number of pixels for each point. The display makes it smaller.
            try screen.application.line(holding: "resize 300 400 \(scale.rounded(.up))")
            try screen.input("mousemove 150 200 click 1")
            try screen.application.line(holding: "touch ended mouse 0 button 1 at 150.0 200.0")
            try screen.expect(0x0000FF, pixel(150), pixel(200))
        }
    }
}
