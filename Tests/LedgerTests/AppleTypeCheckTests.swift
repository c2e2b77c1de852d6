import Foundation
import Testing
import Toolchain

/// Tests the project's sources against Apple's declarations: code above UIKit uses only its public API.
@Suite(.serialized) struct AppleTypeCheckTests {
    @Test func unfoldUsesApplesAPIOnly() throws {
        _ = try AppleDeclarations.withUnfold.get()
    }

    /// API that is newer than iOS 15 is used only after an availability check.
    @Test func unfoldAsksForWhatOlderSystemsLack() throws {
        let sources = try AppleDeclarations.sources(in: "Sources/Unfold")
        let said = try AppleDeclarations.withUnfold.get().check(sources, module: "UnfoldAnew")
        let uses = said.matches(of: /(?m)^(\/[^:\n]+):(\d+):\d+: warning: (.*) is deprecated: since iOS (\d+)/)
        #expect(!uses.isEmpty)
        for use in uses {
            let lines = try String(contentsOfFile: String(use.1), encoding: .utf8).split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
            let asked = Self.systemsAsked(around: Int(use.2)! - 1, in: lines)
            #expect(asked.contains { $0 >= Int(use.4)! }, "\(use.1):\(use.2): \(use.3) is there since iOS \(use.4)")
        }
    }

    @Test func findsWhatIsAskedFor() {
        let lines: [Substring] = [
            "if #available(iOS 17, *) {", "    if a {", "        b()", "    }", "} else {", "    c()", "}",
        ]
        #expect(Self.systemsAsked(around: 2, in: lines) == [17])
        #expect(Self.systemsAsked(around: 5, in: lines) == [])
        let marked: [Substring] = [
            "@available(iOS 18, *)", "@MainActor", "func a() {", "    b()", "}", "func c() {", "    d()",
        ]
        #expect(Self.systemsAsked(around: 3, in: marked) == [18])
        #expect(Self.systemsAsked(around: 6, in: marked) == [])
    }

    /// Returns the systems in the conditions around a line: the earlier lines with less and less indentation, and the
    /// attributes in front of these.
    private static func systemsAsked(around index: Int, in lines: [Substring]) -> [Int] {
        var systems: [Int] = []
        var indent = lines[index].prefix { $0 == " " }.count
        var mayHaveAttributes = false
        for line in lines[..<index].reversed() where !line.isEmpty {
            let own = line.prefix { $0 == " " }.count
            mayHaveAttributes = mayHaveAttributes && own == indent && line.dropFirst(own).hasPrefix("@")
            if mayHaveAttributes, let match = line.firstMatch(of: /@available\(iOS (\d+)/) {
                systems.append(Int(match.1)!)
            }
            guard own < indent else { continue }
            (indent, mayHaveAttributes) = (own, true)
            if let match = line.firstMatch(of: /if #available\(iOS (\d+)/) { systems.append(Int(match.1)!) }
        }
        return systems
    }

    @Test(arguments: ["Sources/Gallery", "Tests/UnfoldTests/Documentation"])
    func codeOnUnfoldUsesApplesAPIOnly(folder: String) throws {
        // Tests, and the code that shows how to test, have further dependencies.
        var sources = try AppleDeclarations.sources(in: folder)
            .filter { try !String(contentsOf: $0, encoding: .utf8).contains("import Testing\n") }
        #expect(sources.count > 10)
        // The code for the pages has cells of the tests.
        if folder.hasPrefix("Tests/") {
            let support = Command.repository.appending(path: "Tests/UnfoldTests/Support")
            sources += ["Note", "NoteCell", "DetailController"].map { support.appending(path: "\($0).swift") }
        }
        try AppleDeclarations.withUnfold.get().check(sources, module: URL(filePath: folder).lastPathComponent)
    }

    /// The code of the article about SwiftUI compiles against the declarations that its documentation has.
    @Test func theCodeForSwiftUICompiles() throws {
        let declarations = try AppleDeclarations.withUnfold.get()
        let facts = Command.repository.appending(path: "Tests/LedgerTests/Facts/SwiftUI.swift")
        try declarations.add([facts], as: "SwiftUI")
        let code = Command.repository.appending(path: "Tests/UnfoldTests/Documentation/SwiftUICode.swift")
        try declarations.check([code], module: "SwiftUICode")
    }

    /// The app for iOS and its tests compile with the gallery and without the test screen.
    @Test func theExampleAppUsesApplesAPIOnly() throws {
        let declarations = try AppleDeclarations.withUnfold.get()
        try declarations.add(AppleDeclarations.sources(in: "Sources/Gallery"), as: "Gallery")
        for (folder, module) in [("Examples/GalleryApp", "GalleryApp"), ("Tests/DeviceTests", "GalleryAppTests")] {
            let sources = try AppleDeclarations.sources(in: folder)
            #expect(sources.count > 1)
            try declarations.check(sources, module: module)
        }
    }

    @Test(arguments: ["Todo", "Mail", "Settings", "Contacts", "Chat", "Records"])
    func theExamplesUseApplesAPIOnly(example: String) throws {
        let sources = try AppleDeclarations.sources(in: "Examples/\(example)/Sources/\(example)")
        #expect(sources.count > 5)
        try AppleDeclarations.withUnfold.get().check(sources, module: example)
    }

    /// The viewer shows documents of any length, which UIKit isn't made for. The API that it needs
    /// beyond UIKit is declared here.
    @Test func theViewerUsesApplesAPIButForWhatIsDeclaredHere() throws {
        let declarations = try AppleDeclarations.withUnfold.get()
        let beyond = declarations.folder.appending(path: "Beyond.swift")
        try """
        import UIKit

        extension UITableView {
            func appendRows(_ count: Int, inSection section: Int) {}
            func insertUnseenRows(_ rows: Range<Int>, inSection section: Int) -> Bool { fatalError() }
            func keepingInPlace(_ path: IndexPath, _ body: () -> Void) {}
        }

        // Insets may be larger than what they are in.
        extension CGRect { func room(inside insets: UIEdgeInsets) -> CGRect { fatalError() } }

        final class Device {
            nonisolated(unsafe) static let current = Device()
            let clock = FrameClock()
        }
        extension CALayer { var device: Device { fatalError() } }

        final class FrameClock {
            @discardableResult
            func schedule(after delay: TimeInterval, isPassive: Bool = false, _ block: @escaping () -> Void) -> FrameTimer {
                fatalError()
            }
        }
        final class FrameTimer { func cancel() {}; func invalidate() {} }

        extension CADisplayLink {
            convenience init(_ block: @escaping (CADisplayLink) -> Void) { fatalError() }
        }

        // Menus show the keys of commands.
        extension UIAction { var keys: String? { get { fatalError() } set {} } }

        // Text is selected with the mouse across rows.
        @MainActor protocol SelectableText: UIView {}
        extension UILabel: SelectableText {
            var selectedTextOffsets: Range<Int>? { get { fatalError() } set {} }
            func textOffset(at point: CGPoint) -> Int { fatalError() }
        }
        @MainActor protocol TableTextSource: AnyObject {}
        @MainActor final class TableTextSelection: NSObject, UIInteraction {
            init(_ source: any TableTextSource) {}
            weak var view: UIView?
            func willMove(to view: UIView?) {}
            func didMove(to view: UIView?) {}
            var hasSelection: Bool { fatalError() }
            @discardableResult func copy(orRow indexPath: IndexPath?) -> Bool { fatalError() }
            func selectAll() {}
        }

        // Long texts are set by the layout that labels have.
        struct FontDescription { let isMonospaced: Bool }
        extension UIFont { var fontDescription: FontDescription { fatalError() } }
        struct TextRun { init(_ text: String, font: FontDescription) {} }
        struct BreakRules: OptionSet {
            let rawValue: Int
            static let noOrphans = BreakRules(rawValue: 1)
            static let wholeHangulWords = BreakRules(rawValue: 2)
        }
        struct ParagraphStyle {
            enum Direction { case natural, leftToRight, rightToLeft }
            var ownIndents: [ParagraphIndents] = []
            init(
                direction: Direction = .natural,
                headIndent: Double = 0,
                firstLineHeadIndent: Double = 0,
                breakRules: BreakRules = [],
                tabs: TabStops = TabStops()
            ) {}
        }
        struct TabStops { init(interval: Double = 0, leastWidth: Double = 0) {} }
        extension NSMutableParagraphStyle { func setTabStops(interval: CGFloat, leastWidth: CGFloat) {} }
        struct ParagraphIndents { var start: Int, firstLine: Double, otherLines: Double }
        struct Line { let source: Range<Int>, isRightToLeft: Bool }
        struct TextFrame { let lines: [Line], size: CGSize }
        struct Paragraph {
            init(_ runs: [TextRun], style: ParagraphStyle = ParagraphStyle()) {}
            init(_ text: String, font: FontDescription, style: ParagraphStyle = ParagraphStyle()) {}
            func layout(width: CGFloat = .infinity, maximumLines: Int = 0) -> TextFrame { fatalError() }
        }
        """.write(to: beyond, atomically: true, encoding: .utf8)
        let gtk = try Command("pkg-config", "--cflags-only-I", "gtk4").run().split(whereSeparator: \.isWhitespace)
        let flags =
            try ["-I", Command.build.appending(path: "Modules").path]
            + SystemModules.folders().flatMap { ["-I", $0.path] } + gtk.map(String.init)
        // These don't import UIKit.
        for module in ["ConfinedFiles", "Documents", "Reader"] {
            try declarations.add(AppleDeclarations.sources(in: "Sources/\(module)"), as: module, flags: flags)
        }
        try declarations.check(
            AppleDeclarations.sources(in: "Sources/Viewer") + [beyond],
            module: "Viewer",
            flags: flags
        )
    }

    @Test func declarationsOfAppleAreAccepted() throws {
        let source = """
            import UIKit

            final class Cell: UITableViewCell {
                override func prepareForReuse() {
                    super.prepareForReuse()
                    textLabel?.text = nil
                    backgroundColor = UIColor.systemBackground.withAlphaComponent(0.5)
                }
            }

            final class Rows: UITableViewController {
                init() {
                    super.init(style: .insetGrouped)
                    tableView.register(Cell.self, forCellReuseIdentifier: "cell")
                }

                required init?(coder: NSCoder) { nil }

                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    tableView.scrollToRow(at: IndexPath(row: 0, section: indexPath.section), at: .top, animated: true)
                }
            }
            """
        #expect(try AppleDeclarations.ofRepository.get().complaint(about: source) == nil)
    }

    @Test(arguments: [
        // A name, a label, a type and an override that Apple doesn't have, missing arguments, and main
        // actor isolation.
        ("view.cornerRadius = 3", "has no member 'cornerRadius'"),
        ("table.selectRow(at: nil, animate: true, scrollPosition: .none)", "incorrect argument label"),
        ("view.frame = 3", "cannot assign value of type 'Int'"),
        ("class View: UIView { override func layoutViews() {} }", "does not override"),
        (
            "class View: UIView { init(_ name: String) { super.init(frame: .zero) } }",
            "'required' initializer 'init(coder:)'"
        ),
        ("Task.detached { await Task.yield(); view.isHidden = true }", "main actor-isolated"),
    ])
    func otherDeclarationsAreRefused(line: String, complaint: String) throws {
        let source = "import UIKit\n@MainActor func check(_ view: UIView, _ table: UITableView) {\n\(line)\n}\n"
        let said = try AppleDeclarations.ofRepository.get().complaint(about: source)
        #expect(said?.contains(complaint) == true, "\(said ?? "accepted")")
    }
}
