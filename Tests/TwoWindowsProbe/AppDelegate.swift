import Foundation
import UIKit

/// A program for the tests of windows: an app with two windows on the desktop, each with a screen and a clock of its
/// own.
///
/// A tap changes the color of a window.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private var windows: [UIWindow] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        windows.append(TappableWindow(.yellow, .red))
        guard application.openScreen(title: "Two", size: CGSize(width: 200, height: 200)) != nil else { return false }
        windows.append(TappableWindow(.blue, .green))
        // Printed without buffering, since the test ends the process.
        let count = Set(windows.map { ObjectIdentifier($0.screen) }).count
        FileHandle.standardOutput.write(Data("screens \(count)\n".utf8))
        return true
    }
}

/// A window that fills its screen and changes its color when it is tapped.
private final class TappableWindow: UIWindow {
    private let tapped: UIColor

    init(_ color: UIColor, _ tapped: UIColor) {
        self.tapped = tapped
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = color
        makeKeyAndVisible()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        UIView.animate(withDuration: 0.2) { self.backgroundColor = self.tapped }
    }
}
