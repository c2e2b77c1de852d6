import Foundation
@_spi(ObjectiveCSources) import ObjectRuntime
import UIKit

extension Mistake {
    private static func document(_ objects: String) -> String {
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(objects)</objects></document>"
    }

    private static func nib(_ objects: String) -> UINib {
        UINib(data: Data(document(objects).utf8), bundle: nil)
    }

    private static func dequeueCell(_ text: String) {
        let table = UITableView()
        table.register(nib(text), forCellReuseIdentifier: "cell")
        _ = table.dequeueReusableCell(withIdentifier: "cell")
    }

    static let selectors = [
        Mistake("a selector that an object does not have") { UIView().perform("fly:", with: nil) },
        Mistake("a selector that a class does not have") { UIView.perform("fly") },
        Mistake("a value for a key that an object does not have") { UIView().setValue(1, forKey: "wings") },
        Mistake("the value of a key that an object does not have") { _ = UIView().value(forKey: "wings") },
        Mistake("a value of another type than that of its key") {
            UIView().setValue("blue", forKey: "backgroundColor")
        },
        Mistake("an array at the end of a path without an object") {
            _ = UIView().mutableArrayValue(forKeyPath: "superview.subviews")
        },
        Mistake("an exception that is raised") {
            NSException(name: .rangeException, reason: "there is no row 3").raise()
        },
        Mistake("a selector performed without its argument") { UIView().perform("endEditing:") },
        Mistake("an argument of another type than that of its parameter") {
            let _: Int = ObjectiveCArguments(["three"]).argument(0)
        },
        Mistake("an observer to remove that was not added") {
            UIView().removeObserver(UIView(), forKeyPath: "tag")
        },
        Mistake("a notification that an observer does not handle") {
            let view = UIView()
            view.addObserver(UIView(), forKeyPath: "tag", options: .initial, context: nil)
        },
        Mistake("a format of a predicate that can't be read") { _ = NSPredicate(format: "name ==") },
        Mistake("a regular expression in a predicate that can't be read") {
            _ = NSPredicate(format: "SELF MATCHES '('").evaluate(with: "text")
        },
        Mistake("an observation of a key path without a name") { _ = UIView().observe(\.frame.size.width) { _, _ in } },
        Mistake("a nib to instantiate that is not there") {
            _ = UINib(nibName: "Missing", bundle: nil).instantiate(withOwner: nil)
        },
        Mistake("a nib without the view of its owner") {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? Data(document("<view/>").utf8).write(to: folder.appendingPathComponent("Viewless.xib"))
            _ = UIViewController(nibName: "Viewless", bundle: Bundle(path: folder.path)).view
        },
        Mistake("a nib without a cell") { dequeueCell("<view/>") },
        Mistake("a nib with a cell of another identifier") { dequeueCell(#"<tableViewCell reuseIdentifier="row"/>"#) },
        Mistake("a nib without a header") {
            let table = UITableView()
            table.register(nib("<view/>"), forHeaderFooterViewReuseIdentifier: "header")
            _ = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        },
    ]
}
