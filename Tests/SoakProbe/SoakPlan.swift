import Gallery
import UIKit

/// The use of the gallery in each frame of a soak.
///
/// Each example is visited first, and its buttons are pressed, so that the memory for the largest of them is part of
/// the warm-up. A random finger follows. Before each measurement the finger rests, and the list of the gallery comes
/// back.
@MainActor
struct SoakPlan {
    /// The number of frames that an example is on the screen in the warm-up.
    private static let visit = 90
    /// The number of frames between the buttons that are pressed.
    private static let press = 15
    /// The number of frames without a finger before a measurement.
    private static let rest = 150

    private let interval: Int
    private var finger: RandomFinger
    private var frame = 0
    private var buttons: [UIButton] = []

    /// - Parameter interval: The number of frames from a measurement to the next one.
    init(interval: Int, seed: UInt64) {
        self.interval = interval
        finger = RandomFinger(seed: seed)
    }

    /// Begins a frame.
    mutating func beginFrame(in navigation: UINavigationController, on screen: UIScreen) {
        defer { frame += 1 }
        let example = frame / Self.visit
        if example < Example.all.count {
            visit(Example.all[example], frame % Self.visit, navigation)
        } else if interval - frame % interval > Self.rest || finger.isDown {
            finger.move(on: screen)
        } else if interval - frame % interval == Self.rest / 2 {
            navigation.dismiss(animated: false)
            navigation.popToRootViewController(animated: false)
        }
    }

    private mutating func visit(_ example: Example, _ frame: Int, _ navigation: UINavigationController) {
        switch frame {
        case 0: navigation.pushViewController(example.makeViewController(), animated: false)
        case Self.press: buttons = navigation.topViewController.map { Self.buttons(in: $0.view) } ?? []
        case Self.visit - 1:
            buttons = []
            navigation.popToRootViewController(animated: false)
        default: break
        }
        if frame % Self.press == 0, !buttons.isEmpty { buttons.removeFirst().sendActions(for: .primaryActionTriggered) }
    }

    private static func buttons(in view: UIView) -> [UIButton] {
        [view as? UIButton].compactMap { $0 } + view.subviews.flatMap(buttons)
    }
}
