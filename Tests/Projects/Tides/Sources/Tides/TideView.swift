import UIKit

/// A view whose height follows the tide.
@IBDesignable
open class TideView: UIView {
    public private(set) var floods = 0

    open override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        flood()
    }

    open func start(after delay: TimeInterval) {
        perform(#selector(flood), with: nil, afterDelay: delay)
    }

    open func stop() {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(flood), object: nil)
    }

    @objc open func flood() { floods += 1 }

    /// The animation of waves, which doesn't end.
    public func waves() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.y")
        animation.repeatCount = HUGE
        return animation
    }
}

/// Marks of heights, which are read by their index.
open class MarksView: UIView {
    open var marks: [UIAccessibilityElement] = []

    open override func accessibilityElementCount() -> Int { marks.count }
    open override func accessibilityElement(at index: Int) -> Any? { marks[index] }
    open override func index(ofAccessibilityElement element: Any) -> Int {
        marks.firstIndex { $0 === element as AnyObject } ?? NSNotFound
    }
}
