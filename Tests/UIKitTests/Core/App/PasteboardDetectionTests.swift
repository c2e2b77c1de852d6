import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct PasteboardDetectionTests {
        private typealias Values = UIPasteboard.DetectedValues
        private let screen = TestScreen(size: CGSize(width: 100, height: 100))
        private let pasteboard = UIPasteboard.withUniqueName()
        private var all: Set<PartialKeyPath<Values>> {
            [\Values.number, \Values.probableWebURL, \Values.probableWebSearch]
        }

        @Test func aTextHasOnePattern() async throws {
            let texts: [(String, PartialKeyPath<Values>)] = [
                (" -12.5\n", \Values.number), ("https://example.com/a?b=c", \Values.probableWebURL),
                ("example.com", \Values.probableWebURL), ("what is a menu", \Values.probableWebSearch),
                ("someone@example.com", \Values.probableWebSearch),
            ]
            for (text, pattern) in texts {
                pasteboard.string = text
                #expect(try await pasteboard.detectedPatterns(for: all) == [pattern], "\(text)")
            }
            pasteboard.string = "two\nlines"
            #expect(try await pasteboard.detectedPatterns(for: all).isEmpty)
            pasteboard.items = []
            #expect(try await pasteboard.detectedPatterns(for: all).isEmpty)
        }

        @Test func onlyPatternsThatAreLookedForAreFound() async throws {
            pasteboard.string = "42"
            let values = try await pasteboard.detectedValues(for: all)
            #expect(values.number == 42 && values.probableWebSearch.isEmpty && values.patterns == [\Values.number])
            let others = try await pasteboard.detectedValues(for: [\Values.probableWebURL])
            #expect(others.number == nil && others.patterns.isEmpty)
        }

        @Test func eachItemHasItsOwnPatterns() async throws {
            pasteboard.strings = ["1", "unfold", "example.org/x"]
            let values = try await pasteboard.detectedValues(for: all, inItemSet: nil)
            #expect(values.map(\.number) == [1, nil, nil])
            #expect(values.map(\.probableWebSearch) == ["", "unfold", ""])
            #expect(values.map(\.probableWebURL) == ["", "", "example.org/x"])
            let patterns = try await pasteboard.detectedPatterns(for: all, inItemSet: IndexSet([0, 2]))
            #expect(patterns == [[\Values.number], [\Values.probableWebURL]])
        }

        @Test func handlersAreCalledInTheNextFrame() throws {
            pasteboard.strings = ["7", "menu"]
            var calls: [String] = []
            pasteboard.detectPatterns(for: all) { calls.append("\((try? $0.get())?.count ?? -1)") }
            pasteboard.detectPatterns(for: all, inItemSet: nil) { calls.append("\((try? $0.get())?.count ?? -1)") }
            pasteboard.detectValues(for: all) { calls.append("\((try? $0.get())?.number ?? -1)") }
            pasteboard.detectValues(for: all, inItemSet: [1]) {
                calls.append((try? $0.get())?.first?.probableWebSearch ?? "")
            }
            #expect(calls.isEmpty)
            screen.settle()
            #expect(calls == ["1", "2", "7.0", "menu"])
        }

        @Test func patternsThatAreNoKeyPathsAreFoundAlike() throws {
            pasteboard.strings = ["7", "menu", "example.com"]
            let patterns: Set<UIPasteboard.DetectionPattern> = [
                .number, .probableWebURL, .probableWebSearch, UIPasteboard.DetectionPattern(rawValue: "other"),
            ]
            var calls: [String] = []
            pasteboard.detectPatterns(for: patterns) { calls.append("\((try? $0.get()) == [.number])") }
            pasteboard.detectPatterns(for: patterns, inItemSet: nil) {
                calls.append("\((try? $0.get()) == [[.number], [.probableWebSearch], [.probableWebURL]])")
            }
            pasteboard.detectValues(for: patterns) { calls.append("\((try? $0.get())?[.number] ?? "")") }
            pasteboard.detectValues(for: [.probableWebSearch], inItemSet: [0, 1]) {
                calls.append("\((try? $0.get())?.map { $0[.probableWebSearch] as? String } ?? [])")
            }
            #expect(calls.isEmpty)
            screen.settle()
            #expect(calls == ["true", "true", "7.0", "[nil, Optional(\"menu\")]"])
        }

        @Test(arguments: ["1e5", "0x1F", "nan", "1,5", "12 3", "", ".", "1.2.3", "example", "a..b", "192.168.0.1"])
        func otherTextsAreNeitherNumbersNorAddresses(_ text: String) {
            #expect(TextPattern(text).number == nil && !TextPattern(text).isAddress)
        }
    }
}
