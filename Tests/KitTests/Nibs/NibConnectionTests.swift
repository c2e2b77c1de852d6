import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct NibConnectionTests {
        private static let card = """
            <view id="card" customClass="NibCard" customModule="KitTests">
                <rect key="frame" x="0" y="0" width="200" height="100"/>
                <subviews>
                    <label id="label" text="Hello" translatesAutoresizingMaskIntoConstraints="NO"/>
                    <button id="one" buttonType="system"><state key="normal" title="One"/>
                        <connections><action selector="pressed:" destination="card" eventType="touchUpInside"/>
                        </connections>
                    </button>
                    <button id="two"/>
                </subviews>
                <constraints>
                    <constraint firstItem="label" firstAttribute="leading" secondItem="card" secondAttribute="leading"
                        constant="8" id="a"/>
                    <constraint firstItem="label" firstAttribute="top" secondItem="card" secondAttribute="top" id="b"
                        priority="999" identifier="Top"/>
                    <constraint firstItem="label" firstAttribute="height" constant="30" id="height"/>
                    <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="label"
                        secondAttribute="trailing" constant="4" id="c"/>
                    <constraint firstItem="label" firstAttribute="width" secondItem="label" secondAttribute="height"
                        multiplier="2:1" id="d"/>
                    <constraint firstItem="label" firstAttribute="width" constant="1" placeholder="YES" id="e"/>
                </constraints>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                        <real key="value" value="5"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="number" keyPath="inset"><integer key="value" value="3"/>
                    </userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
                    <userDefinedRuntimeAttribute type="color" keyPath="tint"><color key="value" white="0" alpha="1"/>
                    </userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
                <connections>
                    <outlet property="title" destination="label"/>
                    <outlet property="height" destination="height"/>
                    <outletCollection property="buttons" destination="one"/>
                    <outletCollection property="buttons" destination="two"/>
                    <outletCollection property="gestureRecognizers" destination="tap" appends="YES"/>
                </connections>
            </view>
            <tapGestureRecognizer id="tap"><connections><action selector="pressed:" destination="card"/></connections>
            </tapGestureRecognizer>
            """

        /// Outlets that the object doesn't have, or that are of another type, are reported and left out.
        @Test(arguments: ["nothing", "text", "layer"])
        func outletsThatDoNotFitAreLeftOut(property: String) throws {
            let nib = try SampleNib.load(
                """
                <label id="l" text="Text"><connections><outlet property="\(property)" destination="v"/></connections>
                </label><view id="v"/>
                """
            )
            #expect(nib.faults.map(\.line) == [6] && nib.objects.count == 2)
            #expect((nib.objects.first as? UILabel)?.text == "Text")
        }

        /// Values that would stop the process, or take all memory, are reported and left out.
        @Test(arguments: [
            #"<stepper minimumValue="5" maximumValue="5" id="a"/>"#, #"<stepper stepValue="0" id="a"/>"#,
            #"<pageControl numberOfPages="10000000" id="a"/>"#, #"<label id="a" alpha="1e308"/>"#,
            #"<label id="a" numberOfLines="9223372036854775807"/>"#, #"<datePicker minuteInterval="1e19" id="a"/>"#,
        ])
        func valuesThatAreTooLargeAreLeftOut(element: String) throws {
            let nib = try SampleNib.load(element)
            #expect(nib.faults.map(\.line) == [6] && nib.objects.count == 1)
        }

        /// Of many faults the first are reported.
        @Test func faultsAreLimited() throws {
            let nib = try SampleNib.load(String(repeating: #"<view alpha="x"/>"# + "\n", count: 300))
            #expect(nib.objects.count == 300 && nib.faults.count == 101)
        }

        /// Constraints that UIKit rejects are reported and left out.
        @Test(arguments: [
            #"firstAttribute="top" constant="5""#,
            #"firstAttribute="top" secondItem="v" secondAttribute="width""#,
            #"firstAttribute="leading" secondItem="v" secondAttribute="right""#,
            #"firstAttribute="top" secondItem="v" secondAttribute="top" multiplier="0""#,
        ])
        func constraintsThatAreIllegalAreLeftOut(attributes: String) throws {
            let nib = try SampleNib.load(
                """
                <view id="v"><subviews><view id="w"/></subviews><constraints>
                <constraint firstItem="w" \(attributes) id="c"/></constraints></view>
                """
            )
            #expect(nib.faults.map(\.line) == [7])
            #expect((nib.objects.first as? UIView)?.constraints.isEmpty == true)
        }

        @Test func outletsActionsAndAttributesAreConnected() throws {
            let nib = try SampleNib.load(Self.card)
            #expect(nib.faults.isEmpty && nib.objects.count == 2)
            let card = try #require(nib.objects.first as? NibCard)
            #expect(card.title?.text == "Hello" && card.buttons.count == 2)
            #expect(card.height?.constant == 30 && card.height?.isActive == true)
            #expect(card.layer.cornerRadius == 5 && card.clipsToBounds && card.inset == 3)
            #expect(card.tint == UIColor(white: 0, alpha: 1))
            #expect(card.gestureRecognizers?.first is UITapGestureRecognizer)
            #expect(card.events == ["awake Hello 3.0"])
            card.buttons[0].sendActions(for: .touchUpInside)
            #expect(card.events.last == "pressed UIButton")
        }

        @Test func constraintsLayOut() throws {
            let nib = try SampleNib.load(Self.card)
            let card = try #require(nib.objects.first as? NibCard)
            card.layoutIfNeeded()
            #expect(card.title?.frame == CGRect(x: 8, y: 0, width: 60, height: 30))
            let top = card.constraints.first { $0.identifier == "Top" }
            #expect(top?.priority == UILayoutPriority(999))
            let ratio =
                card.title?.constraints.first { $0.secondItem != nil }
                ?? card.constraints.first {
                    $0.multiplier == 2
                }
            #expect(ratio?.multiplier == 2)
        }

        @Test func theOwnerHasOutletsAndActions() throws {
            let owner = NibCard()
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibCard">
                    <connections><outlet property="title" destination="l"/></connections></placeholder>
                <label id="l" text="Own"/>
                <button id="b"><connections><action selector="pressed:" destination="-1" eventType="touchUpInside"/>
                </connections></button>
                </objects></document>
                """
            let document = try NibDocument(Array(text.utf8), file: "Own.xib")
            let nib = XibInstance(NibFile(document, name: "Own", bundle: nil), owner: owner)
            #expect(owner.title?.text == "Own" && owner.events.isEmpty)
            (nib.objects.last as? UIButton)?.sendActions(for: .touchUpInside)
            #expect(owner.events == ["pressed UIButton"])
        }

        @Test func faultsAreReportedAndTheRestLoads() throws {
            let nib = try SampleNib.load(
                """
                <view id="v" customClass="Missing" customModule="KitTests" alpha="half" tag="4">
                <subviews><label id="l" text="Text"/><holodeck id="h"/></subviews>
                <constraints><constraint firstItem="nothing" firstAttribute="top" secondItem="v" secondAttribute="top"/>
                </constraints>
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="shine"><real key="value" value="5"/>
                </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
                </view>
                """
            )
            let view = try #require(nib.objects.first as? UIView)
            #expect(type(of: view) == UIView.self && view.tag == 4 && view.alpha == 1 && view.subviews.count == 1)
            let problems = nib.faults.map(\.problem)
            #expect(problems.contains("Unknown class Missing in Interface Builder file"))
            #expect(problems.contains { $0.hasPrefix("The value of alpha is \"half\", which isn't a number") })
            #expect(problems.contains("There is no view or guide with the identifier nothing"))
            #expect(problems.contains { $0.hasPrefix("Failed to set (shine) user defined inspected property") })
            #expect(nib.faults.allSatisfy { $0.file == "Test.xib" && $0.line > 0 && !$0.remedy.isEmpty })
        }
    }
}
