import Foundation
import Testing

@_spi(ObjectiveCSources) @testable import ObjectRuntime

protocol Beginning {}
protocol Pausing: Beginning {}
protocol Unlisted {}

struct ProtocolsTests {
    private func has(_ type: Protocol, _ name: String, isRequired: Bool, isInstance: Bool = true) -> Bool {
        protocol_getMethodDescription(type, Selector(name), isRequired, isInstance).name != nil
    }

    @Test func methodsAreRequiredOrOptional() {
        #expect(has(Beginning.self, "begin", isRequired: true) && !has(Beginning.self, "begin", isRequired: false))
        #expect(has(Beginning.self, "end:", isRequired: false) && !has(Beginning.self, "end:", isRequired: true))
        #expect(
            !has(Beginning.self, "pause", isRequired: false)
                && !has(Beginning.self, "begin", isRequired: true, isInstance: false)
        )
    }

    @Test func thoseOfRefinedProtocolsAreFound() {
        #expect(has(Pausing.self, "begin", isRequired: true) && has(Pausing.self, "pause", isRequired: false))
        #expect(!has(Unlisted.self, "begin", isRequired: true))
    }
}
