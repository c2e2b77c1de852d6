import Awaiting
import Foundation
import Testing

/// A session bus with the desktop's accessibility bus (AT-SPI), and the operations of assistive technologies on it.
struct AccessibilityBus {
    private let daemon: Program
    private let folder: ScratchFolder
    /// The environment in which a program finds the bus.
    let environment: [String: String?]

    /// The address of an object on the accessibility bus: its owner and its path.
    struct Object: Equatable {
        var name: String
        var path: String
    }

    /// An element of the accessibility tree.
    struct Element {
        var object: Object
        var role: String
        var label: String
        var description: String
        var states: UInt64
        var actions: [String]
        /// The frame in points, relative to the window.
        var frame: [Int]

        // The numbers of AT-SPI's states.
        var isFocusable: Bool { states & 1 << 11 != 0 }
        var isFocused: Bool { states & 1 << 12 != 0 }
        var isExpandable: Bool { states & 1 << 9 != 0 }
        var isExpanded: Bool { states & 1 << 10 != 0 }
        var isSelectable: Bool { states & 1 << 22 != 0 }
        var isVisible: Bool { states & 1 << 30 != 0 }
    }

    static var isInstalled: Bool {
        let launchers = ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi-bus-launcher"]
        let tools = ["dbus-daemon", "gdbus"].map { "/usr/bin/\($0)" }
        return launchers.contains(where: FileManager.default.isExecutableFile)
            && tools.allSatisfy(FileManager.default.isExecutableFile)
    }

    init() throws {
        let folder = try ScratchFolder()
        let place: [String: String?] = ["XDG_RUNTIME_DIR": folder.url.path, "XDG_CACHE_HOME": folder.url.path]
        let daemon = try Program("dbus-daemon", ["--session", "--nofork", "--print-address=1"], environment: place)
        let line = try daemon.line(holding: "unix:")
        self.folder = folder
        self.daemon = daemon
        environment = place.merging(["DBUS_SESSION_BUS_ADDRESS": String(line), "GTK_A11Y": nil]) { $1 }
    }

    /// Marks a screen reader as active, as its start does.
    func startScreenReader() throws {
        _ = try Program.run(
            "gdbus",
            [
                "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method",
                "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "ScreenReaderEnabled", "<true>",
            ],
            environment: environment
        )
    }

    /// Returns the elements in the only window of the only program, in order, and those in lists in the place of the
    /// lists. Waits until there are `count`.
    func elements(_ count: Int) throws -> [Element] {
        var found: [Object] = []
        // While the program starts, an object may be gone by the time of the call.
        let elements: [Element]? = eventually {
            guard let inside = try? outermost() else { return nil }
            let parts = inside.map { part -> [Object] in
                switch try? role(part) {
                case "list": return (try? children(part)) ?? []
                case "alert": return []
                default: return [part]
                }
            }
            found = parts.flatMap { $0 }
            return found.count == count ? try? found.map(element) : nil
        }
        return try #require(elements, "\(found.count) elements")
    }

    /// Returns the elements that have the focus, wherever they are in the window.
    func focusedElements() throws -> [Element] {
        var found: [Element] = []
        var rest = try outermost()
        while let object = rest.popLast() {
            if try states(object) & 1 << 12 != 0 { found.append(try element(object)) }
            if try role(object) == "list" { rest += try children(object) }
        }
        return found
    }

    /// Performs an action of an element by its name.
    func perform(_ action: String, on element: Element) throws {
        let index = try #require(element.actions.firstIndex(of: action))
        _ = try call(element.object, "Action.DoAction", ["\(index)"])
    }

    func element(_ object: Object) throws -> Element {
        let states = try states(object)
        let extents = try call(object, "Component.GetExtents", ["1"])
        return Element(
            object: object,
            role: try text(call(object, "Accessible.GetRoleName")),
            label: try text(call(object, "", ["org.a11y.atspi.Accessible", "Name"])),
            description: try text(call(object, "", ["org.a11y.atspi.Accessible", "Description"])),
            states: states,
            actions: try call(object, "Action.GetActions").matches(of: /\('([^']*)'/).map { String($0.1) },
            frame: extents.matches(of: /-?[0-9]+/).compactMap { Int($0.0) }
        )
    }

    /// Returns the name of the program.
    func programName() throws -> String? {
        let desktop = Object(name: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")
        return try children(desktop).first.map { try text(call($0, "", ["org.a11y.atspi.Accessible", "Name"])) }
    }

    /// Returns the messages that assistive technology is to say now.
    func messages() throws -> [String] {
        try outermost().filter { try role($0) == "alert" }.map {
            try text(call($0, "", ["org.a11y.atspi.Accessible", "Name"]))
        }
    }

    /// Returns the role of the object around an element.
    func roleOfParent(of element: Element) throws -> String {
        let answer = try call(element.object, "", ["org.a11y.atspi.Accessible", "Parent"])
        let match = try #require(answer.firstMatch(of: /\('([^']+)', (?:objectpath )?'([^']+)'\)/))
        return try role(Object(name: String(match.1), path: String(match.2)))
    }

    /// Returns the text inside an element, read by character.
    func characters(of element: Element) throws -> String {
        let label = try #require(try children(element.object).first)
        let count = try #require(
            try call(label, "", ["org.a11y.atspi.Text", "CharacterCount"]).firstMatch(of: /[0-9]+/)
        )
        return try (0..<(Int(count.0) ?? 0)).map { index in
            try text(call(label, "Text.GetText", ["\(index)", "\(index + 1)"]))
        }
        .joined()
    }

    private func states(_ object: Object) throws -> UInt64 {
        let words = try call(object, "Accessible.GetState").matches(of: /[0-9]+/).compactMap { UInt64($0.0) }.suffix(2)
        return (words.first ?? 0) | (words.last ?? 0) << 32
    }

    private func role(_ object: Object) throws -> String { try text(call(object, "Accessible.GetRoleName")) }

    private func outermost() throws -> [Object] { try surface().map(children) ?? [] }

    /// Returns the object that contains the elements, inside the program and its window.
    private func surface() throws -> Object? {
        let desktop = Object(name: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")
        guard let program = try children(desktop).first, let window = try children(program).first else { return nil }
        // There may be a title bar beside the content.
        let parts = try children(window)
        return try parts.first { try text(call($0, "Accessible.GetRoleName")) == "widget" } ?? parts.first
    }

    private func children(_ object: Object) throws -> [Object] {
        try call(object, "Accessible.GetChildren").matches(of: /\('([^']+)', (?:objectpath )?'([^']+)'\)/).map {
            Object(name: String($0.1), path: String($0.2))
        }
    }

    /// Returns the result of a method, or the value of a property if the method has no name.
    private func call(_ object: Object, _ method: String, _ arguments: [String] = []) throws -> String {
        let address = try text(
            Program.run(
                "gdbus",
                [
                    "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method",
                    "org.a11y.Bus.GetAddress",
                ],
                environment: environment
            )
        )
        let name = method.isEmpty ? "org.freedesktop.DBus.Properties.Get" : "org.a11y.atspi.\(method)"
        // An object may be gone by the time of the call. That does not fail the test.
        let call = try Program(
            "gdbus",
            ["call", "--address", address, "--dest", object.name, "--object-path", object.path, "--method", name]
                + arguments,
            environment: environment
        )
        guard try call.end() == 0 else { throw CallFailure(text: call.text) }
        return call.text
    }

    /// The answer of the bus to a call that it refused.
    private struct CallFailure: Error {
        let text: String
    }

    /// Returns the string in a result.
    private func text(_ answer: String) throws -> String {
        String(try #require(answer.firstMatch(of: /'([^']*)'/), "no text in \(answer)").1)
    }
}
