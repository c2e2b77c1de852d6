import CoreGraphics
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Collection views with their cells and layouts.
extension UIKitScreenTests.NibAttributeTests {
    nonisolated static let collections: [Attribute] = [
        attribute(
            "collectionView",
            #"allowsSelection="NO" allowsMultipleSelection="YES" prefetchingEnabled="NO" pagingEnabled="YES""#,
            children: """
                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="20"/>
                <view key="backgroundView" tag="4"/>
                <inset key="scrollIndicatorInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" tag="5"/>
                <cells><collectionViewCell reuseIdentifier="card" tag="6"/></cells>
                """
        ) { (collection: UICollectionView) in
            guard collection.pool.hasSource(for: .cell, "card") else { return false }
            let header = collection.dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "head",
                for: [0, 0]
            )
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "card", for: [0, 0])
            return !collection.allowsSelection && collection.allowsMultipleSelection
                && !collection.isPrefetchingEnabled && collection.isPagingEnabled && header.tag == 5 && cell.tag == 6
                && (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing == 20
                && collection.collectionViewLayout.collectionView === collection && collection.backgroundView?.tag == 4
                && collection.scrollIndicatorInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
        },
        attribute(
            "collectionView",
            children: """
                <collectionViewLayout key="collectionViewLayout" customClass="GridLayout" customModule="UIKitTestSupport"/>
                """
        ) { (collection: UICollectionView) in collection.collectionViewLayout is GridLayout },
        attribute(
            "collectionViewFlowLayout",
            #"minimumLineSpacing="7" minimumInteritemSpacing="6" scrollDirection="horizontal""#,
            children: """
                <size key="itemSize" width="9" height="8"/><size key="headerReferenceSize" width="3" height="4"/>
                <size key="footerReferenceSize" width="5" height="6"/><size key="estimatedItemSize" width="7" height="8"/>
                <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
                """
        ) { (layout: UICollectionViewFlowLayout) in
            layout.minimumLineSpacing == 7 && layout.minimumInteritemSpacing == 6
                && layout.scrollDirection == .horizontal && layout.itemSize == CGSize(width: 9, height: 8)
                && layout.headerReferenceSize == CGSize(width: 3, height: 4)
                && layout.footerReferenceSize == CGSize(width: 5, height: 6)
                && layout.estimatedItemSize == CGSize(width: 7, height: 8)
                && layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
        },
        attribute("collectionViewFlowLayout", #"sectionInsetReference="safeArea" automaticEstimatedItemSize="YES""#) {
            (layout: UICollectionViewFlowLayout) in
            layout.sectionInsetReference == .fromSafeArea
                && layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
        },
        attribute("collectionViewFlowLayout", #"customClass="NibFlow" customModule="KitTests""#) {
            (layout: UICollectionViewFlowLayout) in
            layout is NibFlow
        },
        attribute("collectionViewLayout", #"customClass="GridLayout" customModule="UIKitTestSupport""#) {
            (layout: UICollectionViewLayout) in
            layout is GridLayout
        },
        attribute(
            "collectionViewCell",
            #"reuseIdentifier="card""#,
            children: """
                <view key="backgroundView" tag="1"/><view key="selectedBackgroundView" tag="2"/>
                <collectionViewCellContentView key="contentView" tag="3"><subviews><label text="T"/></subviews>
                </collectionViewCellContentView>
                """
        ) { (cell: UICollectionViewCell) in
            cell.reuseIdentifier == "card" && cell.backgroundView?.tag == 1 && cell.selectedBackgroundView?.tag == 2
                && cell.contentView.tag == 3 && (cell.contentView.subviews.first as? UILabel)?.text == "T"
        },
        attribute("collectionViewCell", children: #"<view key="contentView" tag="3"/>"#) {
            (cell: UICollectionViewCell) in
            cell.contentView.tag == 3
        },
        attribute("collectionReusableView", #"reuseIdentifier="head""#) { (view: UICollectionReusableView) in
            view.reuseIdentifier == "head"
        },
        attribute("collectionViewController", #"clearsSelectionOnViewWillAppear="NO""#) {
            (controller: UICollectionViewController) in
            !controller.clearsSelectionOnViewWillAppear
        },
    ]
}
