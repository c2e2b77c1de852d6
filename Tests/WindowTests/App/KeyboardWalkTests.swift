import Awaiting
import Foundation
import Testing

extension WindowTests {
    /// Walks through the app by keyboard, and reads on the accessibility bus where the focus is.
    @Suite(
        .serialized,
        .enabled(if: AccessibilityBus.isInstalled, "no accessibility bus; script/setup test installs it")
    )
    struct KeyboardWalkTests {
        private let bus: AccessibilityBus

        init() throws { bus = try AccessibilityBus() }

        /// Presses keys, and waits until exactly one element has the focus and meets a condition. It has a name.
        @discardableResult
        private func press(
            _ keys: String,
            on screen: VirtualScreen,
            location: SourceLocation = #_sourceLocation,
            until condition: (AccessibilityBus.Element) -> Bool
        ) throws -> AccessibilityBus.Element? {
            for key in keys.split(separator: " ") { try screen.input("key \(key)") }
            var focused: [AccessibilityBus.Element] = []
            let element: AccessibilityBus.Element? = eventually {
                focused = (try? bus.focusedElements()) ?? []
                return focused.count == 1 && !focused[0].label.isEmpty && condition(focused[0]) ? focused[0] : nil
            }
            let seen = focused.map { "\($0.role) “\($0.label)” \($0.description)" }
            #expect(element != nil, "after \(keys), \(seen) has the focus", sourceLocation: location)
            return element
        }

        @Test(arguments: Session.chosen) func theGalleryLeadsToTheThirdOfAMillionRows(session: Session) throws {
            let screen = try VirtualScreen(
                in: session,
                showing: "unfold",
                titled: "^Unfold$",
                environment: bus.environment
            )
            defer { screen.application.stop() }
            try bus.startScreenReader()
            try screen.focus()
            try press("Tab", on: screen) { $0.label.hasPrefix("Tap to reveal") }
            try press("Down", on: screen) { $0.label.hasPrefix("Comments") }
            try press("Up Up", on: screen) { $0.label.hasPrefix("Tap to reveal") }
            // The table of a million rows is the thirteenth.
            for _ in 0..<12 { try screen.input("key Down") }
            try press("", on: screen) { $0.label.lowercased().contains("million") }
            try screen.input("key Return")
            // The row leaves the screen with its table.
            let isGone = eventually { (try? bus.focusedElements())?.isEmpty == true ? true : nil }
            #expect(isGone == true)
            try press("Tab", on: screen) { $0.description.hasSuffix("of 1000000") }
            try press("Down Down", on: screen) { $0.description == "3 of 1000000" }
            // The controls of the bar are around the table.
            try press("shift+Tab", on: screen) { $0.role == "push button" || $0.role == "button" }
            try press("Tab", on: screen) { $0.description.hasSuffix("of 1000000") }
        }

        @Test(arguments: Session.chosen) func theViewerIsReadAndSearchedByKeyboard(session: Session) throws {
            let folder = try ScratchFolder()
            let lines = (1...40).map { #"{"id": \#($0), "name": "row \#($0)", "more": {"deep": [1, 2]}}"# }
            let file = try folder.file("rows.jsonl", lines.joined(separator: "\n") + "\n")
            let screen = try VirtualScreen(
                in: session,
                showing: "unfold",
                [file.path],
                titled: "^rows[.]jsonl$",
                environment: bus.environment
            )
            defer { screen.application.stop() }
            try bus.startScreenReader()
            try screen.focus()
            try press("Tab", on: screen) { $0.description == "1 of 40" }
            let second = try #require(try press("Down", on: screen) { $0.description == "2 of 40" })
            #expect(second.label.contains("row 2"))
            try press("Return", on: screen) { $0.isExpanded && $0.object == second.object }
            try press("ctrl+f", on: screen) { $0.label == "Find" || $0.label.hasPrefix("Find,") }
            try screen.input("type 33")
            // A message is on the bus for a time, which can pass between two looks on a busy machine. Each change of
            // the text has another one.
            let message: String? = eventually {
                try? screen.input("key BackSpace type 3")
                return try? bus.messages().first { $0.hasPrefix("1 of ") }
            }
            #expect(message != nil)
            // From the field, Tab leads to the buttons of the bar.
            try press("Tab", on: screen) { $0.label == "Previous match" }
            try press("Tab", on: screen) { $0.label == "Next match" }
        }
    }
}
