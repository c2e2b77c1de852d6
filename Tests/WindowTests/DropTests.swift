import Awaiting
import Foundation
import Testing

extension WindowTests {
    @Suite(.serialized)
    struct DropTests {
        private let folder: ScratchFolder

        init() throws { folder = try ScratchFolder() }

        @Test(arguments: Session.each.map { ($0, 1.0) } + ScaleTests.scales)
        func aFileOfAnotherProgramIsDropped(session: Session, scale: Double) throws {
            let file = try folder.file("dragged file.txt", "Text.\n")
            let display = try session.startDisplay()
            try display.setScale(scale)
            let screen = try VirtualScreen(on: display, showing: "WindowProbe", titled: "Window probe")
            let source = try VirtualScreen(
                on: screen.display,
                showing: "DragProbe",
                [file.path],
                titled: "^Drag probe$"
            )
            try screen.display.move(source.window, toX: 305, y: 0)
            try source.picture(showing: "the windows side by side") {
                $0.color(Int(355 * scale), Int(50 * scale)) != 0 && $0.color(Int(302 * scale), Int(50 * scale)) == 0
            }
            var drags = 0
            // A drop fails if the window hasn't accepted the file before.
            let dropped = try eventually { () -> Bool? in
                drags += 1
                try screen.input("mousemove 355 50 mousedown 1 mousemove 345 60 mousemove 325 70")
                try source.expect(drags, "drag began")
                try screen.input("mousemove 200 200 mousemove 160 200 mousemove 150 200 mouseup 1")
                try source.expect(drags, "drag ended")
                return screen.application.lines.contains("dropped dragged file.txt") ? true : nil
            }
            #expect(dropped == true)
            // The mouse is free again.
            try screen.input("mousemove 150 210 click 1")
            try screen.application.line(holding: "touch ended mouse 0 button 1 at 150.0 210.0")
        }
    }
}

extension VirtualScreen {
    /// Waits until the program has printed a line a number of times.
    fileprivate func expect(_ count: Int, _ line: String) throws {
        let seen = eventually { application.lines.count { $0 == line } >= count ? true : nil }
        try #require(seen == true, "less than \(count) times '\(line)' in:\n\(application.text)")
    }
}
