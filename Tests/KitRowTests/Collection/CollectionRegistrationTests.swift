import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct CollectionRegistrationTests {
        private final class Card: UICollectionViewCell {
            let note: String
            override init(frame: CGRect) {
                note = "made"
                super.init(frame: frame)
            }
            required init?(coder: NSCoder) {
                note = "from nib"
                super.init(coder: coder)
            }
        }

        private func collection() -> UICollectionView {
            UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 400),
                collectionViewLayout: UICollectionViewFlowLayout()
            )
        }

        @Test func aClassIsRegistered() throws {
            let collection = collection()
            collection.register(Card.self, forCellWithReuseIdentifier: "card")
            let card = try #require(
                collection.dequeueReusableCell(withReuseIdentifier: "card", for: [0, 0]) as? Card
            )
            #expect(card.note == "made" && card.reuseIdentifier == "card")
            collection.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: "k",
                withReuseIdentifier: "v"
            )
            let view = collection.dequeueReusableSupplementaryView(ofKind: "k", withReuseIdentifier: "v", for: [0, 0])
            #expect(view.reuseIdentifier == "v")
        }

        @Test func aNibIsRegistered() throws {
            let collection = collection()
            let nib = try nib(#"<collectionViewCell id="c" reuseIdentifier="card" tag="7"/>"#)
            collection.register(nib, forCellWithReuseIdentifier: "card")
            #expect(collection.dequeueReusableCell(withReuseIdentifier: "card", for: [0, 0]).tag == 7)
            let header = try self.nib(#"<collectionReusableView id="c" tag="8"/>"#)
            collection.register(header, forSupplementaryViewOfKind: "k", withReuseIdentifier: "v")
            let view = collection.dequeueReusableSupplementaryView(ofKind: "k", withReuseIdentifier: "v", for: [0, 0])
            #expect(view.tag == 8 && view.reuseIdentifier == "v")
        }

        private func nib(_ text: String) throws -> UINib {
            UINib(data: Data(SampleNib.xib(text).utf8), bundle: nil)
        }

        @Test func aRegistrationConfiguresCells() throws {
            final class Source: NSObject, UICollectionViewDataSource {
                let registration = UICollectionView.CellRegistration<Card, String> { cell, indexPath, item in
                    cell.accessibilityLabel = "\(item) at \(indexPath.item)"
                }
                let header = UICollectionView.SupplementaryRegistration<CollectionFixture.Header>(
                    elementKind: UICollectionView.elementKindSectionHeader
                ) {
                    view,
                    kind,
                    indexPath in
                    view.accessibilityLabel = "\(kind) \(indexPath.section)"
                }
                func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                    2
                }
                func collectionView(
                    _ collectionView: UICollectionView,
                    cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell {
                    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "x")
                }
                func collectionView(
                    _ collectionView: UICollectionView,
                    viewForSupplementaryElementOfKind kind: String,
                    at indexPath: IndexPath
                ) -> UICollectionReusableView {
                    collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
                }
            }
            let source = Source()
            let layout = GridLayout()
            layout.headerHeight = 20
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 400),
                collectionViewLayout: layout
            )
            collection.dataSource = source
            collection.layoutIfNeeded()
            #expect(collection.cellForItem(at: [0, 1])?.accessibilityLabel == "x at 1")
            #expect(collection.cellForItem(at: [0, 1]) is Card)
            let kind = UICollectionView.elementKindSectionHeader
            #expect(collection.supplementaryView(forElementKind: kind, at: [0, 0])?.accessibilityLabel == "\(kind) 0")
            let cells = Set(collection.visibleCells.map(ObjectIdentifier.init))
            collection.reloadData()
            collection.layoutIfNeeded()
            #expect(Set(collection.visibleCells.map(ObjectIdentifier.init)) == cells)
        }

        @Test func aRegistrationTakesANib() throws {
            let nib = try nib(#"<collectionViewCell id="c" tag="7"/>"#)
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int>(cellNib: nib) {
                cell,
                _,
                item in cell.tag += item
            }
            let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
                supplementaryNib: try self.nib(#"<collectionReusableView id="c" tag="8"/>"#),
                elementKind: "k"
            ) { view, _, _ in view.tag += 1 }
            let collection = collection()
            #expect(collection.dequeueConfiguredReusableCell(using: registration, for: [0, 0], item: 3).tag == 10)
            #expect(collection.dequeueConfiguredReusableSupplementary(using: header, for: [0, 0]).tag == 9)
        }
    }
}
