import Testing

@testable import ProjectReading

@Suite struct ModuleNameTests {
    @Test(arguments: ["App", "_x", "Größe", "A1", "日本", String(repeating: "a", count: 100)])
    func identifiersAreNames(text: String) {
        #expect(ModuleName(text)?.path.text == text)
    }

    @Test(arguments: [
        "", ".", "..", "../x", "/x", "a/b", "1A", "a b", "a-b", "a.b", "a\0", "a\nb", "a\"", "$(A)", "x½", "-a", "👍",
        String(repeating: "a", count: 101),
    ])
    func otherTextsAreNot(text: String) {
        #expect(ModuleName(text) == nil)
    }

    @Test(arguments: [
        ("My App", "My_App"), ("1", "_1"), ("../x", "___x"), ("x½", "x_"), ("é-e\u{301}", "é_e\u{301}"), ("", ""),
    ])
    func everyTextHasAnIdentifier(text: String, identifier: String) {
        #expect(ModuleName.identifier(for: text) == identifier)
        #expect(text.isEmpty || ModuleName(identifier) != nil)
    }
}
