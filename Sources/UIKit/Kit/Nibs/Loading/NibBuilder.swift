import CoreGraphics
import Foundation
import InterfaceBuilder
import ObjectRuntime

/// Creates the objects of a nib and connects them.
///
/// Objects are created from the outside in, each with its properties. Then constraints are activated, runtime
/// attributes are set, outlets and actions are connected, and `awakeFromNib()` is called.
@MainActor
final class NibBuilder {
    let file: NibFile
    let context: NibContext
    /// The values that were left out, and why.
    private(set) var faults: [NibError] = []
    private var objects: [String: AnyObject] = [:]
    /// The objects that were made since the last call of `finish()`.
    private var made: [(object: AnyObject, element: NibElement)] = []
    private var constraints: [NibConstraints] = []
    private var connections: [NibConnection] = []
    /// The views that stand for elements, such as the labels of a cell.
    private var substitutes: [String: UIView] = [:]

    init(_ file: NibFile, context: NibContext) {
        self.file = file
        self.context = context
    }

    // MARK: Objects

    /// Creates the object of an element with all that is in it; `nil` if there is no such kind of elements, which is
    /// reported once.
    func build(_ element: NibElement) -> AnyObject? {
        let element = element.resolved(for: context.sizeClasses)
        guard let (object, kind) = make(element) else { return nil }
        configure(object, element, kind)
        return object
    }

    /// Creates the controller of a scene with all that is in it but the view.
    ///
    /// The controller retains its scene, so it is not retained here. Its connections follow with its view.
    ///
    /// - Parameters:
    ///   - creator: Creates the controller instead of its class, unless it returns `nil`.
    ///   - didMake: Called before the properties are set.
    func buildController(
        _ element: NibElement,
        creator: ((NSCoder) -> UIViewController?)?,
        didMake: (UIViewController) -> Void
    ) -> UIViewController? {
        guard let (object, kind) = make(element, creator: creator), let controller = object as? UIViewController
        else { return nil }
        if let id = element.id { context.add(controller, for: id) }
        didMake(controller)
        made.append((controller, element))
        kind.configure(controller, from: NibSource(element: element, builder: self))
        return controller
    }

    private func make(
        _ element: NibElement,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> (AnyObject, NibKind)? {
        guard let kind = NibKinds.kind(named: element.name) else {
            reportUnknown(element)
            return nil
        }
        let coder = NibCoder(element)
        if let object = creator?(coder) { return (object, kind) }
        guard let object = kind.make(customClass(of: element), coder) else {
            report(
                file.document.error(
                    at: element,
                    "init(coder:) of \(element["customClass"] ?? element.name) returned nil",
                    remedy: "Return an object"
                )
            )
            return nil
        }
        return (object, kind)
    }

    /// Applies an element to an object that exists already, such as the content view of a cell.
    func addPart(_ object: AnyObject, _ source: NibSource) {
        var element = source.element.resolved(for: context.sizeClasses)
        // Its owner places it.
        element.children.removeAll { ["frame", "frameInset", "autoresizingMask"].contains($0.key) }
        element.attributes["translatesAutoresizingMaskIntoConstraints"] = nil
        guard let kind = NibKinds.kind(named: element.name) else { return reportUnknown(element) }
        configure(object, element, kind)
    }

    private func configure(_ object: AnyObject, _ element: NibElement, _ kind: NibKind) {
        add(object, for: element)
        made.append((object, element))
        kind.configure(object, from: NibSource(element: element, builder: self))
        connections += element.list("connections").map { NibConnection($0, from: object) }
    }

    /// Makes an object known under the identifier of an element.
    func add(_ object: AnyObject, for element: NibElement?) {
        if let id = element?.id { objects[id] = object }
    }

    /// Makes a view stand for an element with an identifier, when it comes.
    func substitute(_ view: UIView?, for id: String) {
        if let view { substitutes[id] = view }
    }

    func object(for id: String) -> AnyObject? {
        objects[id] ?? context.object(for: id)
    }

    private func customClass(of element: NibElement) -> AnyClass? {
        guard let name = element["customClass"] else { return nil }
        if let found = NibClasses.find(name, module: element["customModule"]) { return found }
        report(
            file.document.error(
                at: element,
                "Unknown class \(name) in Interface Builder file",
                remedy: "Add the class to the target, or correct its module in the identity inspector"
            )
        )
        return nil
    }

    // MARK: Parts of views

    func addSubviews(to view: UIView, from source: NibSource) {
        var view = view
        let subviews = source.list("subviews")
        if let effect = view as? UIVisualEffectView, !subviews.isEmpty {
            report(
                file.document.error(
                    at: source.element,
                    "A visual effect view has subviews of its own",
                    remedy: "Move them into its content view"
                )
            )
            view = effect.contentView
        }
        for subview in subviews {
            if let id = subview.element.id, let known = substitutes[id] {
                addPart(known, subview)
            } else if let child = build(subview.element) as? UIView {
                if let stack = view as? UIStackView { stack.addArrangedSubview(child) } else { view.addSubview(child) }
            }
        }
        // Outlets may lead to them.
        for subview in source.list("excludedSubviews") { _ = build(subview.element) }
    }

    func addGuides(to view: UIView, from source: NibSource) {
        for guide in source.element.children where guide.name == "viewLayoutGuide" {
            switch guide.key {
            case "safeArea": add(view.safeAreaLayoutGuide, for: guide)
            case "layoutMargins": add(view.layoutMarginsGuide, for: guide)
            case "readableContent": add(view.readableContentGuide, for: guide)
            default: break
            }
        }
    }

    func addConstraints(of view: UIView, from source: NibSource) {
        let active = source.list("constraints")
        let inactive = source.list("excludedConstraints")
        if !active.isEmpty || !inactive.isEmpty {
            constraints.append(NibConstraints(owner: view, active: active, inactive: inactive))
        }
    }

    // MARK: Finishing

    /// Adds the connections of a placeholder, such as the owner.
    func addConnections(of element: NibElement, from object: AnyObject) {
        connections += element.list("connections").map { NibConnection($0, from: object) }
    }

    /// Completes the objects that were created since the last call. Connections to objects that don't exist yet remain
    /// for the next call.
    func finish() {
        let (made, constraints) = (made, constraints)
        (self.made, self.constraints) = ([], [])
        for constraints in constraints { constraints.add(to: self) }
        for (object, element) in made { setRuntimeAttributes(of: object, element) }
        connect()
        for (object, _) in made { (object as? UIResponder)?.awakeFromNib() }
    }

    private func setRuntimeAttributes(of object: AnyObject, _ element: NibElement) {
        for attribute in element.list("userDefinedRuntimeAttributes") {
            RuntimeAttribute(NibSource(element: attribute, builder: self)).set(on: object)
        }
    }

    private func connect() {
        let ready = connections.filter { $0.isReady(in: self) }
        connections.removeAll { $0.isReady(in: self) }
        for connection in ready { connection.connect(in: self) }
        NibConnection.connectCollections(ready, in: self)
    }

    // MARK: Reports

    /// The number of values of a nib that are reported. Further ones are left out silently, after a last report.
    private static let reportLimit = 100

    func report(_ fault: NibError) {
        if faults.count < Self.reportLimit {
            faults.append(fault)
            NibReports.write("\(fault)")
        } else if faults.count == Self.reportLimit {
            var last = fault
            last.problem = "More than \(Self.reportLimit) values were left out"
            last.remedy = "Correct those that were reported"
            faults.append(last)
            NibReports.write("\(last)")
        }
    }

    private func reportUnknown(_ element: NibElement) {
        guard !NibKinds.others.contains(element.name) else { return }
        // Once for all files, without the place.
        NibReports.write("Elements <\(element.name)> of nibs are not supported. They are left out.")
    }
}
