import SeededRandom

/// Makes valid nibs at random.
struct NibMaker {
    var random: SeededGenerator
    private var count = 0

    init(random: SeededGenerator) {
        self.random = random
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[random.below(elements.count)] }

    private mutating func newID() -> String {
        count += 1
        return "v\(count)"
    }

    private mutating func value(_ notation: NibVocabulary.Notation) -> String {
        switch notation {
        case .bool: pick(["YES", "NO"])
        case .text: pick(["", "Text", "a & <b>", "two\nlines", "שלום"])
        case .number(let range): "\(number(range))"
        case .choice(let values): pick(values)
        }
    }

    private mutating func set(_ attributes: [(String, NibVocabulary.Notation)], of sample: inout NibSample) {
        for (name, notation) in attributes where number(0...2) == 0 { sample[name] = value(notation) }
    }

    // MARK: Views

    mutating func view(depth: Int) -> NibSample {
        let (name, attributes) = pick(NibVocabulary.views)
        let id = newID()
        var sample = NibSample(name, ["id": id, "opaque": "NO"], [frame()])
        set(NibVocabulary.ofViews, of: &sample)
        set(attributes, of: &sample)
        if number(0...2) == 0 { sample.children.append(color("backgroundColor")) }
        addParts(to: &sample, depth: depth)
        if ["view", "scrollView", "stackView"].contains(name), depth > 0 { addSubviews(to: &sample, depth: depth) }
        return sample
    }

    private mutating func frame() -> NibSample {
        NibSample(
            "rect",
            [
                "key": "frame", "x": "\(number(-20...50))", "y": "\(number(-20...50))", "width": "\(number(0...200))",
                "height": "\(number(0...120))",
            ]
        )
    }

    private mutating func color(_ key: String) -> NibSample {
        switch number(0...2) {
        case 0: NibSample("color", ["key": key, "white": "0.5", "alpha": "1", "colorSpace": "calibratedWhite"])
        case 1: NibSample("color", ["key": key, "red": "1", "green": "0.5", "blue": "0", "alpha": "1"])
        default: NibSample("color", ["key": key, "systemColor": "systemBlueColor"])
        }
    }

    /// Adds what only one kind of views has.
    private mutating func addParts(to sample: inout NibSample, depth: Int) {
        switch sample.name {
        case "button":
            sample.children.append(NibSample("state", ["key": "normal", "title": "Title"]))
            if number(0...2) == 0 {
                sample.children.append(
                    NibSample("buttonConfiguration", ["key": "configuration", "style": pick(["filled", "plain"])])
                )
            }
        case "label", "textField":
            sample.children.append(
                NibSample(
                    "fontDescription",
                    ["key": "fontDescription", "type": "boldSystem", "pointSize": "\(number(6...40))"]
                )
            )
        case "segmentedControl":
            let segments = (0...number(0...3)).map { NibSample("segment", ["title": "\($0)"]) }
            sample.children.append(NibSample("segments", [:], segments))
        case "navigationBar":
            sample.children.append(NibSample("items", [:], [navigationItem(key: nil)]))
        case "toolbar":
            let items = (0...number(0...2)).map { _ in barButtonItem(key: nil) }
            sample.children.append(NibSample("items", [:], items))
        case "tabBar":
            let items = (0...number(0...3)).map { _ in NibSample("tabBarItem", ["id": newID(), "title": "Tab"]) }
            sample.children.append(NibSample("items", [:], items))
        case "collectionView":
            let size = NibSample("size", ["key": "itemSize", "width": "\(number(9...90))", "height": "40"])
            sample.children.append(
                NibSample("collectionViewFlowLayout", ["key": "collectionViewLayout", "id": newID()], [size])
            )
        case "tableView":
            let cell = NibSample("tableViewCell", ["reuseIdentifier": "cell", "id": newID()], [frame()])
            sample.children.append(NibSample("prototypes", [:], [cell]))
            if number(0...2) == 0, depth > 0 {
                var header = view(depth: 0)
                header["key"] = "tableHeaderView"
                sample.children.append(header)
            }
        default: break
        }
    }

    private mutating func navigationItem(key: String?) -> NibSample {
        var item = NibSample("navigationItem", ["title": "Title", "id": newID()])
        item["key"] = key
        if number(0...1) == 0 { item.children.append(barButtonItem(key: "rightBarButtonItem")) }
        return item
    }

    private mutating func barButtonItem(key: String?) -> NibSample {
        var item = NibSample("barButtonItem", ["id": newID()])
        item["key"] = key
        if number(0...1) == 0 { item["systemItem"] = pick(["add", "done", "search"]) } else { item["title"] = "Do" }
        return item
    }

    private mutating func addSubviews(to sample: inout NibSample, depth: Int) {
        let inner = (0..<number(0...3)).map { _ in view(depth: depth - 1) }
        guard !inner.isEmpty, let owner = sample["id"] else { return }
        sample.children.append(NibSample("subviews", [:], inner))
        guard number(0...1) == 0, sample.name != "stackView" else { return }
        let constraints = (0...number(0...3)).map { _ in
            constraint(first: pick(inner)["id"] ?? owner, second: pick([owner] + inner.compactMap { $0["id"] }))
        }
        sample.children.append(NibSample("constraints", [:], constraints))
    }

    private mutating func constraint(first: String, second: String) -> NibSample {
        let (across, down) = (
            ["leading", "trailing", "centerX", "left"], ["top", "bottom", "centerY", "lastBaseline"]
        )
        let sizes = ["width", "height"]
        let attributes = pick([across, down, sizes])
        let isSize = attributes == sizes
        var sample = NibSample(
            "constraint",
            [
                "firstItem": first, "firstAttribute": pick(isSize ? sizes : attributes.filter { !isMixed($0) }),
                "constant": "\(number(-20...60))", "id": newID(), "priority": "\(number(1...1000))",
                "relation": pick(["equal", "lessThanOrEqual", "greaterThanOrEqual"]),
            ]
        )
        if !isSize || number(0...1) == 0, first != second {
            sample["secondItem"] = second
            sample["secondAttribute"] = pick(attributes.filter { !isMixed($0) })
        } else if !isSize {
            sample["firstAttribute"] = "width"
        }
        return sample
    }

    /// Whether a side doesn't go with the leading one.
    private func isMixed(_ attribute: String) -> Bool { attribute == "left" }

    // MARK: Scenes

    /// Makes the scenes of a storyboard. Containers lead only to later ones.
    mutating func scenes() -> [NibSample] {
        let count = number(1...4)
        return (0..<count).map { index in
            let controller = controller(index, isLast: index == count - 1, count: count)
            return NibSample("scene", ["sceneID": "c\(index)"], [NibSample("objects", [:], [controller])])
        }
    }

    private mutating func controller(_ index: Int, isLast: Bool, count: Int) -> NibSample {
        let id = "s\(index)"
        let kind = isLast ? number(0...1) : number(0...4)
        switch kind {
        case 2, 3:
            let name = kind == 2 ? "navigationController" : "tabBarController"
            let relationship = kind == 2 ? "rootViewController" : "viewControllers"
            let segue = NibSample(
                "segue",
                ["kind": "relationship", "relationship": relationship, "destination": "s\(index + 1)", "id": newID()]
            )
            return NibSample(
                name,
                ["id": id, "storyboardIdentifier": id, "sceneMemberID": "viewController"],
                [NibSample("connections", [:], [segue])]
            )
        default:
            var view = NibSample("view", ["key": "view", "id": newID()], [frame()])
            addSubviews(to: &view, depth: 2)
            if kind == 4 {
                let segue = NibSample("segue", ["kind": "embed", "destination": "s\(index + 1)", "id": newID()])
                let container = NibSample(
                    "containerView",
                    ["id": newID()],
                    [frame(), NibSample("connections", [:], [segue])]
                )
                view.children.append(NibSample("subviews", [:], [container]))
            }
            let isTable = kind == 1
            if isTable { view = tableOfController() }
            var controller = NibSample(
                isTable ? "tableViewController" : "viewController",
                ["id": id, "storyboardIdentifier": id, "title": "Scene", "sceneMemberID": "viewController"],
                [view, navigationItem(key: "navigationItem")]
            )
            let show = NibSample(
                "segue",
                ["kind": "show", "identifier": "go", "destination": "s\(number(0...count - 1))", "id": newID()]
            )
            controller.children.append(NibSample("connections", [:], [show]))
            return controller
        }
    }

    private mutating func tableOfController() -> NibSample {
        let cells = (0...number(0...2)).map { _ in
            NibSample("tableViewCell", ["id": newID(), "textLabel": newID()], [frame()])
        }
        let section = NibSample(
            "tableViewSection",
            ["headerTitle": "Section", "id": newID()],
            [
                NibSample("cells", [:], cells)
            ]
        )
        return NibSample(
            "tableView",
            ["key": "view", "id": newID(), "dataMode": "static", "style": "grouped"],
            [frame(), NibSample("sections", [:], [section])]
        )
    }
}
