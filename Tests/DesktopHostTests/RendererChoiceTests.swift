import Testing

@testable import DesktopHost

struct RendererChoiceTests {
    @Test func theCPURendersWithoutAGPUUnlessTheEnvironmentDecides() {
        #expect(RendererChoice(environment: [:], hasGPU: false).usesCPU)
        #expect(!RendererChoice(environment: [:], hasGPU: true).usesCPU)
        #expect(RendererChoice(environment: ["GSK_RENDERER": "cairo"], hasGPU: true).usesCPU)
        #expect(!RendererChoice(environment: ["GSK_RENDERER": "gl"], hasGPU: false).usesCPU)
    }

    @Test func openGLIsLeftOutByTheVariableOfTheVersionAndOtherOptionsStay() {
        let choice = RendererChoice(environment: ["GDK_DEBUG": "events"], hasGPU: false)
        #expect(choice.variables(minorVersion: 8) == ["GDK_DEBUG": "events,gl-disable"])
        #expect(choice.variables(minorVersion: 18) == ["GDK_DISABLE": "gl"])
        #expect(RendererChoice(environment: [:], hasGPU: true).variables(minorVersion: 8) == [:])
    }
}
