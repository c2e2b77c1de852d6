extension UIView {
    /// A property of a view whose changes invalidate something of the view.
    ///
    /// ```swift
    /// @Invalidating(.layout, .display) var spacing: CGFloat = 8
    /// ```
    ///
    /// A value that equals the previous one invalidates nothing.
    @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        /// Creates a property whose changes have an effect.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        /// The value. The wrapper is for properties of views only, which use the subscript instead.
        @available(*, unavailable, message: "@Invalidating is only available on properties of classes")
        public var wrappedValue: Value {
            get { value }
            set { value = newValue }
        }

        /// Returns the value for a view, and invalidates the view after a change.
        @preconcurrency @MainActor
        public static subscript<EnclosingSelf: UIView>(
            _enclosingInstance observed: EnclosingSelf,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
        ) -> Value {
            get { observed[keyPath: storageKeyPath].value }
            set {
                guard observed[keyPath: storageKeyPath].value != newValue else { return }
                observed[keyPath: storageKeyPath].value = newValue
                observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
            }
        }
    }

    /// The effects of `Invalidating`.
    public enum Invalidations {
        /// Draws the view again.
        public nonisolated struct Display: UIViewInvalidating {
            public init() {}
            @preconcurrency @MainActor public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// Lays out the view again.
        public nonisolated struct Layout: UIViewInvalidating {
            public init() {}
            @preconcurrency @MainActor public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// Updates the constraints of the view.
        public nonisolated struct Constraints: UIViewInvalidating {
            public init() {}
            @preconcurrency @MainActor public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// Asks for the intrinsic size of the view again.
        public nonisolated struct IntrinsicContentSize: UIViewInvalidating {
            public init() {}
            @preconcurrency @MainActor public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// Two effects.
        public nonisolated struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>:
            UIViewInvalidating
        {
            private let invalidation1: Invalidation1
            private let invalidation2: Invalidation2

            public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
                self.invalidation1 = invalidation1
                self.invalidation2 = invalidation2
            }

            @preconcurrency @MainActor public func invalidate(view: UIView) {
                invalidation1.invalidate(view: view)
                invalidation2.invalidate(view: view)
            }
        }
    }
}

extension UIView.Invalidating {
    /// Creates a property whose changes have two effects.
    public init<InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating>(
        wrappedValue: Value,
        _ invalidation1: InvalidationType1,
        _ invalidation2: InvalidationType2
    ) where InvalidationType == UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2> {
        self.init(wrappedValue: wrappedValue, UIView.Invalidations.Tuple(invalidation1, invalidation2))
    }

    /// Creates a property whose changes have three effects.
    public init<
        InvalidationType1: UIViewInvalidating,
        InvalidationType2: UIViewInvalidating,
        InvalidationType3: UIViewInvalidating
    >(
        wrappedValue: Value,
        _ invalidation1: InvalidationType1,
        _ invalidation2: InvalidationType2,
        _ invalidation3: InvalidationType3
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
        >
    {
        let first = UIView.Invalidations.Tuple(invalidation1, invalidation2)
        self.init(wrappedValue: wrappedValue, UIView.Invalidations.Tuple(first, invalidation3))
    }
}
