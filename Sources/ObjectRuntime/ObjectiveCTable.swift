/// The members that Objective-C sees of one class: those of its declaration and its extensions in one source file.
///
/// The tool `objc-sources` writes a subclass of this class for each such class and file, next to the members, because
/// private members are visible only there. For
///
///     final class CounterController: UIViewController {
///         @IBOutlet private weak var label: UILabel!
///         @objc private func tap(_ sender: UIButton) { … }
///     }
///
/// it writes:
///
///     extension CounterController {
///         nonisolated fileprivate static var _objc_CounterController: [ObjectiveCMember] {
///             [
///                 .property(
///                     "label",
///                     { ($0 as! CounterController).label as UILabel? },
///                     { ($0 as! CounterController).label = $1 }
///                 ),
///                 .method("tap:") { object, arguments in
///                     (object as! CounterController).tap(arguments.argument(0, as: (UIButton).self))
///                     return nil
///                 },
///             ]
///         }
///     }
///     nonisolated final class _ObjC_CounterController_Counter: ObjectiveCTable {
///         override class var owner: AnyClass? { CounterController.self }
///         override class func members(of type: AnyClass) -> [ObjectiveCMember] {
///             CounterController._objc_CounterController
///         }
///     }
///
/// The tables of a module are listed by its ``ObjectiveCModule``. A class has the members of all its tables, then those
/// of its superclasses. Where several of them have a member of the same name, that of the most derived class counts.
@_spi(ObjectiveCSources)
open class ObjectiveCTable {
    /// The class. `nil` for a generic class, which has no metadata before its parameters are known.
    open class var owner: AnyClass? { nil }
    /// The qualified name of a generic class without its parameters: `"App.Cell"`. Empty for other classes.
    open class var genericOwner: String { "" }
    /// The name of the class from `@objc(Name)` if it has one.
    open class var objectiveCName: String? { nil }
    /// Returns the members. A generic class gets them for its own parameters.
    ///
    /// - Parameter type: The class: `owner`, or a specialization of the generic class.
    open class func members(of type: AnyClass) -> [ObjectiveCMember] { [] }
}
