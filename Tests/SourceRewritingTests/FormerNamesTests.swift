import Testing

@testable import SourceRewriting

@Suite("Names before Swift 4.2")
struct FormerNamesTests {
    private func names(_ text: String, addsImpliedImports: Bool = true) -> String {
        Sample(text, addsImpliedImports: addsImpliedImports).rewriting.moduleText
    }

    @Test func areDeclaredWhereSourcesHaveThem() {
        let text =
            "func f(_ k: UIApplicationLaunchOptionsKey) { view.bringSubview(toFront: v); g(UIViewNoIntrinsicMetric) }\n"
        let declared = names(text)
        #expect(declared.contains("public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey\n"))
        #expect(declared.contains("public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }\n"))
        #expect(declared.contains("extension UIView { public func bringSubview(toFront view: UIView) {"))
        #expect(declared.contains("\nimport UIKit\n") && !declared.contains("UITableView"))
        #expect(!names(text, addsImpliedImports: false).contains("typealias"))
    }

    /// Foundation's classes on Linux lack the members.
    @Test func standForClassesOfFoundation() {
        let declared = names("let f = DateComponentsFormatter(), e = p as? NSComparisonPredicate\n")
        #expect(declared.contains("public typealias DateComponentsFormatter = _DateComponentsFormatter\n"))
        #expect(declared.contains("public typealias NSComparisonPredicate = _NSComparisonPredicate\n"))
        #expect(!names("class NSExpression {}\n").contains("_NSExpression"))
    }

    @Test func areNotDeclaredTwice() {
        #expect(
            !names("typealias UITouchPhase = UITouch.Phase\nlet a: UITouchPhase = .began\n").contains("UITouchPhase")
        )
        #expect(!names("let a: UITouch.Phase = .began, view.bringSubviewToFront(v)\n").contains("import UIKit"))
    }
}
