import Awaiting
import Testing

extension WindowTests {
    /// Tests the accessibility tree of a window, through the desktop's accessibility bus as a screen reader uses it.
    @Suite(
        .serialized,
        .enabled(if: AccessibilityBus.isInstalled, "no accessibility bus; script/setup test installs it")
    )
    struct AccessibilityTests {
        @Test(arguments: Session.each) func aScreenReaderFindsRowsAndUnfoldsThem(session: Session) throws {
            let bus = try AccessibilityBus()
            let screen = try VirtualScreen(
                in: session,
                showing: "LaunchProbe",
                titled: "^LaunchProbe$",
                environment: bus.environment
            )
            defer { screen.application.stop() }
            try bus.startScreenReader()

            let rows = try bus.elements(3)
            #expect(rows.map(\.label) == ["Red", "Green", "Blue"])
            #expect(rows.allSatisfy { $0.role == "list item" && $0.isVisible && $0.isSelectable })
            #expect(rows.allSatisfy { $0.isExpandable && !$0.isExpanded })
            #expect(rows.map(\.frame) == [0, 44, 88].map { [0, $0, 390, 44] })

            try bus.perform("element.activate", on: rows[1])
            let below = eventually { try? bus.element(rows[2].object).frame == [0, 176, 390, 44] ? true : nil }
            #expect(below == true)
            let opened = try bus.element(rows[1].object)
            #expect(opened.isExpanded && opened.frame == [0, 44, 390, 132])

            // This changes nothing visible.
            try bus.perform("element.Say-more", on: rows[0])
            let label = eventually { try? bus.element(rows[0].object).label == "Red and more" ? true : nil }
            #expect(label == true)
            let message = eventually { try? bus.messages() == ["There is more"] ? true : nil }
            #expect(message == true)
        }

        @Test(arguments: Session.each) func aScreenReaderFindsEachControl(session: Session) throws {
            let bus = try AccessibilityBus()
            let environment = bus.environment.merging(["PROBE": "controls"]) { $1 }
            let screen = try VirtualScreen(
                in: session,
                showing: "LaunchProbe",
                titled: "^LaunchProbe$",
                environment: environment
            )
            defer { screen.application.stop() }
            try bus.startScreenReader()

            let controls = try bus.elements(17)
            let texts = controls.map { "\($0.role): \($0.label)" }
            #expect(
                texts.prefix(14) == [
                    "heading: Order", "button: Buy", "switch: Gift", "slider: Volume, 50%",
                    "button: Pieces, Decrement, 3", "button: Pieces, Increment, 3", "button: Day", "button: Week",
                    "slider: page 1 of 4", "status: Upload, 25%", "status: In progress", "text box: Name, Ada",
                    "text box: Remark, A note", "text box: Search",
                ]
            )
            // The date and the time are those of the moment.
            #expect(controls[14...].map(\.role) == ["button", "button", "slider"])
            #expect(controls.first { $0.label == "Day" }?.description == "1 of 2")
            for control in controls where control.role == "slider" {
                #expect(control.actions.contains("element.increment") && control.actions.contains("element.decrement"))
            }
        }

        @Test(arguments: Session.each) func theFocusIsOnTheRowThatKeysAreFor(session: Session) throws {
            let bus = try AccessibilityBus()
            let screen = try VirtualScreen(
                in: session,
                showing: "LaunchProbe",
                titled: "^LaunchProbe$",
                environment: bus.environment
            )
            defer { screen.application.stop() }
            try bus.startScreenReader()
            try screen.focus()

            for (key, name) in [("Tab", "Red"), ("Down", "Green"), ("Down", "Blue"), ("Up", "Green")] {
                try screen.input("key \(key)")
                var focused: [String] = []
                _ = eventually {
                    focused = (try? bus.elements(3).filter(\.isFocused).map(\.label)) ?? []
                    return focused == [name] ? true : nil
                }
                #expect(focused == [name])
            }
            let rows = try bus.elements(3)
            #expect(rows.allSatisfy(\.isFocusable) && rows.map(\.description) == ["1 of 3", "2 of 3", "3 of 3"])
            #expect(try bus.roleOfParent(of: rows[0]) == "list")
            #expect(try bus.characters(of: rows[1]) == "Green")
            #expect(try bus.programName() == "LaunchProbe")

            // The key goes up from the row to the application.
            try screen.input("key Return")
            let isOpen = eventually { try? bus.element(rows[1].object).isExpanded == true ? true : nil }
            #expect(isOpen == true)
        }
    }
}
