import CoreGraphics
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UICollectionViewCellTests {
        private func cell() -> UICollectionViewCell {
            UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        }

        @Test func theContentViewFillsTheCell() {
            let cell = cell()
            cell.layoutIfNeeded()
            #expect(cell.contentView.frame == cell.bounds && cell.contentView.superview === cell)
            cell.frame.size = CGSize(width: 70, height: 30)
            cell.layoutIfNeeded()
            #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
        }

        @Test func backgroundsAreBehindTheContent() {
            let (cell, back, selected) = (cell(), UIView(), UIView())
            cell.selectedBackgroundView = selected
            cell.backgroundView = back
            cell.layoutIfNeeded()
            #expect(cell.subviews == [back, cell.contentView] && back.frame == cell.bounds)
            cell.isSelected = true
            #expect(cell.subviews == [back, selected, cell.contentView] && selected.frame == cell.bounds)
            cell.isSelected = false
            #expect(cell.subviews == [back, cell.contentView])
            cell.isHighlighted = true
            #expect(cell.subviews == [back, selected, cell.contentView])
            cell.selectedBackgroundView = nil
            cell.backgroundView = nil
            #expect(cell.subviews == [cell.contentView])
        }

        @Test func configurationsFollowTheState() throws {
            let cell = cell()
            var states: [String] = []
            cell.configurationUpdateHandler = { _, state in
                states.append("\(state.isSelected) \(state.isHighlighted) \(state.isDisabled)")
            }
            cell.layoutIfNeeded()
            #expect(states == ["false false false"])
            cell.isSelected = true
            cell.layoutIfNeeded()
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
            cell.isHighlighted = true
            cell.isUserInteractionEnabled = false
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
            #expect(states.last == "true true true")
            cell.setNeedsUpdateConfiguration()
            cell.layoutIfNeeded()
            #expect(states.suffix(2) == ["true true true", "true true true"])
        }

        @Test func aContentConfigurationFillsTheContentView() throws {
            let cell = cell()
            var content = UIListContentConfiguration.cell()
            content.text = "A"
            cell.contentConfiguration = content
            cell.layoutIfNeeded()
            let view = try #require(cell.contentView.subviews.first)
            #expect(view is UIListContentView && view.frame == cell.contentView.bounds)
            #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "A")
            let height = cell.systemLayoutSizeFitting(CGSize(width: 100, height: 10)).height
            #expect(height > 20)
            cell.contentConfiguration = nil
            #expect(cell.contentView.subviews.isEmpty)
        }

        @Test func aBackgroundConfigurationReplacesTheBackgroundViews() {
            let cell = cell()
            cell.backgroundView = UIView()
            var background = cell.defaultBackgroundConfiguration()
            background.backgroundColor = .red
            cell.backgroundConfiguration = background
            cell.layoutIfNeeded()
            #expect(cell.backgroundView == nil && cell.subviews.count == 2)
            #expect(cell.subviews.first?.frame == cell.bounds && cell.subviews.last === cell.contentView)
            #expect(cell.backgroundConfiguration?.backgroundColor == .red)
            cell.backgroundConfiguration = nil
            #expect(cell.subviews == [cell.contentView])
        }

        @Test func automaticUpdatesCanBeTurnedOff() {
            let cell = cell()
            #expect(cell.automaticallyUpdatesContentConfiguration && cell.automaticallyUpdatesBackgroundConfiguration)
            cell.automaticallyUpdatesContentConfiguration = false
            cell.automaticallyUpdatesBackgroundConfiguration = false
            #expect(!cell.configurations.updatesContent && !cell.configurations.updatesBackground)
        }

        @Test func constraintsDetermineThePreferredSize() {
            let cell = cell()
            cell.contentView.widthAnchor.constraint(equalToConstant: 44).isActive = true
            cell.contentView.heightAnchor.constraint(equalToConstant: 33).isActive = true
            let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
            attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
            let preferred = cell.preferredLayoutAttributesFitting(attributes)
            #expect(preferred.frame == CGRect(x: 10, y: 20, width: 44, height: 33))
            #expect(attributes.size == CGSize(width: 100, height: 60))
        }

        @Test func aReusableViewWithoutConstraintsTakesItsSize() {
            let view = UICollectionReusableView(frame: .zero)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
            attributes.size = CGSize(width: 12, height: 13)
            #expect(view.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 12, height: 13))
            view.widthAnchor.constraint(equalToConstant: 44).isActive = true
            view.heightAnchor.constraint(equalToConstant: 33).isActive = true
            #expect(view.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 44, height: 33))
        }

        @Test func attributesGiveAViewItsLook() {
            let view = UICollectionReusableView(frame: .zero)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
            attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
            attributes.alpha = 0.5
            attributes.zIndex = 3
            attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.place(attributes)
            #expect(view.bounds.size == attributes.size && view.center == attributes.center)
            #expect(view.alpha == 0.5 && view.layer.zPosition == 3 && view.transform == attributes.transform)
            attributes.isHidden = true
            view.place(attributes)
            #expect(view.isHidden)
        }
    }
}
