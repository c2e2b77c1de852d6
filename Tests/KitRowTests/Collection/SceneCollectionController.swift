import UIKit

/// A controller of a collection view that storyboards of tests name. It records what happens to it.
final class SceneCollectionController: UICollectionViewController {
    var events: [String] = []

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        events.append("select \(indexPath.item)")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let selected = collectionView.indexPathsForSelectedItems?.first?.item
        events.append("prepare \(segue.identifier ?? "nil") \(selected ?? -1)")
    }
}
