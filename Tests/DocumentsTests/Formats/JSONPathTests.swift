import Testing

@testable import Documents

@Suite struct JSONPathTests {
    @Test func aPathIsWrittenInEachLanguage() {
        let path = JSONPath([.key("items"), .index(3), .key("first name"), .key("it's \"so\"\n")])
        #expect(path.text(.jq) == #".items[3]["first name"]["it's \"so\"\n"]"#)
        #expect(path.text(.jsonPath) == #"$.items[3]['first name']['it\'s "so"\n']"#)
        #expect(path.text(.javaScript) == #"data.items[3]["first name"]["it's \"so\"\n"]"#)
        #expect(path.text(.python) == #"data["items"][3]["first name"]["it's \"so\"\n"]"#)
    }

    @Test func theWholeValueAndTheFirstStepHaveARoot() {
        #expect(JSONPath.Syntax.allCases.map { JSONPath().text($0) } == [".", "$", "data", "data"])
        #expect(JSONPath([.index(0)]).text(.jq) == ".[0]")
        #expect(JSONPath([.key("a b")]).text(.jq) == #".["a b"]"#)
        #expect(JSONPath([.key("1a")]).text(.javaScript) == #"data["1a"]"#)
        #expect(JSONPath([.key("")]).text(.jsonPath) == "$['']")
    }

    @Test func aMemberHasAKeyAndAnElementHasNone() {
        let member = JSONRowSource(#"  "a\u00e9" : {"b": 1}"#)
        #expect(member.key == "a\u{e9}" && member.value == #"{"b": 1}"#)
        #expect(JSONRowSource(#""text""#).key == nil && JSONRowSource(#""text""#).value == #""text""#)
        #expect(JSONRowSource(#"{"a": 1}"#).key == nil)
        #expect(JSONRowSource("").key == nil && JSONRowSource(#""a":"#).key == nil)
    }
}
