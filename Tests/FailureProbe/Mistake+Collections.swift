import UIKit
import UIKitTesting

extension Mistake {
    /// Creates a collection view in a window, with three items in one section.
    static func collection(_ change: (Items) -> Void = { _ in }) -> Items {
        let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
        change(items)
        show(items)
        return items
    }

    /// A client's controller.
    final class Items: UICollectionViewController {
        var counts = [3]
        var cell: (UICollectionView, IndexPath) -> UICollectionViewCell = {
            $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        override func collectionView(
            _ collectionView: UICollectionView,
            numberOfItemsInSection section: Int
        ) -> Int { counts[section] }

        override func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { cell(collectionView, indexPath) }
    }

    /// A client's layout, with the attributes of some elements.
    final class Places: UICollectionViewLayout {
        var attributes: [UICollectionViewLayoutAttributes] = []

        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            for attributes in attributes { attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50) }
            return attributes
        }
    }

    private static func places(_ attributes: UICollectionViewLayoutAttributes) -> Items {
        let layout = Places()
        layout.attributes = [attributes]
        return Items(collectionViewLayout: layout)
    }

    static func emptyCollection() -> UICollectionView {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    private static func nib(_ objects: String) -> UINib {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\(objects)</objects>
            </document>
            """
        return UINib(data: Data(text.utf8), bundle: nil)
    }

    static let collections = [
        Mistake("the number of items in a section that is not there") {
            _ = collection().collectionView.numberOfItems(inSection: 9)
        },
        Mistake("a class that is none of collection view cells") {
            emptyCollection().register(UIView.self, forCellWithReuseIdentifier: "cell")
        },
        Mistake("a class that is none of supplementary views") {
            let collection = emptyCollection()
            collection.register(UIView.self, forSupplementaryViewOfKind: "k", withReuseIdentifier: "view")
            _ = collection.dequeueReusableSupplementaryView(ofKind: "k", withReuseIdentifier: "view", for: [0, 0])
        },
        Mistake("a collection view cell of an identifier that is not registered") {
            _ = collection().collectionView.dequeueReusableCell(withReuseIdentifier: "missing", for: [0, 1])
        },
        Mistake("a nib without a collection view cell") {
            let collection = emptyCollection()
            collection.register(nib("<view id=\"v\"/>"), forCellWithReuseIdentifier: "cell")
            _ = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])
        },
        Mistake("a nib with a view in place of a cell") {
            let collection = emptyCollection()
            collection.register(nib("<collectionReusableView id=\"v\"/>"), forCellWithReuseIdentifier: "cell")
            _ = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])
        },
        Mistake("a nib of another reuse identifier") {
            let collection = emptyCollection()
            let other = nib("<collectionViewCell id=\"c\" reuseIdentifier=\"other\"/>")
            collection.register(other, forCellWithReuseIdentifier: "cell")
            _ = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])
        },
        Mistake("a registration whose nib has another class") {
            final class Card: UICollectionViewCell {}
            let registration = UICollectionView.CellRegistration<Card, Int>(
                cellNib: nib("<collectionViewCell id=\"c\"/>")
            ) { _, _, _ in }
            _ = emptyCollection().dequeueConfiguredReusableCell(using: registration, for: [0, 0], item: 1)
        },
        Mistake("a registration for each cell") {
            _ = collection {
                $0.cell = { collection, path in
                    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
                    return collection.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
                }
            }
        },
        Mistake("a collection view cell that was not dequeued") {
            _ = collection { $0.cell = { _, _ in UICollectionViewCell(frame: .zero) } }
        },
        Mistake("one collection view cell for two items") {
            let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
            var cell: UICollectionViewCell?
            items.cell = { collection, path in
                let used = cell ?? collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                cell = used
                return used
            }
            show(items)
        },
        Mistake("a supplementary view that was not dequeued") {
            show(places(UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "k", with: [0, 0])))
        },
        Mistake("a decoration view that is not registered") {
            show(places(UICollectionViewLayoutAttributes(forDecorationViewOfKind: "k", with: [0, 0])))
        },
        Mistake("attributes of an item that is not there") {
            show(places(UICollectionViewLayoutAttributes(forCellWith: [0, 7])))
        },
        Mistake("a negative number of sections of items") {
            final class Sections: UICollectionViewController {
                override func numberOfSections(in collectionView: UICollectionView) -> Int { -1 }
            }
            show(Sections(collectionViewLayout: UICollectionViewFlowLayout()))
        },
        Mistake("a section of a negative number of items") { _ = collection { $0.counts = [-1] } },
        Mistake("a collection view controller without cells") {
            final class Cells: UICollectionViewController {
                override func collectionView(
                    _ collectionView: UICollectionView,
                    numberOfItemsInSection section: Int
                ) -> Int { 1 }
            }
            show(Cells(collectionViewLayout: UICollectionViewFlowLayout()))
        },
        Mistake("a scroll to an item that is not there") {
            collection().collectionView.scrollToItem(at: [0, 3], at: .top, animated: false)
        },
        Mistake("a scroll to a section of items that is not there") {
            collection().collectionView.scrollToItem(at: [2, 0], at: .top, animated: false)
        },
        Mistake("a scroll to two vertical positions") {
            collection().collectionView.scrollToItem(at: [0, 0], at: [.top, .bottom], animated: false)
        },
        Mistake("an insertion of an item of which the data source knows nothing") {
            collection().collectionView.insertItems(at: [[0, 0]])
        },
        Mistake("an interactive transition in another one") {
            let view = collection().collectionView
            for _ in 0..<2 { _ = view?.startInteractiveTransition(to: UICollectionViewFlowLayout()) }
        },
        Mistake("another cell for an item that is reconfigured") {
            let items = collection()
            items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
            items.cell = { collection, _ in
                collection.dequeueReusableCell(withReuseIdentifier: "other", for: [0, 9])
            }
            items.collectionView.reconfigureItems(at: [[0, 1]])
        },
    ]
}
