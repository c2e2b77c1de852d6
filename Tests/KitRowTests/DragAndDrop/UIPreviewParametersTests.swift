import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIPreviewParametersTests {
        @Test func linesOfTextHaveAnOutline() throws {
            let lines = [CGRect(x: 50, y: 10, width: 100, height: 20), CGRect(x: 10, y: 30, width: 80, height: 20)]
            let parameters = UIPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) })
            let path = try #require(parameters.visiblePath)
            #expect(path.bounds == CGRect(x: 6, y: 6, width: 148, height: 48))
            for point in [CGPoint(x: 60, y: 20), CGPoint(x: 20, y: 40), CGPoint(x: 70, y: 30), CGPoint(x: 140, y: 15)] {
                #expect(path.contains(point))
            }
            // Beside the lines there is nothing.
            for point in [CGPoint(x: 20, y: 15), CGPoint(x: 120, y: 45)] { #expect(!path.contains(point)) }
        }

        @Test func withoutLinesNothingIsVisible() {
            #expect(UIDragPreviewParameters(textLineRects: []).visiblePath?.isEmpty == true)
        }

        @Test func linesThatAreApartAreNotConnected() {
            let apart = TextLinesOutline([
                CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 60, y: 10, width: 20, height: 10),
            ])
            #expect(apart.bridges.isEmpty)
        }

        @Test func aCopyHasTheSamePaths() throws {
            let parameters = UIPreviewParameters()
            #expect(parameters.shadowPath == nil)
            parameters.shadowPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
            let copy = try #require(parameters.copy() as? UIPreviewParameters)
            #expect(copy.shadowPath?.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
        }

        @Test func theShadowHasItsPath() {
            let screen = TestScreen()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            view.backgroundColor = .red
            screen.window.addSubview(view)
            let parameters = UIPreviewParameters()
            parameters.shadowPath = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
            let platter = DragPlatter(UITargetedPreview(view: view, parameters: parameters))
            #expect(platter.layer.shadowPath?.boundingBox == CGRect(x: 10, y: 10, width: 20, height: 20))
            platter.apply(UIPreviewParameters())
            #expect(platter.layer.shadowPath == nil)
        }
    }
}
