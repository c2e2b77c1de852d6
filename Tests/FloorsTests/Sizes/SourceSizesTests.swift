import Testing
import Toolchain

@Suite struct SourceSizesTests {
    private static let sizes = Result { try SourceSizes(of: Command.repository.appending(path: "Sources")) }

    @Test func filesAreShort() throws {
        for excess in SourceSizes.excesses(of: try Self.sizes.get().files, over: 400, except: Floors.longFiles) {
            Issue.record("Sources/\(excess)")
        }
    }

    @Test func typesAreSmall() throws {
        for excess in SourceSizes.excesses(of: try Self.sizes.get().types, over: 1_000, except: Floors.largeTypes) {
            Issue.record("\(excess)")
        }
    }

    @Test func aTypeIsCountedWithItsExtensions() {
        var sizes = SourceSizes()
        sizes.add(
            """
            import Foundation

            /// A door.
            @MainActor open class Door: Part {
                struct Key {
                }

                private final class Lock {}
            }

            extension Door {
            }
            enum Side { case left, right }

            """,
            "House/Door.swift"
        )
        sizes.add("extension Door: Openable {}\nextension Door.Key {\n\n}", "House/Key.swift")
        #expect(sizes.types == ["House.Door": 6 + 2 + 1 + 3, "House.Side": 1])
        #expect(sizes.files == ["House/Door.swift": 13, "House/Key.swift": 4])
    }

    @Test func filesThatAreTooLargeAreReported() {
        let sizes = ["a": 10, "b": 11, "c": 20, "d": 30, "e": 9]
        let excesses = SourceSizes.excesses(of: sizes, over: 10, except: ["c": 20, "d": 29, "e": 12])
        #expect(
            excesses == [
                "b has 11 lines; it may have 10", "d has 30 lines; it may have 29",
                "e has at most 10 lines and needs no exception",
            ]
        )
    }
}
