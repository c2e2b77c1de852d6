import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Each attribute of each element, in a file that has nothing else.
extension UIKitScreenTests {
    @Suite @MainActor struct NibAttributeTests {
        struct Attribute: CustomTestStringConvertible, Sendable {
            let element: String
            let attributes: String
            let children: String
            let isSet: @MainActor @Sendable (AnyObject) -> Bool

            var testDescription: String { "\(element) \(attributes) \(children)" }
        }

        nonisolated static func attribute<Object>(
            _ element: String,
            _ attributes: String = "",
            children: String = "",
            _ isSet: @escaping @MainActor @Sendable (Object) -> Bool
        ) -> Attribute {
            Attribute(element: element, attributes: attributes, children: children) { object in
                (object as? Object).map(isSet) ?? false
            }
        }

        /// The tables of all files.
        nonisolated static var all: [Attribute] {
            views + texts + controls + containers + values + moreControls + bars + controllers + collections
        }

        private nonisolated static let color = #"red="1" green="0.5" blue="0.25" alpha="0.5" colorSpace="custom""#

        nonisolated static let views: [Attribute] = [
            attribute("view", children: #"<rect key="frame" x="1" y="2.5" width="30" height="40"/>"#) {
                (view: UIView) in
                view.frame == CGRect(x: 1, y: 2.5, width: 30, height: 40)
            },
            attribute(
                "view",
                children: #"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>"#
            ) { (view: UIView) in view.autoresizingMask == [.flexibleWidth, .flexibleTopMargin] },
            attribute("view", #"translatesAutoresizingMaskIntoConstraints="NO""#) { (view: UIView) in
                !view.translatesAutoresizingMaskIntoConstraints
            },
            attribute("view", #"contentMode="scaleAspectFit""#) { (view: UIView) in view.contentMode == .scaleAspectFit
            },
            attribute("view", #"opaque="NO""#) { (view: UIView) in !view.isOpaque },
            attribute("view", #"hidden="YES""#) { (view: UIView) in view.isHidden },
            attribute("view", #"alpha="0.25""#) { (view: UIView) in view.alpha == 0.25 },
            attribute("view", #"tag="12""#) { (view: UIView) in view.tag == 12 },
            attribute("view", #"userInteractionEnabled="NO""#) { (view: UIView) in !view.isUserInteractionEnabled },
            attribute("view", #"multipleTouchEnabled="YES""#) { (view: UIView) in view.isMultipleTouchEnabled },
            attribute("view", #"clipsSubviews="YES""#) { (view: UIView) in view.clipsToBounds },
            attribute("view", #"autoresizesSubviews="NO""#) { (view: UIView) in !view.autoresizesSubviews },
            attribute("view", #"preservesSuperviewLayoutMargins="YES""#) { (view: UIView) in
                view.preservesSuperviewLayoutMargins
            },
            attribute("view", #"insetsLayoutMarginsFromSafeArea="NO""#) { (view: UIView) in
                !view.insetsLayoutMarginsFromSafeArea
            },
            attribute("view", #"semanticContentAttribute="forceRightToLeft""#) { (view: UIView) in
                view.semanticContentAttribute == .forceRightToLeft
            },
            attribute("view", #"horizontalHuggingPriority="251""#) { (view: UIView) in
                view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251)
            },
            attribute("view", #"verticalHuggingPriority="1000""#) { (view: UIView) in
                view.contentHuggingPriority(for: .vertical) == .required
            },
            attribute("view", #"horizontalCompressionResistancePriority="749""#) { (view: UIView) in
                view.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(749)
            },
            attribute("view", #"verticalCompressionResistancePriority="751""#) { (view: UIView) in
                view.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(751)
            },
            attribute("view", children: #"<color key="backgroundColor" \#(color)/>"#) { (view: UIView) in
                view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.5)
            },
            attribute("view", children: #"<color key="backgroundColor" white="0.5" alpha="1"/>"#) { (view: UIView) in
                view.backgroundColor == UIColor(white: 0.5, alpha: 1)
            },
            attribute("view", children: #"<color key="tintColor" systemColor="systemRedColor"/>"#) { (view: UIView) in
                view.tintColor == .systemRed
            },
            attribute(
                "view",
                children: #"<color key="backgroundColor" cocoaTouchSystemColor="groupTableViewBackgroundColor"/>"#
            ) { (view: UIView) in view.backgroundColor == .systemGroupedBackground },
            attribute(
                "view",
                children: #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
            ) { (view: UIView) in view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) },
            attribute(
                "view",
                children: """
                    <accessibility key="accessibilityConfiguration" hint="H" identifier="I" label="L">
                    <accessibilityTraits key="traits" button="YES" header="YES"/><bool key="isElement" value="YES"/>
                    </accessibility>
                    """
            ) { (view: UIView) in
                view.accessibilityHint == "H" && view.accessibilityIdentifier == "I" && view.accessibilityLabel == "L"
                    && view.accessibilityTraits == [.button, .header] && view.isAccessibilityElement
            },
        ]

        nonisolated static let texts: [Attribute] = [
            attribute("label", #"text="A &amp; b""#) { (label: UILabel) in label.text == "A & b" },
            attribute("label", children: "<string key=\"text\">A\nb</string>") { (label: UILabel) in
                label.text == "A\nb"
            },
            attribute("label", children: #"<mutableString key="text">A</mutableString>"#) { (label: UILabel) in
                label.text == "A"
            },
            attribute("label", #"textAlignment="center""#) { (label: UILabel) in label.textAlignment == .center },
            attribute("label", #"lineBreakMode="middleTruncation""#) { (label: UILabel) in
                label.lineBreakMode == .byTruncatingMiddle
            },
            attribute("label", #"numberOfLines="0""#) { (label: UILabel) in label.numberOfLines == 0 },
            attribute("label", #"baselineAdjustment="alignCenters""#) { (label: UILabel) in
                label.baselineAdjustment == .alignCenters
            },
            attribute("label", #"minimumScaleFactor="0.5""#) { (label: UILabel) in
                label.minimumScaleFactor == 0.5 && label.adjustsFontSizeToFitWidth
            },
            attribute(
                "label",
                #"minimumFontSize="9""#,
                children: #"<fontDescription key="fontDescription" type="system" pointSize="18"/>"#
            ) { (label: UILabel) in label.minimumScaleFactor == 0.5 },
            attribute("label", #"adjustsFontForContentSizeCategory="YES""#) { (label: UILabel) in
                label.adjustsFontForContentSizeCategory
            },
            attribute("label", #"preferredMaxLayoutWidth="280""#) { (label: UILabel) in
                label.preferredMaxLayoutWidth == 280
            },
            attribute("label", #"enabled="NO""#) { (label: UILabel) in !label.isEnabled },
            attribute("label", children: #"<color key="textColor" systemColor="secondaryLabelColor"/>"#) {
                (label: UILabel) in
                label.textColor == .secondaryLabel
            },
            attribute("label", children: #"<nil key="textColor"/><nil key="highlightedColor"/>"#) { (label: UILabel) in
                label.textColor == UILabel().textColor && label.highlightedTextColor == nil
            },
            attribute(
                "label",
                children: #"<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="13"/>"#
            ) { (label: UILabel) in label.font == .systemFont(ofSize: 13, weight: .semibold) },
            attribute(
                "label",
                children: #"<fontDescription key="fontDescription" type="boldSystem" pointSize="13"/>"#
            ) { (label: UILabel) in label.font == .boldSystemFont(ofSize: 13) },
            attribute(
                "label",
                children: #"<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>"#
            ) { (label: UILabel) in label.font == .preferredFont(forTextStyle: .headline) },
            attribute(
                "label",
                children: """
                    <attributedString key="attributedText"><fragment content="Red"><attributes>
                    <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
                    <font key="NSFont" size="14" metaFont="system"/>
                    </attributes></fragment><fragment content=" end"/></attributedString>
                    """
            ) { (label: UILabel) in
                let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
                let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                return label.attributedText?.string == "Red end" && color == red
            },
            attribute("textField", #"placeholder="Name" text="Ada""#) { (field: UITextField) in
                field.placeholder == "Name" && field.text == "Ada"
            },
            attribute("textField", #"borderStyle="roundedRect""#) { (field: UITextField) in
                field.borderStyle == .roundedRect
            },
            attribute("textField", #"clearButtonMode="whileEditing" textAlignment="right""#) { (field: UITextField) in
                field.clearButtonMode == .whileEditing && field.textAlignment == .right
            },
            attribute("textField", #"adjustsFontSizeToFit="YES" minimumFontSize="11" clearsOnBeginEditing="YES""#) {
                (field: UITextField) in
                field.adjustsFontSizeToFitWidth && field.minimumFontSize == 11 && field.clearsOnBeginEditing
            },
            attribute(
                "textField",
                children: """
                    <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no"
                    keyboardType="emailAddress" returnKeyType="next" textContentType="username"/>
                    """
            ) { (field: UITextField) in
                field.autocapitalizationType == .words && field.autocorrectionType == .no
                    && field.keyboardType == .emailAddress && field.returnKeyType == .next
                    && field.textContentType == .username && field.spellCheckingType == .default
            },
            attribute(
                "textField",
                children: """
                    <textInputTraits key="textInputTraits" secureTextEntry="YES" enablesReturnKeyAutomatically="YES"
                    keyboardAppearance="alert" spellCheckingType="no"/>
                    """
            ) { (field: UITextField) in
                field.isSecureTextEntry && field.enablesReturnKeyAutomatically && field.keyboardAppearance == .dark
                    && field.spellCheckingType == .no && field.autocapitalizationType == .none
            },
            attribute(
                "textView",
                children: """
                    <textInputTraits key="textInputTraits" smartQuotesType="yes" smartDashesType="no" smartInsertDeleteType="yes"
                    keyboardType="ASCIICapableNumberPad"/>
                    """
            ) { (view: UITextView) in
                view.smartQuotesType == .yes && view.smartDashesType == .no && view.smartInsertDeleteType == .yes
                    && view.keyboardType == .asciiCapableNumberPad
            },
            attribute(
                "textView",
                #"editable="NO""#,
                children: #"<dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES" address="NO"/>"#
            ) { (view: UITextView) in view.dataDetectorTypes == [.phoneNumber, .link] },
            attribute(
                "textView",
                children: #"<dataDetectorType key="dataDetectorTypes" address="YES"/>"#
            ) { (view: UITextView) in view.dataDetectorTypes == .address },
            attribute(
                "searchBar",
                children: #"<textInputTraits key="textInputTraits" returnKeyType="search" keyboardType="webSearch"/>"#
            ) { (bar: UISearchBar) in bar.returnKeyType == .search && bar.searchTextField.keyboardType == .webSearch },
            attribute("textView", #"text="A" editable="NO" selectable="NO" scrollEnabled="NO""#) { (view: UITextView) in
                view.text == "A" && !view.isEditable && !view.isSelectable && !view.isScrollEnabled
            },
        ]

        nonisolated static let controls: [Attribute] = [
            attribute("button", #"buttonType="system""#) { (button: UIButton) in button.buttonType == .system },
            attribute("button", #"buttonType="roundedRect""#) { (button: UIButton) in button.buttonType == .system },
            attribute("button") { (button: UIButton) in button.buttonType == .custom },
            attribute("button", #"enabled="NO" selected="YES""#) { (button: UIButton) in
                !button.isEnabled && button.isSelected
            },
            attribute("button", #"contentHorizontalAlignment="left" contentVerticalAlignment="top""#) {
                (button: UIButton) in
                button.contentHorizontalAlignment == .left && button.contentVerticalAlignment == .top
            },
            attribute(
                "button",
                children: """
                    <state key="normal" title="Go"><color key="titleColor" white="0" alpha="1"/></state>
                    <state key="highlighted" title="Going"/>
                    """
            ) { (button: UIButton) in
                button.title(for: .normal) == "Go" && button.title(for: .highlighted) == "Going"
                    && button.titleColor(for: .normal) == UIColor(white: 0, alpha: 1)
            },
            attribute("button", children: #"<state key="normal" image="star" catalog="system"/>"#) {
                (button: UIButton) in
                button.image(for: .normal)?.isSymbolImage == true
            },
            attribute("pickerView") { (picker: UIPickerView) in picker.numberOfComponents == 0 },
            attribute("datePicker", #"datePickerMode="date" minuteInterval="5" style="wheels""#) {
                (picker: UIDatePicker) in
                picker.datePickerMode == .date && picker.minuteInterval == 5 && picker.datePickerStyle == .wheels
            },
            attribute("datePicker", #"datePickerMode="countDownTimer" countDownDuration="3660""#) {
                (picker: UIDatePicker) in
                picker.datePickerMode == .countDownTimer && picker.countDownDuration == 3660
            },
            attribute("button", #"pointerInteraction="YES""#) { (button: UIButton) in
                button.isPointerInteractionEnabled
            },
            attribute("button", #"showsMenuAsPrimaryAction="YES""#) { (button: UIButton) in
                button.showsMenuAsPrimaryAction
            },
            attribute(
                "button",
                children: """
                    <buttonConfiguration key="configuration" style="filled" title="Go" subtitle="now" image="star"
                      catalog="system" imagePlacement="trailing" imagePadding="3" cornerStyle="capsule" buttonSize="large">
                    <fontDescription key="titleFontDescription" type="boldSystem" pointSize="20"/>
                    <color key="baseForegroundColor" white="0" alpha="1"/>
                    <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
                    </buttonConfiguration>
                    """
            ) { (button: UIButton) in
                guard let configuration = button.configuration else { return false }
                let font = configuration.titleTextAttributesTransformer?(AttributeContainer()).font
                let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
                return configuration.style == .filled && configuration.title == "Go" && configuration.subtitle == "now"
                    && configuration.image?.isSymbolImage == true && configuration.imagePlacement == .trailing
                    && configuration.imagePadding == 3 && configuration.cornerStyle == .capsule
                    && configuration.buttonSize == .large && font?.pointSize == 20
                    && configuration.baseForegroundColor == UIColor(white: 0, alpha: 1)
                    && configuration.contentInsets == insets
            },
            attribute(
                "button",
                children: #"<inset key="contentEdgeInsets" minX="8" minY="2.2250738585072014e-308" maxX="4" maxY="3"/>"#
            ) { (button: UIButton) in
                button.contentEdgeInsets == UIEdgeInsets(top: 0, left: 8, bottom: 3, right: 4)
            },
            attribute("switch", #"on="YES""#) { (control: UISwitch) in control.isOn },
            attribute("switch", children: #"<color key="onTintColor" white="0" alpha="1"/>"#) { (control: UISwitch) in
                control.onTintColor == UIColor(white: 0, alpha: 1)
            },
            attribute("slider", #"minValue="1" maxValue="5" value="3""#) { (slider: UISlider) in
                slider.minimumValue == 1 && slider.maximumValue == 5 && slider.value == 3
            },
            attribute("stepper", #"minimumValue="200" maximumValue="300" value="250" stepValue="5""#) {
                (stepper: UIStepper) in
                stepper.minimumValue == 200 && stepper.maximumValue == 300 && stepper.value == 250
                    && stepper.stepValue == 5
            },
            attribute("stepper", #"minimumValue="-9" maximumValue="-3""#) { (stepper: UIStepper) in
                stepper.minimumValue == -9 && stepper.maximumValue == -3
            },
            attribute(
                "segmentedControl",
                #"selectedSegmentIndex="1""#,
                children: #"<segments><segment title="One"/><segment title="Two"/></segments>"#
            ) { (control: UISegmentedControl) in
                control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "Two"
                    && control.selectedSegmentIndex == 1
            },
            attribute("pageControl", #"numberOfPages="3" currentPage="1" hidesForSinglePage="YES""#) {
                (control: UIPageControl) in
                control.numberOfPages == 3 && control.currentPage == 1 && control.hidesForSinglePage
            },
            attribute("activityIndicatorView", #"style="large" animating="YES" hidesWhenStopped="NO""#) {
                (view: UIActivityIndicatorView) in
                view.style == .large && view.isAnimating && !view.hidesWhenStopped
            },
            attribute("progressView", #"progress="0.5""#) { (view: UIProgressView) in view.progress == 0.5 },
        ]

        nonisolated static let containers: [Attribute] = [
            attribute("scrollView", #"pagingEnabled="YES" bounces="NO" alwaysBounceVertical="YES""#) {
                (view: UIScrollView) in
                view.isPagingEnabled && !view.bounces && view.alwaysBounceVertical
            },
            attribute(
                "scrollView",
                #"showsHorizontalScrollIndicator="NO" showsVerticalScrollIndicator="NO" keyboardDismissMode="onDrag""#
            ) { (view: UIScrollView) in
                !view.showsHorizontalScrollIndicator && !view.showsVerticalScrollIndicator
                    && view.keyboardDismissMode == .onDrag
            },
            attribute("scrollView", #"contentInsetAdjustmentBehavior="never" delaysContentTouches="NO""#) {
                (view: UIScrollView) in
                view.contentInsetAdjustmentBehavior == .never && !view.delaysContentTouches
            },
            attribute(
                "stackView",
                #"axis="vertical" distribution="fillEqually" alignment="center" spacing="8""#,
                children: #"<subviews><label text="A"/><label text="B"/></subviews>"#
            ) { (stack: UIStackView) in
                stack.axis == .vertical && stack.distribution == .fillEqually && stack.alignment == .center
                    && stack.spacing == 8 && stack.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["A", "B"]
            },
            attribute("stackView", #"alignment="top" spacingType="standard" baselineRelativeArrangement="YES""#) {
                (stack: UIStackView) in
                stack.alignment == .leading && stack.spacing == UIStackView.spacingUseSystem
                    && stack.isBaselineRelativeArrangement
            },
            attribute("tableView", #"style="insetGrouped" rowHeight="60" sectionHeaderHeight="28""#) {
                (table: UITableView) in
                table.style == .insetGrouped && table.rowHeight == 60 && table.sectionHeaderHeight == 28
            },
            attribute("tableView", #"rowHeight="-1" estimatedRowHeight="-1" separatorStyle="none""#) {
                (table: UITableView) in
                table.rowHeight == UITableView.automaticDimension && table.separatorStyle == .none
            },
            attribute("tableView", #"allowsSelection="NO" allowsMultipleSelection="YES""#) { (table: UITableView) in
                !table.allowsSelection && table.allowsMultipleSelection
            },
            attribute(
                "tableView",
                children: #"<view key="tableFooterView" tag="9"><rect key="frame" width="9" height="20"/></view>"#
            ) { (table: UITableView) in table.tableFooterView?.tag == 9 },
            attribute(
                "tableViewCell",
                #"style="IBUITableViewCellStyleSubtitle" reuseIdentifier="c" textLabel="t" accessoryType="checkmark""#,
                children: """
                    <tableViewCellContentView key="contentView" tableViewCell="x"><subviews>
                    <label id="t" text="Title"/></subviews></tableViewCellContentView>
                    """
            ) { (cell: UITableViewCell) in
                cell.style == .subtitle && cell.reuseIdentifier == "c" && cell.accessoryType == .checkmark
                    && cell.textLabel?.text == "Title" && cell.contentView.subviews.contains { $0 === cell.textLabel }
            },
            attribute("tableViewCell", #"selectionStyle="none" indentationLevel="2" indentationWidth="7""#) {
                (cell: UITableViewCell) in
                cell.selectionStyle == .none && cell.indentationLevel == 2 && cell.indentationWidth == 7
            },
            attribute("imageView", #"image="star" catalog="system" highlighted="YES""#) { (view: UIImageView) in
                view.image?.isSymbolImage == true && view.isHighlighted
            },
            attribute("tapGestureRecognizer", #"numberOfTapsRequired="2" enabled="NO""#) {
                (recognizer: UITapGestureRecognizer) in
                recognizer.numberOfTapsRequired == 2 && !recognizer.isEnabled
            },
            attribute("pongPressGestureRecognizer", #"minimumPressDuration="1.5""#) {
                (recognizer: UILongPressGestureRecognizer) in
                recognizer.minimumPressDuration == 1.5
            },
            attribute("panGestureRecognizer", #"minimumNumberOfTouches="2""#) { (recognizer: UIPanGestureRecognizer) in
                recognizer.minimumNumberOfTouches == 2
            },
            attribute("swipeGestureRecognizer", #"direction="left""#) { (recognizer: UISwipeGestureRecognizer) in
                recognizer.direction == .left
            },
            attribute("navigationBar", #"largeTitles="YES""#) { (bar: UINavigationBar) in bar.prefersLargeTitles },
            attribute("barButtonItem", #"systemItem="add" tag="3" enabled="NO""#) { (item: UIBarButtonItem) in
                item.image != nil && item.tag == 3 && !item.isEnabled
            },
            attribute(
                "navigationItem",
                #"title="T" largeTitleDisplayMode="never" prompt="P""#,
                children: #"<barButtonItem key="rightBarButtonItem" title="R" style="done"/>"#
            ) { (item: UINavigationItem) in
                item.title == "T" && item.largeTitleDisplayMode == .never && item.prompt == "P"
                    && item.rightBarButtonItem?.title == "R"
                    && item.rightBarButtonItem?.style == .done
            },
        ]

        @Test(arguments: all)
        func theAttributeIsSet(attribute: Attribute) throws {
            let text = """
                <\(attribute.element) id="x" \(attribute.attributes)>\(attribute.children)</\(attribute.element)>
                """
            let object = try SampleNib.object(text, as: AnyObject.self)
            #expect(attribute.isSet(object), "\(text)")
            // Without the attribute, the property has its default value.
            if !attribute.attributes.isEmpty || !attribute.children.isEmpty {
                let plain = try SampleNib.object("<\(attribute.element) id=\"x\"/>", as: AnyObject.self)
                let isDefault = attribute.testDescription.contains("textColor\"/><nil")
                #expect(isDefault || !attribute.isSet(plain), "\(text)")
            }
        }
    }
}
