import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Recorded radii of corner configurations.
    @Suite @MainActor struct CornerFactTests {
        private struct File: Decodable {
            var views: [View]
        }

        private struct View: Decodable {
            var method: String
            var radii: [Double?]
            var size: [CGFloat]
            var shown: [CGFloat]

            var configuration: UICornerConfiguration? {
                let radii = radii.map { $0.map { UICornerRadius.fixed($0) } }
                switch (method, radii.count) {
                case ("capsule", 0...1): return .capsule(maximumRadius: self.radii.first ?? nil)
                case ("concentric", 1):
                    let minimum = self.radii[0].map { CGFloat($0) }
                    return .uniformCorners(radius: .containerConcentric(minimum: minimum))
                case ("corners", 4):
                    return .corners(
                        topLeftRadius: radii[0],
                        topRightRadius: radii[1],
                        bottomLeftRadius: radii[2],
                        bottomRightRadius: radii[3]
                    )
                case ("uniformCorners", 1): return radii[0].map { .uniformCorners(radius: $0) }
                case ("uniformTopRadius", 1): return radii[0].map { .uniformTopRadius($0) }
                case ("uniformEdges", 2):
                    guard let top = radii[0], let bottom = radii[1] else { return nil }
                    return .uniformEdges(topRadius: top, bottomRadius: bottom)
                default: return nil
                }
            }
        }

        private let screen = TestScreen(size: CGSize(width: 393, height: 300), scale: 3)

        private func recordedViews() throws -> [View] {
            let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appending(path: "Recorded/8-corners.json")
            return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).views
        }

        /// Returns a view on the screen, in a container of four more points on each side with corners of 20 points.
        private func show(_ recorded: View) -> UIView {
            let size = CGSize(width: recorded.size[0], height: recorded.size[1])
            let view = UIView(frame: CGRect(origin: CGPoint(x: 4, y: 4), size: size))
            view.backgroundColor = .red
            let container = UIView(frame: CGRect(x: 12, y: 76, width: size.width + 8, height: size.height + 8))
            container.cornerConfiguration = .corners(radius: 20)
            container.addSubview(view)
            screen.window.addSubview(container)
            return view
        }

        @Test func configurationsHaveTheRadiiOfApples() throws {
            let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
            for recorded in try recordedViews() {
                let view = show(recorded)
                view.cornerConfiguration = try #require(recorded.configuration)
                #expect(corners.map { view.effectiveRadius(corner: $0) } == recorded.shown, "\(recorded)")
                #expect(view.layer.cornerRadius == 0 && view.layer.maskedCorners == .all)
                #expect(view.layer.cornerCurve == .continuous)
            }
        }

        /// A configured view looks like one whose layer has the radius and a continuous curve, and a radius that the
        /// layer gets afterwards has no effect.
        @Test func configuredViewsLookAsIfTheirLayersHadTheRadius() throws {
            for recorded in try recordedViews() where Set(recorded.shown).count == 1 {
                let view = show(recorded)
                view.layer.cornerRadius = recorded.shown[0]
                view.layer.cornerCurve = .continuous
                let expected = screen.picture().pngData()
                view.layer.cornerRadius = 0
                view.cornerConfiguration = try #require(recorded.configuration)
                #expect(screen.picture().pngData() == expected, "\(recorded)")
                view.layer.cornerRadius = 2
                #expect(screen.picture().pngData() == expected && view.layer.cornerRadius == 2)
                view.superview?.removeFromSuperview()
            }
        }

        @Test func descriptionsAreApples() {
            func text(_ radii: [String]) -> String {
                let names = ["topLeftRadius", "topRightRadius", "bottomLeftRadius", "bottomRightRadius"]
                let parts = zip(names, radii).map { "\($0): .\($1)" }
                return "UICornerConfiguration(\(parts.joined(separator: ", ")))"
            }
            func texts(_ radius: String) -> String { text(Array(repeating: radius, count: 4)) }
            let cases: [(UICornerConfiguration, String)] = [
                (UIView().cornerConfiguration, texts("unspecified")),
                (.uniformCorners(radius: 8), texts("fixed(radius: 8.0)")),
                (.capsule(), texts("capsule")),
                (.capsule(maximumRadius: 10), texts("fixed(radius: 10.0)")),
                (
                    .uniformCorners(radius: .containerConcentric(minimum: 8)),
                    texts("containerConcentric(minimumRadius: 8.0)")
                ),
                (
                    .uniformTopRadius(16.5, bottomRightRadius: 2),
                    text(["fixed(radius: 16.5)", "fixed(radius: 16.5)", "unspecified", "fixed(radius: 2.0)"])
                ),
            ]
            for (configuration, expected) in cases { #expect(configuration.description == expected) }
        }
    }
}
