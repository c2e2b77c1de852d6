import Foundation
import Testing
import Toolchain

/// Tests the output of script/declarations.
struct DeclarationsScriptTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "unfold-facts-\(UUID().uuidString)")

    /// Makes modules from facts about UIKit, and returns one as Swift source code.
    private func declarations(_ facts: String, byHand: String = "") throws -> String {
        defer { try? FileManager.default.removeItem(at: folder) }
        let hand = folder.appending(path: "Declarations")
        try FileManager.default.createDirectory(at: hand, withIntermediateDirectories: true)
        let texts = [
            "CoreGraphics.txt": "", "UIKit.txt": facts, "Supplement.txt": "class NSObject\n    init()\n",
            "Declarations/CoreGraphics.swift": "@_exported import Foundation\n",
            "Declarations/QuartzCore.swift": "@_exported import CoreGraphics\n",
            "Declarations/UIKit.swift": "@_exported import QuartzCore\n" + byHand,
        ]
        for (file, text) in texts {
            try text.write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
        }
        let modules = try AppleDeclarations(facts: folder, in: folder.appending(path: "Modules"))
        return try String(contentsOf: modules.folder.appending(path: "UIKit.swift"), encoding: .utf8)
    }

    @Test func writesClasses() throws {
        let text = try declarations(
            """
            core class UIBird: NSObject, Sendable, UISinging
                class func count(in: Int, _: [Int: Int] = [:]) -> Int since 16.0
                convenience init?(name: String?)
                init(wings: Int)
                nonisolated var song: String { get }
                var name: String? deprecated
            core class UISwan: UIBird
                init(neck: Double)
                var name: String?
            core protocol UISinging: NSObjectProtocol
                func sing()
                optional func sing(for: UIBird)
            """
        )
        let lines = [
            "@preconcurrency @MainActor open class UIBird: NSObject, UISinging {",
            "    @available(*, deprecated, message: \"since iOS 16.0\") "
                + "@discardableResult open class func count(in p0: Int, _ p1: [Int: Int] = [:]) -> Int { fatalError() }",
            "    convenience public init?(name p0: String?) { fatalError() }",
            "    public init(wings p0: Int) { fatalError() }",
            // The initializers of the superclass are still inherited, as in Objective-C.
            "    override convenience public init() { fatalError() }",
            "    nonisolated open var song: String { get { fatalError() } }",
            "    open var name: String? { get { fatalError() } set {} }",
            "    @discardableResult open func sing() { fatalError() }",
            "@preconcurrency @MainActor open class UISwan: UIBird {",
            "    override convenience public init(wings p0: Int) { fatalError() }",
            "@preconcurrency @MainActor public protocol UISinging: NSObjectProtocol {",
            "    func sing(for p0: UIBird)",
            "extension UISinging {",
        ]
        for line in lines { #expect(text.contains("\n\(line)\n"), "\(line)\nin\n\(text)") }
        #expect(text.matches(of: /var name/).count == 1)
    }

    @Test func writesValues() throws {
        let text = try declarations(
            """
            core enum UIBird.Size: Int
                case `default` = 0
                case large = 2
                case huge = 2
            core class UIBird: NSObject
            struct UIBird.Colors: OptionSet, Sendable
                init(rawValue: UInt)
                static var red: UIBird.Colors { get } = 1
            struct UIBird.Song: Equatable
                func played(at: Double) -> UIBird.Song
                mutating func stop()
            """
        )
        let lines = [
            "extension UIBird {", "    public enum Size: Int, Hashable, Sendable {", "        case `default` = 0",
            "        case large = 2", "        public static var huge: Self { fatalError() }",
            "    public struct Colors: OptionSet, Sendable, RawRepresentable, Hashable {",
            "        public static var red: UIBird.Colors { get { fatalError() } }",
            "        @discardableResult mutating public func stop() { fatalError() }",
        ]
        for line in lines { #expect(text.contains("\n\(line)\n"), "\(line)\nin\n\(text)") }
    }

    @Test func takesWhatIsWrittenByHand() throws {
        let text = try declarations("core class UIBird: NSObject\n", byHand: "public struct UIBird {}\n")
        #expect(!text.contains("class UIBird"))
    }

    /// The script rejects a fact that it can't declare, instead of skipping it.
    @Test(arguments: ["func sing(in: Nest)", "var nest: [Nest]?"])
    func refusesFactsWithUnknownTypes(fact: String) throws {
        let failure = #expect(throws: Command.Failure.self) {
            try declarations("core class UIBird: NSObject\n    \(fact)\n")
        }
        #expect(failure?.description.contains("cannot find type 'Nest' in scope") == true, "\(failure as Any)")
    }
}
