import Testing

@testable import SourceRewriting

@Suite("The names of methods in Objective-C")
struct SelectorNameTests {
    @Test(
        arguments: [
            ("tap", [], "tap"),
            ("tap", ["_"], "tap:"),
            ("tap", ["sender"], "tapWithSender:"),
            ("move", ["to", "animated"], "moveTo:animated:"),
            ("move", ["toPoint"], "moveToPoint:"),
            ("sendTo", ["person"], "sendToPerson:"),
            ("scroll", ["_", "_"], "scroll::"),
            ("tableView", ["_", "didSelectRowAt"], "tableView:didSelectRowAt:"),
            ("show", ["URL"], "showWithURL:"),
        ] as [(String, [String], String)]
    )
    func followsTheCompilersRule(name: String, labels: [String], selector: String) {
        #expect(SelectorName.method(name, labels: labels) == selector)
    }

    @Test func namesASetter() {
        #expect(SelectorName.setter(of: "isOn") == "setIsOn:")
    }
}
