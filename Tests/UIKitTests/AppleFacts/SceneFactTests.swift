import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Whole scenes of a recording, whose frames are equal to the half point that is a pixel.
    ///
    /// Where the simulator of the recording has taller lines, the scene says by how much each frame is less here.
    @Suite @MainActor struct SceneFactTests {
        private struct File: Decodable {
            var scenes: [Scene]
        }

        private struct Scene: Decodable {
            var name: String
            var source: String
            /// The name of the scene whose views this one shows, if it is another one.
            var like: String?
            var size: [CGFloat]?
            var isDark: Bool?
            /// The number of changes that are made one after the other before the frames are compared.
            var steps: Int?
            /// The distance to which frames are equal, if it isn't a fourth of a point.
            var within: CGFloat?
            var frames: [String: [CGFloat?]]
            var less: [String: [CGFloat]]?
        }

        /// Makes the views of a scene.
        typealias Maker = @MainActor (Stage) -> Void

        @Test func theFramesOfScenesAreAsRecorded() throws {
            let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appending(path: "Recorded/scenes.json")
            let scenes = try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).scenes
            let parts = [
                layoutScenes, attributeScenes, viewScenes, textScenes, controlScenes, buttonScenes, pickerScenes,
                tableScenes, scrollingScenes, controllerScenes, barScenes, presentationScenes,
            ]
            let makers: [String: Maker] = parts.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
            var used: Set<String> = []
            for scene in scenes {
                let name = scene.like ?? scene.name.components(separatedBy: ", ")[0]
                guard let make = makers[name] else {
                    Issue.record("no code makes \(name)")
                    continue
                }
                used.insert(name)
                let size = scene.size ?? [320, 300]
                let stage = Stage(size: CGSize(width: size[0], height: size[1]))
                stage.screen.setAppearance(dark: scene.isDark ?? false)
                stage.screen.window.addSubview(stage.root)
                make(stage)
                stage.screen.settle()
                for step in stage.steps.prefix(scene.steps ?? 0) {
                    step()
                    stage.screen.settle()
                }
                for (name, recorded) in scene.frames {
                    let frame = try #require(stage.frame(of: name), "\(scene.name), \(name)")
                    let less = scene.less?[name] ?? [0, 0, 0, 0]
                    let ours = [frame.minX, frame.minY, frame.width, frame.height]
                    for (index, apple) in recorded.enumerated() {
                        guard let apple else { continue }
                        #expect(
                            isSame(ours[index], apple - less[index], within: scene.within ?? 0.25),
                            "\(scene.name), \(name): \(frame) for \(recorded), less \(less)"
                        )
                    }
                }
            }
            #expect(used == Set(makers.keys))
        }
    }
}
