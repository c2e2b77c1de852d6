import Foundation
import ObjectRuntime
import Testing

struct PredicateTests {
    private func holds(_ format: String, _ object: Any?, _ arguments: Any..., variables: [String: Any] = [:]) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: object, substitutionVariables: variables)
    }

    private let person: [String: Any] = ["name": "Göran", "age": 30, "tags": ["a", "b"], "nick": NSNull()]

    @Test func comparesNumbersTextsAndDates() {
        #expect(holds("age == 30 AND age = 30.0 AND age != 31 AND age <> 29", person))
        #expect(holds("age > 29 && age >= 30 && age < 31 && age =< 30", person))
        #expect(!holds("age > 30 || age < 30", person))
        #expect(holds("name > 'A' AND name < 'Z' AND name == \"Göran\"", person))
        #expect(holds("SELF < %@", Date.distantPast, Date.distantFuture))
        #expect(holds("age BETWEEN {18, 30} AND NOT (age BETWEEN {31, 40})", person))
    }

    @Test func comparesTextsByOptions() {
        #expect(!holds("name == 'goran'", person) && holds("name ==[cd] 'goran'", person))
        #expect(holds("name beginswith 'Gö' and name endswith[c] 'AN'", person))
        #expect(holds("name CONTAINS[c] 'RA'", person) && !holds("name CONTAINS 'RA'", person))
        #expect(holds("name LIKE 'G?r*'", person) && !holds("name LIKE 'G?r'", person))
        #expect(holds("name CONTAINS ''", person))
    }

    @Test(arguments: [("a@b.com", true), ("a@b", false), ("x a@b.com", false)])
    func matchesWholeTexts(text: String, isAddress: Bool) {
        #expect(holds("SELF MATCHES %@", text, "[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}") == isAddress)
        #expect(!holds("SELF MATCHES %@", nil, ".*"))
        #expect(holds("SELF MATCHES 'a|ab'", "ab"))
    }

    @Test func findsElements() {
        #expect(holds("'a' IN tags AND tags CONTAINS 'b' AND NOT 'c' IN tags", person))
        #expect(holds("age IN {29, 30} AND name IN %@", person, ["Göran"]))
        #expect(holds("ANY tags == 'b' AND ALL tags <= 'b' AND NONE tags == 'c'", person))
        #expect(holds("tags.@count == 2", person))
        #expect(holds("ANY SELF.age > 20", [person]))
    }

    @Test func nothingEqualsNothing() {
        #expect(holds("nick == nil AND other == NULL AND name != nil", person))
        #expect(!holds("nick > 0", person) && !holds("nick == 0", person))
    }

    @Test func takesArgumentsAndVariables() {
        #expect(holds("%K == %@ AND age > %d AND age < %f", person, "name", "Göran", 29, 30.5))
        #expect(holds("$limit < age AND $who.name == name", person, variables: ["limit": 29, "who": person]))
        #expect(holds("$missing == nil", person))
        #expect(holds("TRUEPREDICATE AND NOT FALSEPREDICATE", nil))
        #expect(holds("name == 'a \\'b\\''", ["name": "a 'b'"]))
    }

    @Test func andBindsTighterThanOr() {
        #expect(holds("age == 30 OR age == 1 AND age == 2", person))
        #expect(!holds("(age == 30 OR age == 1) AND age == 2", person))
        #expect(holds("NOT age == 1 AND NOT age == 2", person))
    }

    @Test func filters() {
        let found = (["one", "two", "three"] as NSArray).filtered(using: NSPredicate(format: "SELF CONTAINS %@", "t"))
        #expect(found as? [String] == ["two", "three"])
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "SELF > %d", 1), NSPredicate(format: "SELF < %d", 3),
        ])
        #expect(both.evaluate(with: 2) && !both.evaluate(with: 3))
    }
}
