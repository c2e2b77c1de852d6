import Testing

extension WindowTests {
    struct InputStepTests {
        @Test func wordsAreSteps() throws {
            #expect(
                try InputStep.steps("mousemove 20 144 mousedown 1 mouseup 1 click 5 key ctrl+c Left keydown x keyup x")
                    == [
                        .move(x: 20, y: 144), .press(1), .release(1), .click(5), .key("ctrl+c"), .key("Left"),
                        .keyDown("x"), .keyUp("x"),
                    ]
            )
            #expect(try InputStep.steps("type alue.98765 key Return") == [.type("alue.98765"), .key("Return")])
            #expect(try InputStep.steps("") == [])
        }

        @Test func charactersAreKeys() throws {
            #expect(try KeyCode.named("a").code == 30)
            let plus = try KeyCode.named("+")
            #expect(plus.code == 13 && plus.isShifted)
            #expect(try KeyCode.named("ctrl").modifier == 4)
            #expect(throws: KeyCode.Unknown.self) { try KeyCode.named("é") }
        }
    }
}
