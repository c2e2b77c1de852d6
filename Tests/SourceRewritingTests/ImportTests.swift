import Testing

@testable import SourceRewriting

@Suite("Imports")
struct ImportTests {
    @Test(
        arguments: [
            ("import UIKit.UIColor\n", "import UIKit        \n"),
            ("import Foundation.NSDate", "import Foundation       "),
            ("import class UIKit.UIView\n", "import class UIKit.UIView\n"), ("import Darwin\n", "import Glibc \n"),
            ("import func Darwin.sin\n", "import func Glibc .sin\n"),
            ("@testable import App\n", "@testable import App\n"), ("import Darwin.C.math\n", "import Glibc        \n"),
        ]
    )
    func nameModules(text: String, rewritten: String) {
        #expect(Sample(text).head() == rewritten)
    }

    /// XCTest and the header of a framework bring UIKit to files that don't import it.
    @Test func areImplied() {
        func modules(_ texts: String...) -> [[String]] {
            let sample = Sample(texts, addsImpliedImports: true)
            return texts.indices.map { number in
                sample.tail(number).split(separator: "\n").filter { $0.hasPrefix("import ") }.map {
                    String($0.dropFirst(7))
                }
            }
        }
        #expect(modules("import XCTest\nlet v = UIView()\n") == [["UIKit"]])
        #expect(modules("import UIKit\n", "let v = UIView()\n") == [[], ["UIKit"]])
        #expect(modules("import Foundation\n", "let v = 1\n") == [["UIKit"], ["UIKit"]])
        #expect(modules("import Foundation\nimport Vapor\n", "let v = 1\n") == [[], []])
        #expect(modules("import class UIKit.UIView\n") == [["UIKit"]])
        #expect(modules("import UIKit\nlet s = URLSession.shared\n") == [["FoundationNetworking"]])
        #expect(modules("import Foundation\nlet s = XMLParser(), myURLSession = 1\n") == [["UIKit", "FoundationXML"]])
        #expect(modules("import Foundation\nimport FoundationXML\nlet s = XMLParser()\n") == [[]])
    }

    /// The log of the system is a module of another name, so that `canImport(os)` is false elsewhere.
    @Test(arguments: [
        ("import os\n", "import SystemLog\n"), ("import os.log\n", "import SystemLog\n"),
        ("@_exported import OSLog // x\n", "@_exported import SystemLog // x\n"),
        ("import func os.os_log\n", "import func SystemLog.os_log\n"), ("import osx\n", "import osx\n"),
    ])
    func nameTheLog(text: String, rewritten: String) {
        #expect(Sample("import UIKit\n" + text, addsImpliedImports: true).head() == "import UIKit\n" + rewritten)
        #expect(Sample(text).head() == text.replacing(".log\n", with: "    \n"))
    }

    @Test func areNotImpliedWithoutADependency() {
        #expect(Sample("import XCTest\nlet s = URLSession.shared\n").rewriting.texts == [nil])
    }

    /// Classes are objects of Objective-C, which `===` compares.
    @Test func comeWithTheComparisonOfClasses() {
        #expect(
            Sample("let a = b === c\n", addsImpliedImports: true).rewriting.moduleText.contains(
                "func === (one: AnyClass?"
            )
        )
        #expect(!Sample("let a = b == c\n", addsImpliedImports: true).rewriting.moduleText.contains("==="))
    }

    /// One source of a bundle of tests imports what all of them use.
    @Test func allSourcesOfTestsImportWhatIsTested() {
        let sample = Sample(
            "import XCTest\n@testable import Kit\n",
            "import Other\nlet view = UIView()\n",
            addsImpliedImports: true
        )
        #expect(!sample.tail().contains("import Kit"))
        #expect(sample.tail(1).contains("@testable import Kit\n") && sample.tail(1).contains("import UIKit\n"))
        let library = Sample("@testable import Kit\nimport UIKit\n", "import Other\n", addsImpliedImports: true)
        #expect(!library.tail(1).contains("Kit\n@") && !library.tail(1).contains("testable"))
    }

    /// On Apple's systems rectangles that only touch don't intersect.
    @Test func rectanglesIntersectAsOnApplesSystems() {
        let text = "import UIKit\nlet a = b.intersects(c)\n"
        let module = "func intersects(_ rect2: CGRect) -> Bool"
        #expect(Sample(text, addsImpliedImports: true).rewriting.moduleText.contains(module))
        #expect(Sample(text, addsImpliedImports: true).isWellFormed)
        #expect(!Sample(text).rewriting.moduleText.contains(module))
        #expect(!Sample("import UIKit\n", addsImpliedImports: true).rewriting.moduleText.contains(module))
        let own = text + "extension CGRect { func intersects(_ r: CGRect) -> Bool { true } }\n"
        #expect(!Sample(own, addsImpliedImports: true).rewriting.moduleText.contains(module))
    }
}
