import UIKit

/// A view of any class in a frame of its own.
public final class Deck<Cargo: UIView>: UIView {
    public lazy var cargo = Cargo(frame: bounds)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(cargo)
    }

    public required init?(coder: NSCoder) { nil }
}

/// A delegate that forwards to another delegate.
public final class Pilot: NSObject {
    public weak var captain: NSObject?

    public override func responds(to aSelector: Selector!) -> Bool {
        return super.responds(to: aSelector) || captain?.responds(to: aSelector) == true
    }

    public override func forwardingTarget(for aSelector: Selector!) -> Any? { captain }
}

public final class Captain: NSObject {
    public private(set) var orders = 0
    @objc public func order() { orders += 1 }
}

/// A number of whole hundreds.
public final class CargoFormatter: NumberFormatter {
    public override func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
        for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        guard let number = Int(string) else { return try super.getObjectValue(obj, for: "0", range: nil) }
        obj?.pointee = NSNumber(value: number * 100)
    }
}

extension UIApplication {
    /// The app, where its name is unavailable.
    public static var ferry: UIApplication? {
        guard responds(to: NSSelectorFromString("sharedApplication")) else { return nil }
        return value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication
    }
}

extension UINavigationController {
    open override var childForStatusBarStyle: UIViewController? { topViewController }
}

/// Exchanges two methods where that can be done, and returns whether it can.
public func exchange(_ one: Selector, _ other: Selector, of type: AnyClass) -> Bool {
    guard let first = class_getInstanceMethod(type, one), let second = class_getInstanceMethod(type, other) else {
        return false
    }
    method_exchangeImplementations(first, second)
    return true
}

/// A sign with a name.
public func sign(_ name: String) -> CATextLayer {
    let layer = CATextLayer()
    layer.string = name
    layer.font = CGFont("Helvetica" as CFString)
    layer.fontSize = 20
    return layer
}

private var oldLayout: IMP?
private typealias Layout = @convention(c) (AnyObject, Selector, (() -> Void)?) -> Void

extension UIView {
    /// Calls a method that was exchanged, if there is one.
    @objc public func layOut(_ completion: (() -> Void)? = nil) {
        guard let layout = oldLayout else { return completion?() ?? () }
        unsafeBitCast(layout, to: Layout.self)(self, #selector(layOut(_:)), completion)
    }
}

/// Views of a class that only a parameter names.
public enum Quay<Boat: UIView> {
    case empty

    public func moor() -> Boat { Boat() }
}

/// A step of a motion.
public func step(_ x: CGFloat) -> NSValue { NSValue(caTransform3D: CATransform3DMakeTranslation(x, 0, 0)) }

/// Whether a boat is on its berth, and not only beside it.
public func isOn(_ boat: CGRect, _ berth: CGRect) -> Bool { boat.intersects(berth) }

/// Whether a message is one of a table's delegate.
public func isOfTables(_ selector: Selector) -> Bool {
    let description = { protocol_getMethodDescription(UITableViewDelegate.self, selector, $0, true) }
    return description(true).name != nil || description(false).name != nil
}

@objc public protocol HornDelegate: AnyObject {
    @objc optional func hornDidSound(_ horn: Horn)
}

/// A horn with a delegate of any class.
public final class Horn: NSObject {
    public weak var delegate: AnyObject?

    public func sound() { delegate?.hornDidSound?(self) }
}

/// Pages and cells of classes that only values name.
public struct Harbor<Page: UIViewController> {
    public init() {}

    public func page() -> Page { Page(nibName: nil, bundle: nil) }

    public func cell(of type: AnyClass) -> UITableViewCell {
        let cellType = type as! UITableViewCell.Type
        return cellType.init()
    }
}

/// The passengers with a name, without regard to case.
public func passengers(_ all: [String], named name: String) -> [String] {
    let predicate = NSPredicate(format: "SELF BEGINSWITH[c] %@", name)
    return all.filter { predicate.evaluate(with: $0) }
}

/// Calls a closure after the animations of an animator.
public func afterwards(of animator: UIViewImplicitlyAnimating, _ completion: @escaping () -> Void) {
    animator.addCompletion?({ _ in completion() })
}

extension UIColor {
    open override var description: String { "a color" }
}

/// A stack of views from a nib.
public final class Pier: UIStackView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) { super.init(coder: coder) }
}
