import Foundation
import Gallery
import HostInterface
import UIKit
import UIKitTesting

/// Uses the gallery for a number of frames with a random finger, and prints the resident memory on the way.
/// `SoakProbe window|screen FRAMES [SEED]`: in a window, or on a screen without a display, where each frame is painted.
///
/// The exit status is 1 if the memory grows by more than 2 MB after the first fifth of the frames.
@main
@MainActor
struct SoakProbe {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count > 2, let frames = Int(arguments[2]), frames >= 10 else { usage() }
        let seed = arguments.count > 3 ? UInt64(arguments[3]) : 1
        guard let seed else { usage() }
        switch arguments[1] {
        case "window": exit(SoakedApp.run(frames: frames, seed: seed))
        case "screen": onScreen(frames: frames, seed: seed)
        default: usage()
        }
    }

    private static func onScreen(frames: Int, seed: UInt64) {
        // As an app in a window does.
        ProcessMemory.returnLargeBlocks()
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        let navigation = UINavigationController(rootViewController: GalleryViewController())
        screen.show(navigation)
        var plan = SoakPlan(interval: frames / 10, seed: seed)
        var levels = MemoryLevels(frames: frames)
        for _ in 0..<frames {
            plan.beginFrame(in: navigation, on: UIScreen.main)
            screen.advance(by: 1 / 60)
            _ = screen.picture()
            levels.frameEnded(showing: navigation.topViewController)
        }
        exit(levels.report())
    }

    private static func usage() -> Never {
        FileHandle.standardError.write(Data("usage: SoakProbe window|screen FRAMES [SEED]\n".utf8))
        exit(2)
    }
}
