import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

struct UIBezierPathTests {
    private let frame = CGRect(x: 10, y: 20, width: 40, height: 30)

    @Test func shapesCoverWhatTheyShould() {
        let rect = UIBezierPath(rect: frame)
        let rounded = UIBezierPath(roundedRect: frame, cornerRadius: 10)
        let oval = UIBezierPath(ovalIn: frame)
        for path in [rect, rounded, oval] {
            #expect(path.contains(CGPoint(x: 30, y: 35)))
            #expect(!path.contains(CGPoint(x: 9, y: 35)))
            let drawn = path.cgPath.boundingBoxOfPath
            #expect(abs(drawn.minX - frame.minX) < 1e-9 && abs(drawn.maxX - frame.maxX) < 1e-9)
            #expect(abs(drawn.minY - frame.minY) < 1e-9 && abs(drawn.maxY - frame.maxY) < 1e-9)
        }
        let corner = CGPoint(x: 11, y: 21)
        #expect(rect.contains(corner) && !rounded.contains(corner) && !oval.contains(corner))
    }

    @Test func onlySomeCornersAreRounded() {
        let corners: [(UIRectCorner, CGPoint)] = [
            (.topLeft, CGPoint(x: 11, y: 21)), (.topRight, CGPoint(x: 49, y: 21)),
            (.bottomLeft, CGPoint(x: 11, y: 49)), (.bottomRight, CGPoint(x: 49, y: 49)),
        ]
        for mask in 0..<16 {
            let rounding = UIRectCorner(rawValue: UInt(mask))
            let path = UIBezierPath(
                roundedRect: frame,
                byRoundingCorners: rounding,
                cornerRadii: CGSize(width: 10, height: 10)
            )
            for (corner, point) in corners { #expect(path.contains(point) != rounding.contains(corner), "\(mask)") }
        }
        let all = UIBezierPath(
            roundedRect: frame,
            byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: 99, height: 99)
        )
        #expect(all.contains(CGPoint(x: 30, y: 35)) && !all.contains(CGPoint(x: 13, y: 22)))
    }

    @Test func clockwiseIsAsItLooks() {
        let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(quarter.currentPoint.x) < 1e-9 && abs(quarter.currentPoint.y - 10) < 1e-9)
        #expect(quarter.cgPath.boundingBoxOfPath.width < 10.001)
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(rest.cgPath.boundingBoxOfPath.width > 19.999)
    }

    @Test func reversingTwiceIsTheSame() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 2))
        path.addCurve(
            to: CGPoint(x: 9, y: 9),
            controlPoint1: CGPoint(x: 6, y: 0),
            controlPoint2: CGPoint(x: 10, y: 4)
        )
        path.addQuadCurve(to: CGPoint(x: 0, y: 12), controlPoint: CGPoint(x: 3, y: 15))
        path.close()
        path.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 3, height: 3)))
        #expect(path.reversing().reversing().cgPath.boundingBox == path.cgPath.boundingBox)
        #expect(path.reversing().cgPath != path.cgPath)
        let open = UIBezierPath()
        open.move(to: .zero)
        open.addLine(to: CGPoint(x: 4, y: 5))
        #expect(open.reversing().currentPoint == .zero)
        #expect(open.reversing().reversing().cgPath == open.cgPath)
        for x in 0..<12 {
            for y in 0..<16 {
                let point = CGPoint(x: Double(x) + 0.37, y: Double(y) + 0.41)
                #expect(path.contains(point) == path.reversing().contains(point), "\(point)")
            }
        }
    }

    @Test func copiesAreIndependent() throws {
        let path = UIBezierPath(rect: frame)
        path.lineWidth = 7
        let copy = try #require(path.copy() as? UIBezierPath)
        let shape = path.cgPath
        path.apply(CGAffineTransform(translationX: 100, y: 0))
        #expect(copy.lineWidth == 7 && copy.bounds == frame && shape.boundingBox == frame)
        #expect(path.bounds == frame.offsetBy(dx: 100, dy: 0))
        path.removeAllPoints()
        #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero)
    }

    @Test func drawing() throws {
        let image = try drawn(6, 3) { _ in
            UIColor.red.setFill()
            UIColor.blue.setStroke()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3)).fill()
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 2, y: 1.5))
            line.addLine(to: CGPoint(x: 6, y: 1.5))
            line.setLineDash([1, 1], count: 2, phase: 0)
            line.stroke()
        }
        #expect(image.allPixels[0] == [.red, .red, .clear, .clear, .clear, .clear])
        #expect(image.allPixels[1] == [.red, .red, .blue, .clear, .blue, .clear])
    }

    @Test func evenOddLeavesHoles() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3))
        path.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 1, height: 1)))
        #expect(path.contains(CGPoint(x: 1.5, y: 1.5)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 1.5, y: 1.5)))
        let image = try drawn(3, 3) { context in
            path.addClip()
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
        }
        #expect(image.pixel(1, 1) == .clear && image.pixel(0, 0) == .green)
    }

    @Test func dashesAreReadBack() {
        let path = UIBezierPath()
        path.setLineDash([3, 2, 1], count: 3, phase: 0.5)
        var (pattern, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0, 0], 0, 0)
        path.getLineDash(&pattern, count: &count, phase: &phase)
        #expect(pattern == [3, 2, 1] && count == 3 && phase == 0.5)
        path.setLineDash(nil, count: 0, phase: 0)
        path.getLineDash(nil, count: &count, phase: nil)
        #expect(count == 0)
    }
}
