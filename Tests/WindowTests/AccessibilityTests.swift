import Testing

extension WindowTests {
    /// Tests the accessibility tree of a window, through the desktop's accessibility bus as a screen reader uses it.
    @Suite(
        .serialized,
        .enabled(if: AccessibilityBus.isInstalled, "no accessibility bus; script/setup test installs it")
    )
    struct AccessibilityTests {
        @Test func aScreenReaderFindsRowsAndUnfoldsThem() throws {
            let bus = try AccessibilityBus()
            let screen = try VirtualScreen(
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
        }
    }
}
