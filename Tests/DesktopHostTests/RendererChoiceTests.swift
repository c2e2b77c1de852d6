import Foundation
import Testing

@testable import DesktopHost

struct RendererChoiceTests {
    @Test func theCPURendersWithoutAGPUUnlessTheEnvironmentDecides() {
        #expect(RendererChoice(environment: [:], hasGPU: false).usesCPU)
        #expect(!RendererChoice(environment: [:], hasGPU: true).usesCPU)
        #expect(RendererChoice(environment: ["GSK_RENDERER": "cairo"], hasGPU: true).usesCPU)
        #expect(!RendererChoice(environment: ["GSK_RENDERER": "gl"], hasGPU: false).usesCPU)
    }

    @Test func openGLIsLeftOutByTheVariableOfTheVersionAndOtherOptionsStay() throws {
        let choice = RendererChoice(environment: ["GDK_DEBUG": "events"], hasGPU: false)
        let old = try #require(choice.variable(minorVersion: 8))
        #expect(old == ("GDK_DEBUG", "events,gl-disable"))
        let new = try #require(choice.variable(minorVersion: 18))
        #expect(new == ("GDK_DISABLE", "gl"))
        #expect(RendererChoice(environment: [:], hasGPU: true).variable(minorVersion: 8) == nil)
    }

    /// Programs that this one starts choose their renderer themselves.
    @Test func theVariableIsSetWhileTheDisplayConnectsOnly() {
        func value() -> String? {
            for name in ["GDK_DEBUG", "GDK_DISABLE"] { if let value = getenv(name) { return String(cString: value) } }
            return nil
        }
        let before = value()
        let choice = RendererChoice(environment: ProcessInfo.processInfo.environment, hasGPU: false)
        let during = choice.connect { value() }
        #expect(value() == before)
        #expect(choice.usesCPU ? during?.contains("gl") == true : during == before)
    }
}
