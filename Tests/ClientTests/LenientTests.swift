import Testing
import UIKit
import UIKitTesting

/// Uses that are no errors before they matter, and constraints that tests of others count.
@Suite @MainActor struct LenientTests {
    @Test func aClassThatIsNoReusableViewIsRegistered() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UITableViewHeaderFooterView.self, forSupplementaryViewOfKind: "k", withReuseIdentifier: "v")
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "k", withReuseIdentifier: "w")
        view.register(nil as AnyClass?, forSupplementaryViewOfKind: "k", withReuseIdentifier: "v")
    }

    @Test func aGuideOfAControllerHasTwoConstraints() {
        let (top, bottom) = (UIViewController(), UIViewController())
        let before = top.view.constraints.count
        _ = top.topLayoutGuide
        _ = top.topLayoutGuide
        _ = bottom.view
        _ = bottom.bottomLayoutGuide
        #expect(top.view.constraints.count == before + 2 && bottom.view.constraints.count == before + 2)
    }
}
