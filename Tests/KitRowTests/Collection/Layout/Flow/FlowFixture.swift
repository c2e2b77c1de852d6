import Foundation
import UIKit

/// A collection view with a flow layout and a delegate that determines sizes.
final class FlowFixture: LayoutFixture, UICollectionViewDelegateFlowLayout {
    let flow: UICollectionViewFlowLayout
    var sizes: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
    var insets: [UIEdgeInsets] = []
    var lineSpacing: [CGFloat] = []
    var itemSpacing: [CGFloat] = []
    var headers: [CGSize] = []
    var footers: [CGSize] = []
    /// The items whose size was asked for.
    var measured: [IndexPath] = []

    init(_ flow: UICollectionViewFlowLayout = UICollectionViewFlowLayout(), counts: [Int]) {
        self.flow = flow
        super.init(flow, counts: counts)
        collection.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        measured.append(indexPath)
        return sizes(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        insets.isEmpty ? flow.sectionInset : insets[section]
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        lineSpacing.isEmpty ? flow.minimumLineSpacing : lineSpacing[section]
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        itemSpacing.isEmpty ? flow.minimumInteritemSpacing : itemSpacing[section]
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        headers.isEmpty ? flow.headerReferenceSize : headers[section]
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        footers.isEmpty ? flow.footerReferenceSize : footers[section]
    }
}
