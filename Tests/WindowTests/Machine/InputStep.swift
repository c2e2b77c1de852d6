import Testing

/// An action of a mouse or a keyboard.
///
/// A test writes steps as words, which are those of xdotool:
///
///     mousemove 20 144 mousedown 1 mousemove 120 150 mouseup 1 key ctrl+c Escape keydown shift click 3 type abc
///
/// The buttons 4 to 7 are clicks of the wheel: up, down, left and right. Positions are in points of the screen.
enum InputStep: Equatable {
    case move(x: Int, y: Int)
    case click(Int)
    case press(Int)
    case release(Int)
    /// A key that goes down and up, after the modifiers that precede its name, such as `ctrl+shift+u`.
    case key(String)
    case keyDown(String)
    case keyUp(String)
    case type(String)

    /// Returns the steps that a text consists of.
    static func steps(_ text: String) throws -> [InputStep] {
        var steps: [InputStep] = []
        var words = text.split(separator: " ").map(String.init)[...]
        func number() throws -> Int {
            let number = words.popFirst().flatMap { Int($0) }
            return try #require(number, "a number is missing in: \(text)")
        }
        func name() throws -> String {
            let name = words.popFirst()
            return try #require(name, "a key is missing in: \(text)")
        }
        while let verb = words.popFirst() {
            switch verb {
            case "mousemove": try steps.append(.move(x: number(), y: number()))
            case "click": try steps.append(.click(number()))
            case "mousedown": try steps.append(.press(number()))
            case "mouseup": try steps.append(.release(number()))
            case "key":
                repeat { try steps.append(.key(name())) } while words.first.map { !verbs.contains($0) } ?? false
            case "keydown": try steps.append(.keyDown(name()))
            case "keyup": try steps.append(.keyUp(name()))
            case "type": try steps.append(.type(name()))
            default: Issue.record("no step is called \(verb)")
            }
        }
        return steps
    }

    private static let verbs: Set = [
        "mousemove", "click", "mousedown", "mouseup", "key", "keydown", "keyup", "type",
    ]
}
