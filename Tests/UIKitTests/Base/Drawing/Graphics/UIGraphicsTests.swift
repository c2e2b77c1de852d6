import CoreGraphics
import Dispatch
import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

struct UIGraphicsTests {
    @Test func thereIsNoContextOutsideOfDrawing() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsPopContext()
        UIGraphicsEndImageContext()
        UIColor.red.set()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func imageContextsNest() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 2)
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        inner.draw(at: CGPoint(x: 1, y: 0))
        let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(outer.size == CGSize(width: 2, height: 2) && outer.scale == 2)
        let pixels = try #require(outer.cgImage).allPixels
        for (y, row) in pixels.enumerated() {
            for (x, pixel) in row.enumerated() { #expect(pixel == (x >= 2 && y < 2 ? .red : .black)) }
        }
    }

    @Test func rendererShowsItsBounds() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 2, height: 1), format: format)
        format.scale = 1
        let image = renderer.image { context in
            #expect(context.format.bounds == CGRect(x: 10, y: 20, width: 2, height: 1))
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            UIColor.blue.setFill()
            context.fill(CGRect(x: 11, y: 20, width: 1, height: 1))
        }
        let pixels = try #require(image.cgImage)
        #expect(pixels.width == 6 && pixels.height == 3 && image.size == CGSize(width: 2, height: 1))
        #expect(pixels.pixel(2, 1) == .clear && pixels.pixel(3, 1) == .blue)
    }

    @Test func rendererOfNoSizeMakesNoPixels() {
        var calls = 0
        let renderer = UIGraphicsImageRenderer(size: .zero)
        #expect(renderer.image { _ in calls += 1 }.cgImage == nil)
        #expect(renderer.pngData { _ in calls += 1 }.isEmpty)
        #expect(calls == 0)
    }

    @Test func framesLieInside() throws {
        let image = try drawn(4, 4) { _ in
            UIColor.red.setFill()
            UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        for (y, row) in image.allPixels.enumerated() {
            for (x, pixel) in row.enumerated() {
                let isFrame = x == 0 || y == 0 || x == 3 || y == 3
                #expect(pixel == (isFrame ? .red : .clear))
            }
        }
    }

    @Test func fillReplacesAndClipHolds() throws {
        let image = try drawn(2, 1) { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
            UIRectClip(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.clear.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        #expect(image.allPixels == [[.clear, .red]])
    }

    @Test func threadsHaveContextsOfTheirOwn() {
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        defer { UIGraphicsEndImageContext() }
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            #expect(UIGraphicsGetCurrentContext() == nil)
            done.signal()
        }
        done.wait()
        #expect(UIGraphicsGetCurrentContext() != nil)
    }
}
