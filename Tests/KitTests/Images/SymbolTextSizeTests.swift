import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests that symbols, and the marks of the system, grow with the text.
    @Suite @MainActor struct SymbolTextSizeTests {
        private let screen = TestScreen(size: CGSize(width: 390, height: 700))
        private let controller = UIViewController()
        private let star = UIImage(systemName: "star")

        /// The growth of the body style from the default text size to the largest one.
        private let growth: CGFloat = 53 / 17

        init() {
            screen.show(controller)
            screen.settle()
        }

        private func enlarge() {
            screen.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            screen.settle()
        }

        private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.6 }

        @Test func anImageViewShowsASymbolInTheSizeOfItsTextStyle() throws {
            let view = UIImageView(image: star)
            controller.view.addSubview(view)
            let usual = view.intrinsicContentSize
            enlarge()
            #expect(view.intrinsicContentSize == usual)
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
            #expect(isClose(view.intrinsicContentSize.height, usual.height * growth))
            view.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
            #expect(view.intrinsicContentSize == usual)
        }

        @Test func theSymbolOfASystemButtonHasTheSizeOfItsTitle() throws {
            let button = UIButton(type: .system)
            button.setImage(star, for: .normal)
            button.setTitle("Star", for: .normal)
            button.titleLabel?.font = .preferredFont(forTextStyle: .title1)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            controller.view.addSubview(button)
            button.sizeToFit()
            screen.settle()
            let usual = try #require(star).size
            let image = try #require(button.imageView)
            #expect(isClose(image.frame.height, usual.height * 28 / 17))
            enlarge()
            button.sizeToFit()
            screen.settle()
            #expect(isClose(image.frame.height, usual.height * 58 / 17))
            #expect(button.bounds.contains(image.frame))
            button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 17), forImageIn: .normal)
            button.sizeToFit()
            screen.settle()
            #expect(isClose(image.frame.height, usual.height))
        }

        private func cell(_ style: UITableViewCell.CellStyle = .default) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
            controller.view.addSubview(cell)
            return cell
        }

        @Test func theSymbolOfACellHasTheSizeOfItsTitle() throws {
            let cell = cell()
            cell.textLabel?.text = "Star"
            cell.imageView?.image = star
            screen.settle()
            let usual = try #require(cell.imageView).frame
            #expect(usual.size == star?.size)
            enlarge()
            let image = try #require(cell.imageView).frame
            #expect(isClose(image.height, usual.height * growth))
            #expect(try #require(cell.textLabel).frame.minX == image.maxX + TableMetrics.imageSpacing)
        }

        @Test func theSymbolOfAListContentHasTheSizeOfItsText() throws {
            var content = UIListContentConfiguration.cell()
            #expect(content.imageProperties.preferredSymbolConfiguration == .init(textStyle: .body))
            (content.text, content.image) = ("Star", star)
            let view = UIListContentView(configuration: content)
            view.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
            controller.view.addSubview(view)
            screen.settle()
            let picture = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
            let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
            let usual = picture.frame
            #expect(isClose(usual.height, try #require(star).size.height))
            enlarge()
            #expect(isClose(picture.frame.height, usual.height * growth) && label.frame.minX > picture.frame.maxX)
            content.imageProperties.preferredSymbolConfiguration = nil
            view.configuration = content
            screen.settle()
            #expect(picture.frame.size == usual.size)
        }

        @Test(
            arguments: [
                (.disclosureIndicator, 29.5), (.detailButton, 62),
                (.detailDisclosureButton, 29.5 + 8 + 62),
            ] as [(UITableViewCell.AccessoryType, CGFloat)]
        )
        func accessoriesGrowWithTheText(type: UITableViewCell.AccessoryType, width: CGFloat) throws {
            let cell = cell()
            cell.accessoryType = type
            screen.settle()
            let usual = cell.contentView.frame.maxX
            enlarge()
            let extent = width + cell.systemMargin
            #expect(cell.contentView.frame.maxX == 390 - extent && usual > 390 - extent)
            let accessory = try #require(cell.accessory)
            #expect(accessory.frame.maxX == 390 && accessory.frame.minX == 390 - extent)
            #expect(accessory.bounds.height >= 44)
        }

        @Test func editingControlsGrowWithTheText() throws {
            let fixture = EditingFixture(rows: 2)
            fixture.canMove = { _ in true }
            let screen = fixture.show()
            fixture.table.setEditing(true, animated: false)
            screen.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            screen.settle()
            let cell = try #require(fixture.cell(0))
            let control = try #require(cell.subviews.first { $0 is EditControl })
            let grip = try #require(cell.subviews.first { $0 is ReorderControl })
            // The lines of the body style are 62 points apart, and 22 at the default text size.
            #expect(isClose(control.frame.width, 26 * 62 / 22) && isClose(control.frame.height, 26 * 62 / 22))
            #expect(isClose(grip.frame.width, 27 * 62 / 22))
            #expect(control.frame.maxX <= cell.contentView.frame.minX + 1.1)
            #expect(isClose(cell.contentView.frame.maxX, grip.frame.minX) && isClose(grip.frame.maxX, 320 - 16))
        }

        @Test func theImagesOfMenusGrowWithTheText() throws {
            enlarge()
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 40, width: 100, height: 44)
            button.menu = UIMenu(children: [UIAction(title: "Star", image: star) { _ in }])
            button.showsMenuAsPrimaryAction = true
            controller.view.addSubview(button)
            screen.settle()
            screen.click(at: CGPoint(x: 60, y: 60))
            screen.settle()
            let overlay = screen.window.subviews.compactMap { $0 as? MenuOverlay }.first
            let row = try #require(overlay?.panels.first?.rows.first)
            let image = try #require(row.subviews.compactMap { $0 as? UIImageView }.first)
            let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Star" })
            #expect(image.frame.width > 2 * MenuMetrics.imageSize && image.frame.width == image.frame.height)
            #expect(row.bounds.contains(image.frame) && !image.frame.intersects(label.frame))
        }
    }
}
