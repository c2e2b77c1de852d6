import Fuzzing
import InterfaceBuilder
import UIKit
import UIKitTesting

/// A description of the objects of a nib, which are gone.
@MainActor
struct LoadedNib {
    private(set) var description = ""
    /// The first object that stays when the nib is gone.
    private(set) var remains: String?

    init() {}

    /// Loads a nib, shows its views, and lets them go.
    init(_ document: NibDocument, isStoryboard: Bool, on screen: TestScreen) {
        var watched: [WatchedObject] = []
        if isStoryboard {
            description = Self.showStoryboard(document, on: screen, &watched)
        } else {
            description = Self.showObjects(document, on: screen, &watched)
        }
        screen.settle()
        remains = watched.first { $0.object != nil }?.name
    }

    private static func showObjects(
        _ document: NibDocument,
        on screen: TestScreen,
        _ watched: inout [WatchedObject]
    ) -> String {
        let owner = UIViewController()
        let objects = UINib(document, bundle: nil).instantiate(withOwner: owner)
        let views = objects.compactMap { $0 as? UIView }
        for view in views { screen.window.addSubview(view) }
        screen.advance(by: 1.0 / 60)
        watch(views, &watched)
        watched += objects.map { WatchedObject("\(type(of: $0))", $0 as AnyObject) }
        let description = objects.map { self.description($0) }.joined(separator: "\n")
        for view in views { view.removeFromSuperview() }
        return description
    }

    private static func showStoryboard(
        _ document: NibDocument,
        on screen: TestScreen,
        _ watched: inout [WatchedObject]
    ) -> String {
        let storyboard = UIStoryboard(document, name: "Test", bundle: nil)
        guard let controller = storyboard.instantiateInitialViewController() else { return "nothing" }
        screen.show(controller)
        screen.advance(by: 1.0 / 60)
        let description = description(controller.view as Any)
        watch([controller.view], &watched)
        watched.append(WatchedObject("\(type(of: controller))", controller))
        screen.window.rootViewController = nil
        return description
    }

    private static func watch(_ views: [UIView], _ watched: inout [WatchedObject]) {
        for view in views {
            watched.append(WatchedObject("a \(type(of: view))", view))
            watch(view.subviews, &watched)
        }
    }

    private static func description(_ object: Any, _ indent: String = "") -> String {
        guard let view = object as? UIView else { return "\(indent)\(type(of: object))" }
        var text = "\(indent)\(type(of: view)) \(view.frame) \(view.alpha) \(view.isHidden) \(view.tag)"
        text += " \(view.constraints.count) \(view.gestureRecognizers?.count ?? 0)"
        if let label = view as? UILabel { text += " \(label.text ?? "") \(label.font.pointSize)" }
        // The time of day, which a picker shows, goes on.
        if view is UIDatePicker { return text }
        return ([text] + view.subviews.map { description($0, indent + " ") }).joined(separator: "\n")
    }
}
