import Foundation

extension NibKind {
    private static let gestureRecognizer = NibKind(
        "gestureRecognizer",
        object: UIGestureRecognizer.self,
        [
            .bool("enabled") { (recognizer: UIGestureRecognizer, value) in recognizer.isEnabled = value },
            .bool("cancelsTouchesInView") { (recognizer: UIGestureRecognizer, value) in
                recognizer.cancelsTouchesInView = value
            },
            .bool("delaysTouchesBegan") { (recognizer: UIGestureRecognizer, value) in
                recognizer.delaysTouchesBegan = value
            },
            .bool("delaysTouchesEnded") { (recognizer: UIGestureRecognizer, value) in
                recognizer.delaysTouchesEnded = value
            },
        ]
    )

    static let tapGestureRecognizer = NibKind(
        "tapGestureRecognizer",
        object: UITapGestureRecognizer.self,
        extends: .gestureRecognizer,
        [
            .integer("numberOfTapsRequired") { (recognizer: UITapGestureRecognizer, value) in
                recognizer.numberOfTapsRequired = value
            },
            .integer("numberOfTouchesRequired") { (recognizer: UITapGestureRecognizer, value) in
                recognizer.numberOfTouchesRequired = value
            },
        ]
    )

    static let panGestureRecognizer = NibKind(
        "panGestureRecognizer",
        object: UIPanGestureRecognizer.self,
        extends: .gestureRecognizer,
        [
            .integer("minimumNumberOfTouches") { (recognizer: UIPanGestureRecognizer, value) in
                recognizer.minimumNumberOfTouches = value
            },
            .integer("maximumNumberOfTouches") { (recognizer: UIPanGestureRecognizer, value) in
                recognizer.maximumNumberOfTouches = value
            },
        ]
    )

    /// Interface Builder spells the element this way.
    static let longPressGestureRecognizer = NibKind(
        "pongPressGestureRecognizer",
        object: UILongPressGestureRecognizer.self,
        extends: .gestureRecognizer,
        [
            .integer("numberOfTapsRequired") { (recognizer: UILongPressGestureRecognizer, value) in
                recognizer.numberOfTapsRequired = value
            },
            .integer("numberOfTouchesRequired") { (recognizer: UILongPressGestureRecognizer, value) in
                recognizer.numberOfTouchesRequired = value
            },
            .number("minimumPressDuration") { (recognizer: UILongPressGestureRecognizer, value) in
                recognizer.minimumPressDuration = value
            },
            .number("allowableMovement") { (recognizer: UILongPressGestureRecognizer, value) in
                recognizer.allowableMovement = value
            },
        ]
    )

    static let swipeGestureRecognizer = NibKind(
        "swipeGestureRecognizer",
        object: UISwipeGestureRecognizer.self,
        extends: .gestureRecognizer,
        [
            .choice("direction", ["right": .right, "left": .left, "up": .up, "down": .down]) {
                (recognizer: UISwipeGestureRecognizer, value: UISwipeGestureRecognizer.Direction) in
                recognizer.direction = value
            },
            .integer("numberOfTouchesRequired") { (recognizer: UISwipeGestureRecognizer, value) in
                recognizer.numberOfTouchesRequired = value
            },
        ]
    )

    static let pinchGestureRecognizer = NibKind(
        "pinchGestureRecognizer",
        object: UIPinchGestureRecognizer.self,
        extends: .gestureRecognizer,
        [
            .number("scale") { (recognizer: UIPinchGestureRecognizer, value) in recognizer.scale = value }
        ]
    )

    static let rotationGestureRecognizer = NibKind(
        "rotationGestureRecognizer",
        object: UIRotationGestureRecognizer.self,
        extends: .gestureRecognizer,
        [
            .number("rotation") { (recognizer: UIRotationGestureRecognizer, value) in recognizer.rotation = value }
        ]
    )

    /// An object of a class of the app.
    static let customObject = NibKind("customObject", object: NSObject.self, [])
}
