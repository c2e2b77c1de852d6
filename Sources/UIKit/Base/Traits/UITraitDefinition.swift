import Foundation

/// A type of trait: a value that views inherit from their environment, such as the layout direction.
///
/// To define a trait of your own, declare a type that conforms. Read its value with `traits[MyTrait.self]`.
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value

    /// The value where the trait isn't specified.
    static var defaultValue: Value { get }

    /// The trait's name for people. The default is the name of the type.
    static var name: String { get }

    /// The trait's unique identifier in the app. The default is the qualified name of the type.
    static var identifier: String { get }

    /// Whether colors can depend on the trait. The default is `false`.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: self) }
    public static var identifier: String { String(reflecting: self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait of any type.
public typealias UITrait = any UITraitDefinition.Type

/// A trait whose value is a number.
public protocol UICGFloatTraitDefinition: UITraitDefinition where Value == CGFloat {}

/// A trait whose value is an enumeration.
public protocol UINSIntegerTraitDefinition: UITraitDefinition where Value: RawRepresentable, Value.RawValue == Int {}

/// A trait whose value is an object or a structure.
public protocol UIObjectTraitDefinition: UITraitDefinition {}
