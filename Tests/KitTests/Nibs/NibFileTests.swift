import CoreGraphics
import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Nibs in the files of a bundle.
extension UIKitScreenTests {
    @Suite @MainActor struct NibFileTests {
        @OnOwnScreen var window = makeWindow()

        private final class Controller: UIViewController {
            var labels: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                labels = view.subviews.compactMap { ($0 as? UILabel)?.text }
            }
        }

        /// A bundle with files, in a folder of the test.
        private struct Files {
            let bundle: Bundle

            init(_ files: [String: String]) throws {
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
                for (name, text) in files {
                    let url = folder.appendingPathComponent(name)
                    try FileManager.default.createDirectory(
                        at: url.deletingLastPathComponent(),
                        withIntermediateDirectories: true
                    )
                    try Data(text.utf8).write(to: url)
                }
                bundle = try #require(Bundle(path: folder.path))
            }

            func remove() {
                try? FileManager.default.removeItem(atPath: bundle.bundlePath)
            }
        }

        /// A name in a nib or a class leads to no file outside of the bundle.
        @Test(arguments: ["../secret", "a/../../secret", "/secret", ""])
        func namesThatLeadOutOfTheBundleAreRefused(name: String) throws {
            let files = try Files(["bundle/a.xib": SampleNib.xib(""), "secret.xib": SampleNib.xib("")])
            defer { files.remove() }
            let inner = try #require(Bundle(path: files.bundle.bundlePath + "/bundle"))
            #expect(throws: NibError.self) { try NibFile(named: name, extension: "xib", in: inner) }
            #expect(throws: Never.self) { try NibFile(named: "a", extension: "xib", in: inner) }
        }

        @Test func aBundleLoadsItsNib() throws {
            let files = try Files(["Row.xib": SampleNib.xib(#"<label id="a" text="A"/><view id="b"/>"#)])
            defer { files.remove() }
            let objects = try #require(files.bundle.loadNibNamed("Row", owner: nil))
            #expect((objects.first as? UILabel)?.text == "A" && objects.count == 2)
            // Each call makes new objects.
            let nib = UINib(nibName: "Row", bundle: files.bundle)
            #expect(
                nib.instantiate(withOwner: nil).first as AnyObject !== nib.instantiate(withOwner: nil).first
                    as AnyObject
            )
        }

        @Test func tablesCreateCellsAndHeadersFromNibs() throws {
            let cell = """
                <tableViewCell id="c" reuseIdentifier="row"><rect key="frame" width="320" height="44"/>
                <tableViewCellContentView key="contentView" id="v"><subviews><label id="l" text="In"
                translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
                <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="v"
                secondAttribute="leading" constant="50"/><constraint firstItem="l" firstAttribute="centerY"
                secondItem="v" secondAttribute="centerY"/></constraints></tableViewCellContentView></tableViewCell>
                """
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.register(UINib(data: Data(SampleNib.xib(cell).utf8), bundle: nil), forCellReuseIdentifier: "row")
            let made = try #require(table.dequeueReusableCell(withIdentifier: "row"))
            made.layoutIfNeeded()
            let label = try #require(made.contentView.subviews.first as? UILabel)
            #expect(made.reuseIdentifier == "row" && label.text == "In" && label.frame.minX == 50)
            #expect(abs(label.frame.midY - made.contentView.bounds.midY) <= 0.5)
            let other = try #require(table.dequeueReusableCell(withIdentifier: "row"))
            #expect(other !== made)
            table.register(nil as UINib?, forCellReuseIdentifier: "row")
            #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
        }

        @Test func prototypesOfATableAreItsCells() throws {
            let table = try SampleNib.object(
                """
                <tableView id="t"><prototypes>
                <tableViewCell id="c" reuseIdentifier="p" style="IBUITableViewCellStyleValue1" accessoryType="checkmark"/>
                </prototypes></tableView>
                """,
                as: UITableView.self
            )
            let cell = try #require(table.dequeueReusableCell(withIdentifier: "p"))
            #expect(cell.style == .value1 && cell.accessoryType == .checkmark && cell.reuseIdentifier == "p")
        }

        @Test func aControllerLoadsItsViewByName() throws {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                <outlet property="view" destination="v"/></connections></placeholder>
                <view id="v" tag="5"><subviews><label id="l" text="A"/></subviews></view></objects></document>
                """
            let files = try Files(["Base.lproj/Screen.xib": text])
            defer { files.remove() }
            let controller = Controller(nibName: "Screen", bundle: files.bundle)
            #expect(controller.view.tag == 5 && controller.labels == ["A"])
            #expect(UIViewController().view.subviews.isEmpty)
        }

        @Test func aFileThatIsNotThereIsAFault() throws {
            let files = try Files(["Broken.xib": "<document>\n<objects>"])
            defer { files.remove() }
            func fault(_ name: String) -> NibError? {
                do throws(NibError) {
                    _ = try NibFile(named: name, extension: "xib", in: files.bundle)
                    return nil
                } catch {
                    return error
                }
            }
            #expect(fault("Missing")?.problem.contains("isn't in") == true)
            #expect(fault("Broken")?.line == 2 && fault("Broken")?.file == "Broken.xib")
        }
    }
}
