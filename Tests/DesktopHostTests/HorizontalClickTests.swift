import Testing

@testable import DesktopHost

struct HorizontalClickTests {
    @Test(arguments: [-1.0, 1]) func theDistanceOfTheDisplayDecides(right: Double) {
        for version: UInt32 in [8, 18] {
            #expect(HorizontalClick(controller: -right, event: 0.5 * right).movement(minorVersion: version) == right)
        }
    }

    @Test func aDistanceMadeFromTheDirectionIsOppositeInEarlyVersions() {
        let click = HorizontalClick(controller: -1, event: -1)
        #expect(click.movement(minorVersion: 8) == 1)
        #expect(click.movement(minorVersion: 18) == -1)
    }
}
