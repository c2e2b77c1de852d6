import CoreGraphics
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Bars with their items, and controllers.
extension UIKitScreenTests.NibAttributeTests {
    private nonisolated static let half = #"white="0.5" alpha="1""#
    @MainActor private static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }

    nonisolated static let bars: [Attribute] = [
        attribute("navigationBar", #"translucent="NO""#) { (bar: UINavigationBar) in !bar.isTranslucent },
        attribute("toolbar", #"translucent="NO""#) { (bar: UIToolbar) in !bar.isTranslucent },
        attribute("tabBar", #"translucent="NO""#) { (bar: UITabBar) in !bar.isTranslucent },
        attribute("navigationBar", #"barStyle="black""#) { (bar: UINavigationBar) in bar.barStyle == .black },
        attribute(
            "navigationBar",
            children: #"<textAttributes key="titleTextAttributes"><color key="textColor" \#(half)/></textAttributes>"#
        ) { (bar: UINavigationBar) in bar.titleTextAttributes?[.foregroundColor] is UIColor },
        attribute("navigationBar", children: #"<color key="barTintColor" \#(half)/>"#) { (bar: UINavigationBar) in
            bar.barTintColor == gray
        },
        attribute(
            "navigationItem",
            children: """
                <nil key="title"/><barButtonItem key="leftBarButtonItem" title="L"/>
                <barButtonItem key="backBarButtonItem" title="B"/><view key="titleView" tag="5"/>
                """
        ) { (item: UINavigationItem) in
            item.title == nil && item.leftBarButtonItem?.title == "L" && item.backBarButtonItem?.title == "B"
                && item.titleView?.tag == 5
        },
        attribute("navigationItem", children: #"<rightBarButtonItems><barButtonItem title="R"/></rightBarButtonItems>"#)
        {
            (item: UINavigationItem) in
            item.rightBarButtonItems?.map(\.title) == ["R"]
        },
        attribute("barButtonItem", #"image="star" catalog="system" width="40""#) { (item: UIBarButtonItem) in
            item.image?.isSymbolImage == true && item.width == 40
        },
        attribute(
            "barButtonItem",
            children: #"<segmentedControl key="customView" segmentControlStyle="bar" tag="6"/>"#
        ) { (item: UIBarButtonItem) in item.customView is UISegmentedControl && item.customView?.tag == 6 },
        attribute("barButtonItem", children: #"<color key="tintColor" \#(half)/>"#) { (item: UIBarButtonItem) in
            item.tintColor == gray
        },
        attribute("toolbar", children: #"<items><barButtonItem title="A"/></items>"#) { (bar: UIToolbar) in
            bar.items?.map(\.title) == ["A"]
        },
        attribute(
            "tabBar",
            children: #"<color key="selectedImageTintColor" \#(half)/><color key="barTintColor" \#(half)/>"#
        ) { (bar: UITabBar) in bar.tintColor == gray && bar.barTintColor == gray },
        attribute("tabBarItem", #"title="T" image="star" selectedImage="star" catalog="system" badgeValue="2""#) {
            (item: UITabBarItem) in
            item.title == "T" && item.image?.isSymbolImage == true && item.selectedImage?.isSymbolImage == true
                && item.badgeValue == "2"
        },
        attribute("tabBarItem", #"systemItem="search""#) { (item: UITabBarItem) in item.image != nil },
        attribute(
            "searchBar",
            #"searchBarStyle="minimal" placeholder="Find" showsBookmarkButton="YES" showsSearchResultsButton="YES""#,
            children: #"<color key="barTintColor" \#(half)/>"#
        ) { (bar: UISearchBar) in
            bar.searchBarStyle == .minimal && bar.placeholder == "Find" && bar.showsBookmarkButton
                && bar.showsSearchResultsButton && bar.barTintColor == gray
        },
    ]

    nonisolated static let controllers: [Attribute] = [
        attribute("viewController", #"title="T" hidesBottomBarWhenPushed="YES" definesPresentationContext="YES""#) {
            (controller: UIViewController) in
            controller.title == "T" && controller.hidesBottomBarWhenPushed && controller.definesPresentationContext
        },
        attribute("viewController", #"providesPresentationContextTransitionStyle="YES""#) {
            (controller: UIViewController) in
            controller.providesPresentationContextTransitionStyle
        },
        attribute("viewController", #"automaticallyAdjustsScrollViewInsets="NO""#) { (controller: UIViewController) in
            // The property is deprecated.
            !controller.storage.adjustsScrollViews
        },
        attribute("viewController", #"extendedLayoutIncludesOpaqueBars="YES""#) { (controller: UIViewController) in
            controller.extendedLayoutIncludesOpaqueBars
        },
        attribute(
            "viewController",
            children: #"<extendedEdge key="edgesForExtendedLayout" top="YES" bottom="YES"/>"#
        ) { (controller: UIViewController) in controller.edgesForExtendedLayout == [.top, .bottom] },
        attribute("viewController", children: #"<extendedEdge key="edgesForExtendedLayout"/>"#) {
            (controller: UIViewController) in
            controller.edgesForExtendedLayout == []
        },
        attribute("viewController", #"providesPresentationContextTransitionStyle="YES""#) {
            (controller: UIViewController) in
            controller.providesPresentationContextTransitionStyle
        },
        attribute("viewController", #"modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve""#) {
            (controller: UIViewController) in
            controller.modalPresentationStyle == .formSheet && controller.modalTransitionStyle == .crossDissolve
        },
        attribute(
            "viewController",
            children: #"<value key="contentSizeForViewInPopover" type="size" width="300" height="200"/>"#
        ) { (controller: UIViewController) in controller.preferredContentSize == CGSize(width: 300, height: 200) },
        attribute("tableViewController", #"clearsSelectionOnViewWillAppear="NO""#) {
            (controller: UITableViewController) in
            !controller.clearsSelectionOnViewWillAppear
        },
        attribute("navigationController", #"navigationBarHidden="YES" toolbarHidden="NO""#) {
            (controller: UINavigationController) in
            controller.isNavigationBarHidden && !controller.isToolbarHidden
        },
        attribute("navigationController", children: #"<toolbar key="toolbar" tag="7"/>"#) {
            (controller: UINavigationController) in
            controller.toolbar.tag == 7
        },
        attribute("splitViewController", #"allowDoubleColumnStyle="YES""#) { (controller: UISplitViewController) in
            controller.style == .doubleColumn
        },
        attribute("pageViewController", #"transitionStyle="pageCurl" navigationOrientation="vertical""#) {
            (controller: UIPageViewController) in
            controller.transitionStyle == .pageCurl && controller.navigationOrientation == .vertical
        },
        attribute("pageViewController", #"transitionStyle="pageCurl" spineLocation="mid""#) {
            (controller: UIPageViewController) in controller.spineLocation == .mid
        },
    ]
}
