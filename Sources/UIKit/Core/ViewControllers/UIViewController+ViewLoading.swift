import Failures

extension UIViewController {
    /// A property of a controller that has its value once the view is loaded.
    ///
    /// ```swift
    /// @ViewLoading private var label: UILabel
    ///
    /// override func loadView() {
    ///     super.loadView()
    ///     label = UILabel()
    /// }
    /// ```
    ///
    /// Reading the property loads the view. A property that has no value afterwards stops the process.
    @preconcurrency @MainActor @propertyWrapper
    public struct ViewLoading<Value> {
        private var value: Value?

        /// Creates a property without a value.
        public init() {}

        /// Creates a property with a value.
        public init(wrappedValue: Value) {
            value = wrappedValue
        }

        @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
        public var wrappedValue: Value {
            get { invariantFailure("the compiler reads the property through its controller") }
            set { invariantFailure("the compiler sets the property through its controller") }
        }

        public static subscript<Controller: UIViewController>(
            _enclosingInstance controller: Controller,
            wrapped wrapped: ReferenceWritableKeyPath<Controller, Value>,
            storage storage: ReferenceWritableKeyPath<Controller, Self>
        ) -> Value {
            get {
                if let value = controller[keyPath: storage].value { return value }
                controller.loadViewIfNeeded()
                guard let value = controller[keyPath: storage].value else {
                    programmerError(
                        "\(type(of: controller)) has loaded its view without setting a ViewLoading property",
                        in: "UIViewController.ViewLoading"
                    )
                }
                return value
            }
            set { controller[keyPath: storage].value = newValue }
        }
    }
}
