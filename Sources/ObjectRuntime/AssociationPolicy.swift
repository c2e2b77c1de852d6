/// How an object refers to an associated value. The names and the raw values are those of the Objective-C runtime.
// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The object doesn't retain the value. Once the value is deallocated, the association has no value. (In
    /// Objective-C, it must not be read after that.)
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The object retains the value.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// The object retains a copy of the value, if that conforms to `NSCopying`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The object retains the value. All policies are atomic here.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// The object retains a copy of the value, if that conforms to `NSCopying`. All policies are atomic here.
    case OBJC_ASSOCIATION_COPY = 771
}
