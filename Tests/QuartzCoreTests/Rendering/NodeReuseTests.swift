import DisplayList
import Foundation
import Testing

@testable import QuartzCore

extension LayerTests {
    /// Tests that the cost of a frame depends on what changed in it.
    @Suite @MainActor struct NodeReuse {
        /// Returns a layer with a color, so that there is something to draw.
        private func makeBox() -> CALayer {
            let layer = CALayer()
            layer.actions = [
                "position": NSNull(), "bounds": NSNull(), "backgroundColor": NSNull(), "opacity": NSNull(),
            ]
            layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            return layer
        }

        /// Returns a root with four branches of four leaves each.
        private func makeTree() -> (root: CALayer, branches: [CALayer], leaves: [CALayer]) {
            let root = makeBox()
            let branches = (0..<4).map { _ in makeBox() }
            var leaves: [CALayer] = []
            for branch in branches {
                root.addSublayer(branch)
                for _ in 0..<4 {
                    leaves.append(makeBox())
                    branch.addSublayer(leaves[leaves.count - 1])
                }
            }
            return (root, branches, leaves)
        }

        @Test func nothingChangedGivesTheSameNode() {
            TestClock.start()
            let tree = makeTree()
            let node = tree.root.makeFrame()
            #expect(node != nil)
            Device.current.clock.tick(to: Device.current.clock.now + 1)
            let isFrameNeeded = Device.current.clock.needsFrame
            #expect(tree.root.makeFrame() === node)
            #expect(Device.current.clock.needsFrame == isFrameNeeded)
        }

        @Test(arguments: [true, false])
        func aLayerThatMovesRebuildsOnlyWhatItIsIn(byAnimation: Bool) {
            TestClock.start()
            let tree = makeTree()
            _ = tree.root.makeFrame()
            let before = (tree.branches + tree.leaves).map(\.subtreeNode)
            if byAnimation {
                let animation = CABasicAnimation(keyPath: "position.x")
                (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
                tree.leaves[0].add(animation, forKey: nil)
                TestClock.advance(by: 0.5)
            } else {
                tree.leaves[0].position.x = 40
            }
            let root = tree.root.subtreeNode
            _ = tree.root.makeFrame()
            let after = (tree.branches + tree.leaves).map(\.subtreeNode)
            let changed = zip(before, after).enumerated().filter { $0.element.0 !== $0.element.1 }.map(\.offset)
            #expect(changed == [0])
            #expect(tree.root.subtreeNode !== root)
            tree.leaves[0].removeAllAnimations()
        }

        @Test func aHiddenLayerCostsNothingAndShowsItsChangesLater() {
            TestClock.start()
            let tree = makeTree()
            tree.branches[0].isHidden = true
            _ = tree.root.makeFrame()
            tree.leaves[0].backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
            tree.leaves[0].position = CGPoint(x: 5, y: 5)
            let hidden = tree.root.makeFrame()
            #expect(tree.root.makeFrame() === hidden)
            tree.branches[0].isHidden = false
            for layer in [tree.root] + tree.branches { layer.position = CGPoint(x: 5, y: 5) }
            for branch in tree.branches.dropFirst() { branch.isHidden = true }
            for leaf in tree.leaves[1..<4] { leaf.isHidden = true }
            #expect(Picture(tree.root.makeFrame(), width: 10, height: 10)[5, 5] == [0, 0, 255, 255])
        }

        @Test func invisibleByOpacityIsTheSameAsHidden() {
            TestClock.start()
            let tree = makeTree()
            tree.branches[1].opacity = 0
            let faded = tree.root.makeFrame()
            tree.branches[1].opacity = 1
            #expect(tree.root.makeFrame() !== faded)
        }

        @Test func drawingContentsAsksForNoFurtherFrame() {
            TestClock.start()
            final class Drawn: NSObject, CALayerDelegate {
                var count = 0
                func draw(_ layer: CALayer, in ctx: CGContext) {
                    count += 1
                    ctx.setFillColor(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
                    ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
                }
            }
            let (layer, drawn) = (makeBox(), Drawn())
            layer.position = CGPoint(x: 5, y: 5)
            layer.delegate = drawn
            layer.setNeedsDisplay()
            Device.current.clock.tick(to: Device.current.clock.now + 1)
            let isFrameNeeded = Device.current.clock.needsFrame
            let picture = Picture(layer.makeFrame(), width: 10, height: 10)
            #expect(picture[2, 2] == [0, 255, 0, 255])
            #expect(picture[7, 7] == [255, 0, 0, 255])
            #expect(Device.current.clock.needsFrame == isFrameNeeded)
            _ = layer.makeFrame()
            #expect(drawn.count == 1)
        }
    }
}
