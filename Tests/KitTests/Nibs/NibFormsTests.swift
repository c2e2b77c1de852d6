import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What Interface Builder writes about several objects, or about the whole file.
extension UIKitScreenTests {
    @Suite @MainActor struct NibFormsTests {
        private func constraints(_ constraint: String, parts: String = "") throws -> [NSLayoutConstraint] {
            let view = try SampleNib.object(
                """
                <view id="v"><subviews><label id="l" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
                <constraints>\(constraint)</constraints>\(parts)</view>
                """,
                as: UIView.self
            )
            return view.constraints
        }

        private static let leading = #"firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading""#

        @Test func aSymbolicConstantIsTheStandardSpacing() throws {
            let constraints = try constraints(#"<constraint \#(Self.leading) symbolic="YES" id="c"/>"#)
            #expect(constraints.map(\.constant) == [8])
        }

        @Test func theConstantOfAVariationReplacesThatOfTheConstraint() throws {
            let text = """
                <constraint \(Self.leading) constant="3" id="c"><variation key="widthClass=regular" constant="30"/>
                <variation key="widthClass=compact" constant="30"/></constraint>
                """
            #expect(try constraints(text).map(\.constant) == [30])
        }

        @Test func masksTakeConstraintsAwayAndGiveThemBack() throws {
            let two = """
                <constraint \(Self.leading) constant="1" id="a"/>
                <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="2" id="b"/>
                """
            let excluded = """
                <variation key="default"><mask key="constraints"><exclude reference="a"/><exclude reference="b"/></mask>
                </variation>
                """
            #expect(try constraints(two, parts: excluded).isEmpty)
            let included = ["regular", "compact"].map {
                #"<variation key="widthClass=\#($0)"><mask key="constraints"><include reference="b"/></mask></variation>"#
            }
            #expect(try constraints(two, parts: excluded + included.joined()).map(\.constant) == [2])
        }

        @Test func masksTakeSubviewsAway() throws {
            let view = try SampleNib.object(
                """
                <view id="v"><subviews><label id="l"/><button id="b"/></subviews>
                <variation key="default"><mask key="subviews"><exclude reference="l"/></mask></variation></view>
                """,
                as: UIView.self
            )
            #expect(view.subviews.count == 1 && view.subviews.first is UIButton)
        }

        @Test func theFileHasTheColorsThatAreNotFoundElsewhere() throws {
            let nib = try SampleNib.load(
                """
                <view id="v"><color key="backgroundColor" name="Brand"/></view>
                <view id="w"><color key="backgroundColor" systemColor="systemFutureColor"/></view>
                """,
                resources: """
                    <namedColor name="Brand"><color white="0.25" alpha="1"/></namedColor>
                    <systemColor name="systemFutureColor"><color white="0.75" alpha="1"/></systemColor>
                    """
            )
            #expect(nib.faults.isEmpty)
            let colors = nib.objects.map { ($0 as? UIView)?.backgroundColor }
            #expect(colors == [UIColor(white: 0.25, alpha: 1), UIColor(white: 0.75, alpha: 1)])
        }

        @Test func runtimeAttributesHaveSizesAndNumbers() throws {
            let view = try SampleNib.object(
                """
                <view id="v"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="2" height="3"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowRadius"><real key="value" value="4"/>
                </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
                """,
                as: UIView.self
            )
            #expect(view.layer.shadowOffset == CGSize(width: 2, height: 3) && view.layer.shadowRadius == 4)
        }

        @Test func theTintOfAStoryboardIsThatOfTheWindow() throws {
            let text = SampleStoryboard.text(initial: "a", [SampleStoryboard.scene("a")])
            let tint = #"<color key="tintColor" white="0.5" alpha="1"/><scenes>"#
            let storyboard = UIStoryboard(name: "Test", bundle: nil)
            let document = try NibDocument(Array(text.replacing("<scenes>", with: tint).utf8), file: "Test.storyboard")
            storyboard.contents = StoryboardFile(NibFile(document, name: "Test", bundle: nil))
            let window = UIWindow()
            storyboard.showInitialViewController(in: window)
            #expect(window.tintColor == UIColor(white: 0.5, alpha: 1) && window.rootViewController is SceneController)
        }

        @Test func aControllerOfATableHasItsRefreshControl() throws {
            let storyboard = try SampleStoryboard.make(
                initial: "t",
                """
                <tableViewController id="t" sceneMemberID="viewController"><tableView key="view" id="v"/>
                <refreshControl key="refreshControl" tag="8" id="r"/></tableViewController>
                """
            )
            let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
            controller.loadViewIfNeeded()
            #expect(controller.refreshControl?.tag == 8 && controller.tableView.refreshControl?.tag == 8)
        }
    }
}
