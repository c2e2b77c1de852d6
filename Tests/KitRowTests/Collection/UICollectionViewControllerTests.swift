import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UICollectionViewControllerTests {
        class Cards: UICollectionViewController {
            var selected: [Int] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            }

            override func collectionView(
                _ collectionView: UICollectionView,
                numberOfItemsInSection section: Int
            ) -> Int { 4 }

            override func collectionView(
                _ collectionView: UICollectionView,
                cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }

            override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                selected.append(indexPath.item)
            }
        }

        @Test func theControllerIsDataSourceAndDelegate() throws {
            let layout = UICollectionViewFlowLayout()
            let controller = Cards(collectionViewLayout: layout)
            #expect(controller.collectionViewLayout === layout && !controller.isViewLoaded)
            let screen = TestScreen(size: CGSize(width: 300, height: 400))
            screen.show(controller)
            screen.settle()
            let collection = try #require(controller.collectionView)
            #expect(collection.superview === controller.view && collection.frame == controller.view.bounds)
            #expect(collection.visibleCells.count == 4 && collection.collectionViewLayout === layout)
            screen.tap(try #require(collection.cellForItem(at: [0, 2])))
            screen.settle()
            #expect(controller.selected == [2] && collection.indexPathsForSelectedItems == [[0, 2]])
            screen.resize(to: CGSize(width: 200, height: 300))
            screen.settle()
            #expect(collection.frame == controller.view.bounds)
        }

        @Test(arguments: [true, false]) func theSelectionEndsWhenTheViewReturns(clears: Bool) throws {
            let controller = Cards(collectionViewLayout: UICollectionViewFlowLayout())
            #expect(controller.clearsSelectionOnViewWillAppear)
            controller.clearsSelectionOnViewWillAppear = clears
            let navigation = UINavigationController(rootViewController: controller)
            let screen = TestScreen()
            screen.show(navigation)
            screen.settle()
            controller.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
            navigation.pushViewController(UIViewController(), animated: false)
            screen.settle()
            navigation.popViewController(animated: false)
            screen.settle()
            #expect((controller.collectionView.indexPathsForSelectedItems ?? []).isEmpty == clears)
        }

        @Test func theCollectionViewCanBeReplaced() {
            let controller = Cards(collectionViewLayout: UICollectionViewFlowLayout())
            let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            let first = controller.collectionView
            controller.collectionView = other
            #expect(controller.collectionView === other && other.superview === controller.view)
            #expect(first?.superview == nil)
        }

        @Test func aStoryboardHasPrototypesAndAHeader() throws {
            let screen = TestScreen()
            let storyboard = try SampleStoryboard.make(
                initial: "c",
                """
                <collectionViewController id="c" customClass="SceneCollectionController" customModule="KitRowTests"
                clearsSelectionOnViewWillAppear="NO">
                <collectionView key="view" dataMode="prototypes" alwaysBounceVertical="YES" id="cv">
                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="8"
                minimumInteritemSpacing="4" id="fl">
                <size key="itemSize" width="70" height="40"/><size key="headerReferenceSize" width="50" height="30"/>
                <size key="footerReferenceSize" width="0.0" height="0.0"/>
                <inset key="sectionInset" minX="5" minY="6" maxX="7" maxY="8"/></collectionViewFlowLayout>
                <cells><collectionViewCell reuseIdentifier="Card" id="cell">
                <view key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="70" height="40"/>
                <subviews><label id="l" text="Title" tag="5"/></subviews></view>
                <connections><segue destination="b" kind="show" identifier="detail" id="s"/></connections>
                </collectionViewCell></cells>
                <collectionReusableView key="sectionHeaderView" reuseIdentifier="Header" tag="9" id="h"/>
                <connections><outlet property="dataSource" destination="c"/>
                <outlet property="delegate" destination="c"/></connections>
                </collectionView></collectionViewController>
                """,
                SampleStoryboard.scene("b")
            )
            let controller = try #require(
                storyboard.instantiateInitialViewController() as? SceneCollectionController
            )
            screen.show(controller)
            screen.settle()
            let collection = try #require(controller.collectionView)
            #expect(collection.superview === controller.view && collection.alwaysBounceVertical)
            #expect(!controller.clearsSelectionOnViewWillAppear)
            let cell = try #require(collection.cellForItem(at: [0, 0]))
            #expect(cell.frame == CGRect(x: 5, y: 36, width: 70, height: 40))
            #expect((cell.contentView.viewWithTag(5) as? UILabel)?.text == "Title")
            let header = collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: [0, 0]
            )
            #expect(header?.tag == 9 && header?.frame.height == 30)
            screen.tap(cell)
            screen.settle()
            #expect(controller.events == ["prepare detail 0", "select 0"])
        }
    }
}
