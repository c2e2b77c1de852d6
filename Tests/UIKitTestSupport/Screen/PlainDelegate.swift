@testable import UIKit

/// A delegate with only the oldest of the methods.
final class PlainDelegate: UIResponder, UIApplicationDelegate {
    static var launches = 0

    func applicationDidFinishLaunching(_ application: UIApplication) {
        Self.launches += 1
    }
}
