import Foundation
import Testing

@testable import Fuzzing

/// Tests values of programs as Swift source code.
@Suite struct SwiftLiteralTests {
    private enum Step: Codable {
        case plain
        case one(Int)
        case labelled(at: Int)
        case several([Int], to: Double, isFast: Bool)
        indirect case nested(String, Step)
    }

    private struct Setup {
        var heights: [[Int]]
        var title: String?
        var scale: CGFloat
    }

    @Test func casesHaveTheirLabels() {
        #expect("\(SwiftLiteral(Step.plain))" == ".plain")
        #expect("\(SwiftLiteral(Step.one(-3)))" == ".one(-3)")
        #expect("\(SwiftLiteral(Step.labelled(at: 3)))" == ".labelled(at: 3)")
        #expect(
            "\(SwiftLiteral(Step.several([1, 2], to: 0.5, isFast: true)))" == ".several([1, 2], to: 0.5, isFast: true)"
        )
        #expect("\(SwiftLiteral(Step.nested("a\"b", .one(1))))" == #".nested("a\"b", .one(1))"#)
    }

    @Test func structuresAreMadeByTheirMemberwiseInitializers() {
        let setup = Setup(heights: [[1], []], title: nil, scale: 2)
        #expect("\(SwiftLiteral(setup))" == ".init(heights: [[1], []], title: nil, scale: 2.0)")
    }
}
