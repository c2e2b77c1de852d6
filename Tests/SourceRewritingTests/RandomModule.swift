import SeededRandom

/// Sources of three files with random classes, extensions and protocols that Objective-C sees.
struct RandomModule {
    let texts: [String]

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let classes = (0..<Int.random(in: 1...5, using: &random)).map { "C\($0)" }
        var files = ["import UIKit\n", "import Foundation.NSDate\nimport Below\n\n", "import XCTest\n"]
        for (number, name) in classes.enumerated() {
            let superclass = number > 0 && Bool.random(using: &random) ? classes[number - 1] : "UIViewController"
            let attributes = ["", "@objc ", "@objc(N\(number)) ", "@objcMembers ", "@IBDesignable\n"]
            let attribute = attributes[random.below(attributes.count)]
            let conformance = ["", "", ", P0", ", P1", ", Below.PB"][random.below(5)]
            let members = Self.members(of: name, using: &random)
            let file = Int.random(in: 0..<3, using: &random)
            files[file] += "\(attribute)class \(name): \(superclass)\(conformance) {\n\(members)}\n"
            guard Bool.random(using: &random) else { continue }
            let overrides = [
                "  override var isEditing: Bool {\n    willSet(next) { print(next) }\n  didSet { print(oldValue) } }\n",
                "    override func viewDidLoad() { super.viewDidLoad() }\n",
                "  override var title: String? { get { nil } set { } } // title\n",
                "    @objc func extra\(number)(_ x: Int) { _ = #selector(extra\(number)) }\n",
            ].shuffled(using: &random).prefix(2).joined()
            files[Int.random(in: 0..<3, using: &random)] += "extension \(name) {\n\(overrides)}\n"
        }
        let access = Bool.random(using: &random) ? "public " : ""
        files[Int.random(in: 0..<3, using: &random)] +=
            "@objc \(access)protocol P0 {\n    @objc optional func done(_ x: Int) -> Bool\n  func must()\n}\n"
        files[Int.random(in: 0..<3, using: &random)] +=
            "@objc protocol P1: P0 { @objc optional var size: Int? { get } }\n"
        files[Int.random(in: 0..<3, using: &random)] += Self.family(of: classes, using: &random)
        if Bool.random(using: &random) {
            files[Int.random(in: 0..<3, using: &random)] +=
                "extension NSLayoutConstraint {\n  open override func isEqual(_ o: Any?) -> Bool { super.isEqual(o) } // x\n}\n"
        }
        texts = files
    }

    /// The source of the module `Below`, whose protocol the classes may have.
    static let below = "@objc public protocol PB { @objc optional func done(_ x: Int) -> Bool }\n"

    /// Methods of extensions of UIKit's classes, and what overrides them.
    private static func family(of classes: [String], using random: inout SeededGenerator) -> String {
        let type = ["func kids(of x: Int) -> [UIView]", "var kids: Int"][random.below(2)]
        let call = type.hasPrefix("func") ? "super.kids(of: 1)" : "super.kids"
        var text = "extension UIViewController { @objc \(type) { [] } }\n"
        for name in (["UITableViewController", "UINavigationController"] + classes) where Bool.random(using: &random) {
            text += "extension \(name) {\n    public override \(type) { _ = 1; return \(call) }\n}\n"
        }
        return text
    }

    private static func members(of name: String, using random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...8, using: &random)).map { number in
            let indent = String(repeating: " ", count: Int.random(in: 0...5, using: &random))
            let lines = [
                "@objc private func m\(number)() {}",
                "@IBAction func a\(number)(_ sender: UIButton) { _ = 1 /* ü */ }; let after\(number) = \"ü\"",
                "@IBOutlet weak var o\(number): UILabel! { didSet { } }",
                "@objc dynamic var v\(number): Int = 3 // comment",
                "@objc dynamic var w\(number) = 3 { didSet { if w\(number) > 3 { return } } } // comment",
                "@objc dynamic var x\(number): Int { get { 3 } set { print(newValue) } }",
                "func o\(number)() { token = observe(\\.v\(number), options: .new) { _, _ in } }",
                "func p\(number)() { for x in 0..<3 { print(\"}\\(x)\", x / 2) } /* } */ }",
                "func s\(number)() { call(#selector(\(name).must), #selector(getter: title), 3) }",
                "func k\(number)() -> String { #keyPath(\(name).title) + \"x\" }",
                "func c\(number)() { delegate?.done?(3); other?(4) }",
                "#if os(iOS)\n  @objc func i\(number)() {}\n#else\n  let e\(number) = 1\n#endif",
                "@objc\n\n  @available(iOS 15, *)\n  func l\(number)(to x: Int,\n    with y: [String: Any]?) -> Any? { nil }",
                "private class I\(number): NSObject { @objc func q() {} }",
                "let text\(number) = \"#selector(tap) @objc\"",
                "#if NEVER\n  @objc func n\(number)<T>(_ t: T) {}\n#endif",
                "@available(*, unavailable)\n  @objc func u\(number)() {}",
                "var f\(number): Any? { delegate?.done(_:) }",
                "func d\(number)(_ x: Int) -> Bool { delegate!.done!(x) }",
                "func h\(number)() { queue.async(execute: done.fulfill) }",
                "func size\(number)() -> Any? { (self === other, owner?.done(_:)) }",
                "func done(_ x\(number): Int) -> Bool { true }",
                "let g\(number) = #imageLiteral(resourceName: \"Up\")",
                "func y\(number)() { class L\(number): NSObject { @objc var z = 1\n  @objc func g() {} } } // local",
                "override func responds(to s: Selector!) -> Bool { other || super.responds(to: s) } // hook",
                "func r\(number)() { row.scrollViewDidScroll?(view) } // closure",
            ]
            return indent + lines[random.below(lines.count)] + "\n"
        }.joined()
    }
}
