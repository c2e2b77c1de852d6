import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit

struct ButtonLayoutTests {
    /// In any space, image and title are inside the button and side by side in reading order, and the
    /// image keeps its size before the title does.
    @Test func imageAndTitleStandSideBySideInside() {
        for seed in 0..<2000 {
            var random = SeededGenerator(seed: UInt64(seed))
            func length(_ limit: Int) -> CGFloat { CGFloat(Int.random(in: 0...limit, using: &random)) }
            var layout = ButtonLayout()
            layout.image = CGSize(width: length(40), height: length(40))
            layout.title = CGSize(width: length(100) + 1, height: length(40) + 1)
            layout.horizontal = UIControl.ContentHorizontalAlignment(rawValue: Int(length(5))) ?? .center
            layout.vertical = UIControl.ContentVerticalAlignment(rawValue: Int(length(3))) ?? .center
            layout.isRightToLeft = Bool.random(using: &random)
            let content = CGRect(x: length(20), y: length(20), width: length(200), height: length(60))
            let (image, title) = (layout.imageRect(in: content), layout.titleRect(in: content))
            let (first, second) = layout.isRightToLeft ? (title, image) : (image, title)
            #expect(abs(first.maxX - second.minX) < 0.001, "seed \(seed)")
            #expect(first.minX > content.minX - 0.001 && second.maxX < content.maxX + 0.001, "seed \(seed)")
            #expect(image.width == min(layout.image.width, content.width), "seed \(seed)")
            for rect in [image, title] {
                #expect(rect.minY > content.minY - 0.001 && rect.maxY < content.maxY + 0.001, "seed \(seed)")
            }
            let (before, after) = (first.minX - content.minX, content.maxX - second.maxX)
            switch layout.horizontal {
            case .center: #expect(abs(before - after) < 0.001, "seed \(seed)")
            case .left: #expect(before == 0, "seed \(seed)")
            case .right: #expect(abs(after) < 0.001, "seed \(seed)")
            case .fill: #expect(before == 0 && abs(after) < 0.001, "seed \(seed)")
            case .leading: #expect(abs(layout.isRightToLeft ? after : before) < 0.001, "seed \(seed)")
            case .trailing: #expect(abs(layout.isRightToLeft ? before : after) < 0.001, "seed \(seed)")
            }
        }
    }

    @Test func theSizeHasRoomForAll() {
        var layout = ButtonLayout(image: CGSize(width: 20, height: 24))
        #expect(layout.size(insets: .zero) == CGSize(width: 20, height: 24))
        layout.title = CGSize(width: 40, height: 18)
        #expect(layout.size(insets: .zero) == CGSize(width: 60, height: 24))
        #expect(
            layout.size(insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == CGSize(width: 66, height: 28)
        )
        layout = ButtonLayout(title: CGSize(width: 5, height: 18))
        #expect(layout.size(insets: .zero) == CGSize(width: 30, height: 30))
        layout = ButtonLayout(title: CGSize(width: 63, height: 21.5))
        #expect(layout.size(insets: .zero) == CGSize(width: 63, height: 34))
    }
}
