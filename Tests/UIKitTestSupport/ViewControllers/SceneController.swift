@_spi(ObjectiveCSources) import ObjectRuntime

@testable import UIKit

/// A controller that storyboards of tests name. It records what happens to it.
class SceneController: UIViewController {
    var label: UILabel?
    var item: UIBarButtonItem?
    var events: [String] = []
    /// The controller that the last segue leads to.
    weak var prepared: UIViewController?
    var sender: Any?
    var allowsSegues = true

    override func awakeFromNib() {
        super.awakeFromNib()
        events.append("awake")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        events.append("loaded \(label?.text ?? "")")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        events.append("should \(identifier)")
        return allowsSegues
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        events.append("prepare \(segue.identifier ?? "nil")\(segue.destination.isViewLoaded ? " loaded" : "")")
        prepared = segue.destination
        self.sender = sender
    }

    func returned(by segue: UIStoryboardSegue) {
        events.append("returned \(segue.identifier ?? "nil")")
    }

    func makeDetail(_ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController? {
        let controller = SceneController(coder: coder)
        controller?.events.append("made for \(identifier ?? "nil")")
        return controller
    }
}

/// A segue with an initializer of its own.
final class RecordingSegue: UIStoryboardSegue {
    let summary: String

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        summary = "\(identifier ?? "nil") \(type(of: source)) \(type(of: destination))"
        super.init(identifier: identifier, source: source, destination: destination)
    }

    override func perform() {
        (source as? SceneController)?.events.append(summary)
        super.perform()
    }
}

/// A table controller of storyboards of tests, with rows from prototypes.
final class SceneTableController: UITableViewController {
    var events: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        events.append("select \(indexPath.row)")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row }
        let selected = tableView.indexPathForSelectedRow?.row
        segue.destination.title = "Row \(row ?? -1)"
        events.append("prepare \(segue.identifier ?? "nil") \(selected ?? -1)")
    }
}

nonisolated final class SceneControllerTable: ObjectiveCTable {
    override class var owner: AnyClass? { SceneController.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("label", of: SceneController.self, { $0.label }, { $0.label = $1 }),
            .property("item", of: SceneController.self, { $0.item }, { $0.item = $1 }),
            .method("returnedBy:", of: SceneController.self) { controller, segue in
                if let segue = segue as? UIStoryboardSegue { controller.returned(by: segue) }
            },
            .method("makeDetail:sender:identifier:") { object, arguments in
                guard let controller = object as? SceneController else { return nil }
                return controller.makeDetail(
                    arguments.argument(0, as: NSCoder.self),
                    arguments.argument(1, as: Any?.self),
                    arguments.argument(2, as: String?.self)
                )
            },
        ]
    }
}
