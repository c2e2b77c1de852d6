import Foundation
import Testing

@testable import DesktopHost

@Suite @MainActor struct MemoryPressureTests {
    @Test func theEnvironmentNamesTheFile() {
        #expect(MemoryPressureTrigger(environment: [:]) == .system)
        #expect(MemoryPressureTrigger(environment: ["MEMORY_PRESSURE_WATCH": ""]) == .system)
        let named = MemoryPressureTrigger(
            environment: ["MEMORY_PRESSURE_WATCH": "/sys/fs/cgroup/a", "MEMORY_PRESSURE_WRITE": "c29tZSAx"]
        )
        #expect(named == MemoryPressureTrigger(path: "/sys/fs/cgroup/a", condition: Data("some 1".utf8)))
        let bare = MemoryPressureTrigger(environment: ["MEMORY_PRESSURE_WATCH": "/a"])
        #expect(bare == MemoryPressureTrigger(path: "/a", condition: Data()))
    }

    @Test func nothingIsObservedWhereTheKernelOffersNothing() {
        let off = MemoryPressureTrigger(environment: ["MEMORY_PRESSURE_WATCH": "/dev/null"])
        #expect(off.path == nil)
        let missing = MemoryPressureTrigger(path: "/no/such/file", condition: Data())
        for trigger in [off, missing] {
            #expect(!MemoryPressure.observe(trigger) { Issue.record("There is no notice") })
        }
    }
}
