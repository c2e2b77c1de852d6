import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore
@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIImageViewTests {
        private func picture(_ color: UIColor, _ width: CGFloat = 4, _ height: CGFloat = 2) throws -> UIImage {
            UIImage(
                cgImage: try drawn(width, height) {
                    color.setFill()
                    $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
                }
            )
        }

        private func shown(_ view: UIView) throws -> CGImage {
            try drawn(view.bounds.width, view.bounds.height) { view.layer.render(in: $0) }
        }

        @Test func isAsLargeAsItsPicture() throws {
            let view = UIImageView(image: try picture(.red))
            #expect(view.bounds.size == CGSize(width: 4, height: 2))
            #expect(view.intrinsicContentSize == view.bounds.size && view.sizeThatFits(.zero) == view.bounds.size)
            #expect(!view.isUserInteractionEnabled)
            #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
        }

        @Test func picturesAreFittedByTheContentMode() throws {
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
            view.image = try picture(.red)
            let rows: (UIView.ContentMode) throws -> [Int] = { mode in
                view.contentMode = mode
                return try self.shown(view).allPixels.map { $0.count { $0.alpha > 250 } }
            }
            #expect(try rows(.scaleToFill) == Array(repeating: 8, count: 8))
            #expect(try rows(.scaleAspectFit) == [0, 0, 8, 8, 8, 8, 0, 0])
            #expect(try rows(.center) == [0, 0, 0, 4, 4, 0, 0, 0])
            #expect(try rows(.bottomRight) == [0, 0, 0, 0, 0, 0, 4, 4])
        }

        @Test func templatesHaveTheTint() throws {
            let view = UIImageView(image: try picture(.red).withRenderingMode(.alwaysTemplate))
            view.tintColor = .green
            #expect(try shown(view).pixel(1, 1) == .green)
            view.tintColor = .blue
            #expect(try shown(view).pixel(1, 1) == .blue)
            view.image = try picture(.red)
            #expect(try shown(view).pixel(1, 1) == .red)
        }

        @Test func highlightedPictureIsShownWhileHighlighted() throws {
            let view = UIImageView(image: try picture(.red), highlightedImage: try picture(.blue))
            #expect(try shown(view).pixel(0, 0) == .red)
            view.isHighlighted = true
            #expect(try shown(view).pixel(0, 0) == .blue)
            view.highlightedImage = nil
            #expect(try shown(view).pixel(0, 0) == .red)
        }

        @Test func edgesOfResizablePicturesKeepTheirSize() throws {
            let image = UIImage(
                cgImage: try drawn(3, 3) {
                    UIColor.red.setFill()
                    $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
                    UIColor.blue.setFill()
                    $0.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
                }
            )
            let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
            let view = UIImageView(image: image.resizableImage(withCapInsets: insets, resizingMode: .stretch))
            view.bounds.size = CGSize(width: 9, height: 7)
            let pixels = try shown(view).allPixels
            for (y, row) in pixels.enumerated() {
                for (x, pixel) in row.enumerated() {
                    let isEdge = x == 0 || x == 8 || y == 0 || y == 6
                    #expect(pixel == (isEdge ? .red : .blue), "\(x) \(y)")
                }
            }
        }

        @Test func picturesFollowOneAnother() throws {
            OwnScreen.start()
            let view = UIImageView(image: try picture(.white))
            view.animationImages = [try picture(.red), try picture(.green), try picture(.blue)]
            view.animationDuration = 0.3
            view.animationRepeatCount = 2
            view.startAnimating()
            for step in 0..<6 {
                Device.current.clock.tick(to: Double(step) * 0.1 + 0.01)
                #expect(view.isAnimating)
                #expect(try shown(view).pixel(0, 0) == [.red, .green, .blue][step % 3])
            }
            Device.current.clock.tick(to: 0.62)
            #expect(!view.isAnimating && !Device.current.clock.hasRunningWork)
            #expect(try shown(view).pixel(0, 0) == .white)
        }
    }
}
