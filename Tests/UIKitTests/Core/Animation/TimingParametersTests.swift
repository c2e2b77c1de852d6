import Foundation
import Testing
import UIKit

@Suite struct TimingParametersTests {
    private func archived<Parameters: NSObject & NSCoding>(_ parameters: Parameters) throws -> Parameters {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        parameters.encode(with: archiver)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        reader.requiresSecureCoding = false
        return try #require(Parameters(coder: reader))
    }

    @Test func cubicParametersSayWhatTheyAre() throws {
        let system = UICubicTimingParameters(animationCurve: .easeIn)
        #expect(system.timingCurveType == .builtin && system.animationCurve == .easeIn)
        #expect(system.controlPoint1 == CGPoint(x: 0.42, y: 0))
        #expect(system.springTimingParameters == nil && system.cubicTimingParameters === system)
        let own = UICubicTimingParameters(controlPoint1: CGPoint(x: 2, y: 3), controlPoint2: CGPoint(x: 0.5, y: -1))
        #expect(own.timingCurveType == .cubic)
        #expect(own.controlPoint1 == CGPoint(x: 1, y: 3))
        let read = try archived(own)
        #expect(read.controlPoint1 == own.controlPoint1 && read.controlPoint2 == own.controlPoint2)
        #expect(read.timingCurveType == .cubic)
        #expect(UICubicTimingParameters().controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    }

    @Test func springsSayWhatTheyAre() throws {
        let spring = UISpringTimingParameters(
            mass: 2,
            stiffness: 50,
            damping: 8,
            initialVelocity: CGVector(dx: 1, dy: 2)
        )
        #expect(spring.timingCurveType == .spring)
        #expect(spring.cubicTimingParameters == nil && spring.springTimingParameters === spring)
        #expect(try archived(spring).initialVelocity == CGVector(dx: 1, dy: 2))
        #expect(try archived(UISpringTimingParameters(dampingRatio: 0.5)).initialVelocity == .zero)
    }
}
