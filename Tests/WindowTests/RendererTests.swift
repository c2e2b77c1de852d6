import Foundation
import Testing

extension WindowTests {
    /// Tests what desktops with a GPU draw with: OpenGL. Their pictures are those of Cairo but for the edges of glyphs.
    @Suite(.serialized)
    struct RendererTests {
        /// OpenGL in each session.
        nonisolated static let sessions = Session.System.allCases.map { Session(system: $0, renderer: .gl) }

        @Test(arguments: sessions) func theGalleryLooksAsByCairo(session: Session) throws {
            let pictures = try picturesByCairo(and: session, showing: "unfold", titled: "^Unfold$") {
                $0.color(5, 800) == 0xF2F2F7 && $0.hasText(x: 30..<350, y: 100..<230)
            }
            // Renderers round the fading of what is behind the bar in their own ways.
            try expectEqualButForEdges(pictures, tolerance: 1)
        }

        @Test(arguments: sessions) func allThatLayersDrawLooksAsByCairo(session: Session) throws {
            let pictures = try picturesByCairo(
                and: session,
                showing: "RendererProbe",
                ["still"],
                titled: "^RendererProbe$"
            ) {
                $0.hasText(x: 20..<370, y: 520..<580)
            }
            // Renderers round in their own ways, and blur in theirs.
            try expectEqualButForEdges(pictures, tolerance: 2, longestRun: 64)
        }

        @Test(arguments: sessions) func sizesScalesAndClicksAreAsByCairo(session: Session) throws {
            let screen = try WindowTests.open(in: session)
            let maps = try screen.application.maps
            #expect(maps.contains("_dri.so") || maps.contains("libgallium"))
            try screen.expect(0xFF0000, 295, 395)
            try screen.resize(width: 360, height: 500)
            try screen.expect(0xFF0000, 355, 495)
            try screen.expect(0xFFFF00, 295, 395)
            try screen.display.setScale(2)
            try screen.input("mousemove 150 200 click 1")
            try screen.application.line(holding: "touch ended mouse 0 button 1 at 150.0 200.0")
            try screen.expect(0x0000FF, 300, 400)
        }

        /// Counts what OpenGL gets while something moves. What stays the same isn't sent again.
        @Test func nothingIsSentInEachFrame() throws {
            let screen = try VirtualScreen(
                in: Session(system: .x11, renderer: .gl),
                showing: "RendererProbe",
                ["measure"],
                titled: "^RendererProbe$"
            )
            #expect(try screen.application.end() == 0)
            var figures: [Substring: Double] = [:]
            for line in screen.application.lines {
                let words = line.split(separator: " ")
                if words.count == 2 { figures[words[0]] = Double(words[1]) }
            }
            #expect(figures["renderer-GskGLRenderer"] ?? figures["renderer-GskNglRenderer"] == 1)
            for scene in ["shadow", "mask", "gradient", "images", "pattern"] {
                #expect(figures["\(scene)-new"] == 0, "\(scene)")
                #expect(figures["\(scene)-uploads"] == 0, "\(scene)")
            }
            // The chevrons of the rows that come from below.
            #expect(try #require(figures["row-uploads"]) < 0.5)
            #expect(figures["images-pictures"] == 6)
            #expect(figures["gradient-pictures"] == 0)
        }

        /// Returns what a program shows by Cairo and by another renderer.
        private func picturesByCairo(
            and session: Session,
            showing name: String,
            _ arguments: [String] = [],
            titled title: String,
            _ isShown: (Picture) -> Bool
        ) throws -> (cairo: Picture, other: Picture) {
            let pictures = try [Session(system: session.system), session].map { session in
                let screen = try VirtualScreen(in: session, showing: name, arguments, titled: title)
                let picture = try screen.picture(showing: "\(name) by \(session.renderer.rawValue)", isShown)
                try keep(picture, as: "\(name)-\(session.system.rawValue)-\(session.renderer.rawValue)")
                return picture
            }
            return (pictures[0], pictures[1])
        }

        private func expectEqualButForEdges(
            _ pictures: (cairo: Picture, other: Picture),
            tolerance: Int = 0,
            longestRun: Int = 32,
            location: SourceLocation = #_sourceLocation
        ) throws {
            let found = pictures.other.edgeDifference(
                from: pictures.cairo,
                x: 0..<390,
                y: 0..<844,
                tolerance: tolerance
            )
            #expect(found.unexplained == 0, "\(found)", sourceLocation: location)
            #expect(found.share < 0.03, "\(found)", sourceLocation: location)
            // Icons have straight edges between pixels.
            #expect(found.longestRun < longestRun, "\(found)", sourceLocation: location)
        }

        /// Writes a picture into the folder that `UNFOLD_RENDERER_PICTURES` names, so that people can look at it.
        private func keep(_ picture: Picture, as name: String) throws {
            guard let folder = ProcessInfo.processInfo.environment["UNFOLD_RENDERER_PICTURES"] else { return }
            try picture.write(to: URL(filePath: folder).appending(path: "\(name).png"))
        }
    }
}
