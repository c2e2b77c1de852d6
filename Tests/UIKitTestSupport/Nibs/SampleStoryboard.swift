import Foundation
import InterfaceBuilder

@testable import UIKit

/// Storyboards from text, for tests.
@MainActor
enum SampleStoryboard {
    static func text(initial: String?, _ scenes: [String]) -> String {
        let attribute = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        let scenes = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined(separator: "\n")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(attribute)>
            <scenes>
            \(scenes)
            </scenes>
            </document>
            """
    }

    /// Creates a storyboard of scenes, which are the elements in `objects`.
    static func make(initial: String? = nil, _ scenes: String...) throws(NibError) -> UIStoryboard {
        let document = try NibDocument(Array(text(initial: initial, scenes).utf8), file: "Test.storyboard")
        let storyboard = UIStoryboard(name: "Test", bundle: nil)
        storyboard.contents = StoryboardFile(NibFile(document, name: "Test", bundle: nil))
        return storyboard
    }

    /// A controller of tests, whose view has a label and the given elements.
    static func scene(
        _ id: String,
        named name: String? = nil,
        parts: String = "",
        subviews: String = "",
        connections: String = "",
        others: String = ""
    ) -> String {
        """
        <viewController id="\(id)" storyboardIdentifier="\(name ?? id)" customClass="SceneController"
            customModule="UIKitTestSupport" sceneMemberID="viewController">
            <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews><label id="\(id)-label" text="In \(id)"/>\(subviews)</subviews>
            </view>
            \(parts)
            <connections><outlet property="label" destination="\(id)-label"/>\(connections)</connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-r" sceneMemberID="firstResponder"/>
        \(others)
        """
    }
}
