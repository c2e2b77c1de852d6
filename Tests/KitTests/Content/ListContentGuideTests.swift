import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@MainActor struct ListContentGuideTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480))

    private func show(_ change: (inout UIListContentConfiguration) -> Void) throws -> UIListContentView {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Text"
        change(&content)
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        screen.window.addSubview(view)
        view.layoutIfNeeded()
        return view
    }

    @Test func partsThatAreNotThereHaveNoGuide() throws {
        let view = try show { _ in }
        #expect(view.textLayoutGuide != nil)
        #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
    }

    @Test func viewsCanBeAlignedWithTheParts() throws {
        let view = try show {
            $0.secondaryText = "More"
            $0.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        }
        let guides = [view.textLayoutGuide, view.secondaryTextLayoutGuide, view.imageLayoutGuide]
        let frames = view.subviews.filter { $0 is UILabel || $0 is UIImageView }.map(\.frame)
        let badge = UIView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        let text = try #require(view.textLayoutGuide)
        NSLayoutConstraint.activate([
            badge.leftAnchor.constraint(equalTo: text.leftAnchor),
            badge.topAnchor.constraint(equalTo: text.topAnchor),
            badge.heightAnchor.constraint(equalTo: text.heightAnchor),
            badge.widthAnchor.constraint(equalToConstant: 8),
        ])
        view.layoutIfNeeded()
        let placed = guides.compactMap { $0?.layoutFrame.debugDescription }
        #expect(Set(placed) == Set(frames.map(\.debugDescription)) && placed.count == 3)
        let label = try #require(view.subviews.first { ($0 as? UILabel)?.text == "Text" })
        #expect(badge.frame.minX == label.frame.minX && badge.frame.minY == label.frame.minY)
        #expect(badge.frame.height == label.frame.height)
        // They follow the text.
        var content = try #require(view.configuration as? UIListContentConfiguration)
        content.image = nil
        view.configuration = content
        view.layoutIfNeeded()
        #expect(badge.frame.minX == label.frame.minX && label.frame.minX == 16)
    }

    @Test func prominentHeadersAreLarger() {
        let sizes = [
            UIListContentConfiguration.groupedHeader(), .prominentInsetGroupedHeader(),
            .extraProminentInsetGroupedHeader(),
        ].map(\.textProperties.font.pointSize)
        #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
    }

    @Test func rowsBesideASidebarAreLikeItsRows() {
        let (row, subtitle) = (
            UIListContentConfiguration.accompaniedSidebarCell(),
            UIListContentConfiguration.accompaniedSidebarSubtitleCell()
        )
        #expect(row.directionalLayoutMargins == UIListContentConfiguration.sidebarCell().directionalLayoutMargins)
        #expect(row.directionalLayoutMargins != UIListContentConfiguration.cell().directionalLayoutMargins)
        #expect(row.textToSecondaryTextVerticalPadding == 4 && subtitle.textToSecondaryTextVerticalPadding == 0)
        #expect(row != .sidebarCell())
    }

    @Test func theirBackgroundShowsOnlyTheSelection() {
        let background = UIBackgroundConfiguration.listAccompaniedSidebarCell()
        #expect(background.cornerRadius == 10)
        #expect(background.resolvedBackgroundColor(for: .red) == .clear)
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isSelected = true
        #expect(background.updated(for: state).resolvedBackgroundColor(for: .red) == .systemGray4)
    }
}
