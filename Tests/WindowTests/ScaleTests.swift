import Foundation
import Testing

extension WindowTests {
    /// Tests screens with more pixels than points.
    @Suite(.serialized)
    struct ScaleTests {
        /// X11 has whole numbers only.
        nonisolated static let scales: [(Session, Double)] = Session.each.flatMap { session in
            (session.system == .x11 ? [2] : [1.5, 2]).map { (session, $0) }
        }

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

        /// The settings of a desktop change from any scale to any other, also where neither is 1.
        @Test(arguments: Session.each.filter { $0.system == .wayland })
        func theScaleChangesFromOneToAnother(session: Session) throws {
            let screen = try WindowTests.open(in: session)
            for scale in [1.5, 2, 1.5, 1] {
                try screen.display.setScale(scale)
                try screen.expect(0xFF0000, Int(295 * scale), Int(395 * scale))
                try screen.expect(0x000000, Int(305 * scale), Int(395 * scale))
            }
            let sizes = screen.application.lines.filter { $0.hasPrefix("resize") }
            // A surface of 1.5 has two pixels for each point, as one of 2.
            #expect(sizes == ["resize 300 400 1.0", "resize 300 400 2.0", "resize 300 400 1.0"])
        }

        /// A tool tip is a window of its own, in points of the window that it belongs to.
        @Test(arguments: scales) func aToolTipIsBesideThePointer(session: Session, scale: Double) throws {
            let display = try session.startDisplay()
            try display.setScale(scale)
            let screen = try VirtualScreen(on: display, showing: "WindowProbe", titled: "Window probe")
            let plain: Set<UInt32> = [0x000000, 0xFFFF00, 0xFF0000, 0x0000FF]
            // Below the corner of the window, to which the pointer points.
            let place = { (picture: Picture) in
                picture.colors(x: Int(250 * scale)..<Int(330 * scale), y: Int(401 * scale)..<Int(450 * scale))
            }
            try screen.input("mousemove 100 100")
            try screen.picture(showing: "the window alone") { place($0).isSubset(of: plain) }
            try screen.input("mousemove 289 389 mousemove 290 390")
            try screen.picture(showing: "the tool tip") { !place($0).isSubset(of: plain) }
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
