import Foundation

/// A kind of trait: something that a view takes over from what it is in, such as the writing direction.
///
/// A type of your own that conforms is a trait of your own: read it with `traits[MyTrait.self]`.
public protocol UITraitDefinition {
    /// What the trait says.
    associatedtype Value

    /// What it says where nobody has set it.
    static var defaultValue: Value { get }

    /// The trait's name for people; the type's name unless you say otherwise.
    static var name: String { get }

    /// The trait's name for the system, unique in the application; the type's full name unless you say otherwise.
    static var identifier: String { get }

    /// Whether colours can depend on the trait; false unless you say otherwise.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: self) }
    public static var identifier: String { String(reflecting: self) }
    public static var affectsColorAppearance: Bool { false }
}

/// Any kind of trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that is a number.
public protocol UICGFloatTraitDefinition: UITraitDefinition where Value == CGFloat {}

/// A trait that is one of few cases.
public protocol UINSIntegerTraitDefinition: UITraitDefinition where Value: RawRepresentable, Value.RawValue == Int {}

/// A trait that is an object or a structure.
public protocol UIObjectTraitDefinition: UITraitDefinition {}
