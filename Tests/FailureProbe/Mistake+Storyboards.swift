import Foundation
import UIKit

extension Mistake {
    /// A storyboard with a plain controller whose identifier is "plain".
    private static var storyboard: UIStoryboard {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
            <viewController storyboardIdentifier="plain" id="a"/></objects></scene></scenes></document>
            """
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? Data(text.utf8).write(to: folder.appendingPathComponent("Sample.storyboard"))
        return UIStoryboard(name: "Sample", bundle: Bundle(path: folder.path))
    }

    static let storyboards = [
        Mistake("a storyboard that is not there") {
            _ = UIStoryboard(name: "Missing", bundle: nil).instantiateInitialViewController()
        },
        Mistake("a controller that a storyboard does not have") {
            _ = storyboard.instantiateViewController(withIdentifier: "fancy")
        },
        Mistake("a controller of a storyboard that has another class") {
            let _: UITableViewController = storyboard.instantiateViewController(identifier: "plain")
        },
        Mistake("a segue that a controller does not have") {
            UIViewController().performSegue(withIdentifier: "away", sender: nil)
        },
    ]
}
