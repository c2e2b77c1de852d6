import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// The rest of the attributes of controls, tables and scroll views.
extension UIKitScreenTests.NibAttributeTests {
    private nonisolated static let half = #"white="0.5" alpha="1""#
    @MainActor private static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }

    nonisolated static let moreControls: [Attribute] = [
        attribute(
            "button",
            #"lineBreakMode="wordWrap" adjustsImageWhenHighlighted="NO" adjustsImageWhenDisabled="NO""#
        ) { (button: UIButton) in
            button.titleLabel?.lineBreakMode == .byWordWrapping && !button.adjustsImageWhenHighlighted
                && !button.adjustsImageWhenDisabled
        },
        attribute(
            "button",
            children: """
                <inset key="imageEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                <inset key="titleEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/>
                """
        ) { (button: UIButton) in
            button.imageEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
                && button.titleEdgeInsets == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7)
        },
        attribute(
            "button",
            children: """
                <state key="normal" title="A" backgroundImage="star" catalog="system">
                <color key="titleShadowColor" \(half)/>
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small"/></state>
                <state key="selected" title="B"><imageReference key="image" image="star" catalog="system"/></state>
                """
        ) { (button: UIButton) in
            button.titleShadowColor(for: .normal) == gray && button.backgroundImage(for: .normal) != nil
                && button.preferredSymbolConfigurationForImage(in: .normal) != nil
                && button.title(for: .selected) == "B" && button.image(for: .selected)?.isSymbolImage == true
        },
        attribute(
            "button",
            children: """
                <buttonConfiguration key="configuration" style="plain"><imageReference key="image" image="star"
                catalog="system"/><preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="large"/>
                </buttonConfiguration>
                """
        ) { (button: UIButton) in
            button.configuration?.image?.isSymbolImage == true
                && button.configuration?.preferredSymbolConfigurationForImage != nil
        },
        attribute("textField", #"adjustsFontForContentSizeCategory="YES""#) { (field: UITextField) in
            field.adjustsFontForContentSizeCategory
        },
        attribute("textView", #"adjustsFontForContentSizeCategory="YES" textAlignment="center""#) {
            (view: UITextView) in
            view.adjustsFontForContentSizeCategory && view.textAlignment == .center
        },
        attribute("textField", children: #"<color key="textColor" \#(half)/>"#) { (field: UITextField) in
            field.textColor == gray
        },
        attribute("textView", children: #"<color key="textColor" \#(half)/>"#) { (view: UITextView) in
            view.textColor == gray
        },
        attribute(
            "textView",
            children: """
                <attributedString key="attributedText"><fragment content="A"><attributes/></fragment></attributedString>
                """
        ) { (view: UITextView) in view.attributedText.string == "A" },
        attribute("switch", children: #"<color key="thumbTintColor" \#(half)/>"#) { (control: UISwitch) in
            control.thumbTintColor == gray
        },
        attribute("slider", children: #"<color key="thumbTintColor" \#(half)/>"#) { (slider: UISlider) in
            slider.thumbTintColor == gray
        },
        attribute(
            "segmentedControl",
            #"apportionsSegmentWidthsByContent="YES" momentary="YES""#,
            children: #"<segments><segment title="A" width="30" enabled="NO"/></segments>"#
        ) { (control: UISegmentedControl) in
            control.apportionsSegmentWidthsByContent && control.isMomentary && control.numberOfSegments == 1
                && control.widthForSegment(at: 0) == 30 && !control.isEnabledForSegment(at: 0)
        },
        attribute(
            "pageControl",
            children: """
                <color key="pageIndicatorTintColor" \(half)/><color key="currentPageIndicatorTintColor" \(half)/>
                """
        ) { (control: UIPageControl) in
            control.pageIndicatorTintColor == gray && control.currentPageIndicatorTintColor == gray
        },
        attribute(
            "progressView",
            #"progressViewStyle="bar""#,
            children: #"<color key="progressTintColor" \#(half)/><color key="trackTintColor" \#(half)/>"#
        ) { (view: UIProgressView) in
            view.progressViewStyle == .bar && view.progressTintColor == gray && view.trackTintColor == gray
        },
        attribute("activityIndicatorView", children: #"<color key="color" \#(half)/>"#) {
            (view: UIActivityIndicatorView) in
            view.color == gray
        },
        attribute(
            "datePicker",
            #"minuteInterval="1""#,
            children: """
                <date key="date" timeIntervalSinceReferenceDate="86400"/>
                <date key="minimumDate" timeIntervalSinceReferenceDate="3600"/>
                <date key="maximumDate" timeIntervalSinceReferenceDate="172800"/>
                """
        ) { (picker: UIDatePicker) in
            picker.date == Date(timeIntervalSinceReferenceDate: 86_400)
                && picker.minimumDate == Date(timeIntervalSinceReferenceDate: 3600)
                && picker.maximumDate == Date(timeIntervalSinceReferenceDate: 172_800)
        },
        attribute("scrollView", #"bouncesZoom="NO" minimumZoomScale="0.5" maximumZoomScale="4""#) {
            (view: UIScrollView) in
            !view.bouncesZoom && view.minimumZoomScale == 0.5 && view.maximumZoomScale == 4
        },
        attribute("scrollView", #"scrollEnabled="NO" alwaysBounceHorizontal="YES""#) { (view: UIScrollView) in
            !view.isScrollEnabled && view.alwaysBounceHorizontal
        },
        attribute(
            "tableView",
            #"sectionFooterHeight="18" estimatedSectionHeaderHeight="30" estimatedSectionFooterHeight="20""#
        ) { (table: UITableView) in
            table.sectionFooterHeight == 18 && table.estimatedSectionHeaderHeight == 30
                && table.estimatedSectionFooterHeight == 20
        },
        attribute(
            "tableView",
            """
            allowsSelectionDuringEditing="YES" allowsMultipleSelectionDuringEditing="YES"
            sectionIndexMinimumDisplayRowCount="7"
            contentViewInsetsToSafeArea="NO"
            """
        ) { (table: UITableView) in
            table.allowsSelectionDuringEditing && table.allowsMultipleSelectionDuringEditing
                && table.sectionIndexMinimumDisplayRowCount == 7 && !table.insetsContentViewsToSafeArea
        },
        attribute(
            "tableView",
            children: """
                <inset key="separatorInset" minX="9" minY="0.0" maxX="8" maxY="0.0"/>
                <color key="separatorColor" \(half)/><color key="sectionIndexBackgroundColor" \(half)/>
                <view key="tableHeaderView" tag="3"><rect key="frame" width="9" height="20"/></view>
                """
        ) { (table: UITableView) in
            table.separatorInset == UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 8) && table.separatorColor == gray
                && table.sectionIndexBackgroundColor == gray && table.tableHeaderView?.tag == 3
        },
        attribute(
            "tableViewCell",
            """
            style="IBUITableViewCellStyleValue1" textLabel="t" detailTextLabel="d" imageView="i"
            shouldIndentWhileEditing="NO"
            """,
            children: """
                <inset key="separatorInset" minX="9" minY="0.0" maxX="8" maxY="0.0"/>
                <tableViewCellContentView key="contentView" tableViewCell="x"><subviews><label id="t" text="T"/>
                <label id="d" text="D"/><imageView id="i" tag="4"/></subviews></tableViewCellContentView>
                """
        ) { (cell: UITableViewCell) in
            cell.separatorInset == UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 8) && cell.textLabel?.text == "T"
                && cell.detailTextLabel?.text == "D" && cell.imageView?.tag == 4 && !cell.shouldIndentWhileEditing
        },
    ]
}
