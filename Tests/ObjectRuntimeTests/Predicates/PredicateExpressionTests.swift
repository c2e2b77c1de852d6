import Foundation
import ObjectRuntime
import Testing

/// The parts of predicates.
@Suite struct PredicateExpressionTests {
    private func comparison(_ format: String, _ arguments: Any...) throws -> _NSComparisonPredicate {
        try #require(NSPredicate(format: format, argumentArray: arguments) as? _NSComparisonPredicate)
    }

    @Test func aComparisonHasTwoSides() throws {
        let predicate = try comparison("$who.name ==[c] %@", "ada")
        let (left, right) = (predicate.leftExpression, predicate.rightExpression)
        #expect(left.expressionType == .function)
        #expect(left.variable == "who")
        #expect(left.description == "$who.name")
        #expect(right.description == "\"ada\"")
        #expect(predicate.predicateOperatorType == .equalTo)
        #expect(predicate.options == .caseInsensitive)
        #expect(predicate.comparisonPredicateModifier == .direct)
        #expect(predicate.evaluate(with: nil, substitutionVariables: ["who": ["name": "Ada"]]))
    }

    @Test(
        arguments: [
            ("$a == 1", "$a"), ("a.b == 1", "a.b"), ("SELF == 1", "SELF"), ("'x' == a", "\"x\""), ("nil == a", "nil"),
            ("{1, 'x'} == a", "{1.0, \"x\"}"),
        ]
    )
    func aSideHasAText(format: String, text: String) throws {
        #expect(try comparison(format).leftExpression.description == text)
    }

    @Test func aConditionHasParts() throws {
        let both = try #require(NSPredicate(format: "a == 1 AND (b == 2 OR NOT c == 3)") as? NSCompoundPredicate)
        #expect(both.compoundPredicateType == .and)
        #expect(both.subpredicates.count == 2)
        let either = try #require(both.subpredicates.last as? NSCompoundPredicate)
        let not = try #require(either.subpredicates.last as? NSCompoundPredicate)
        #expect(either.compoundPredicateType == .or)
        #expect(not.compoundPredicateType == .not)
        #expect(not.subpredicates.first is _NSComparisonPredicate)
    }

    @Test func aComparisonIsMadeOfExpressions() {
        let predicate = _NSComparisonPredicate(
            leftExpression: _NSExpression(forKeyPath: "tags"),
            rightExpression: _NSExpression(forConstantValue: "B"),
            modifier: .any,
            type: .beginsWith,
            options: .caseInsensitive
        )
        #expect(predicate.evaluate(with: ["tags": ["a", "bc"]]) && !predicate.evaluate(with: ["tags": ["a"]]))
        #expect(_NSExpression(forVariable: "x").expressionValue(with: nil, context: ["x": 5]) as? Int == 5)
    }
}
