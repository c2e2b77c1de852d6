@_exported import CoreGraphics
@_exported import QuartzCore

// What UIKit's declarations stand on, written by hand. Nothing here has a body.

// Foundation's, which has them on Apple's systems alone.
public typealias CGGlyph = UInt16
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }
    open class var errorDomain: String { fatalError() }
    public override init() { fatalError() }
    public convenience init(object: any NSItemProviderWriting) { fatalError() }
    public convenience init?(contentsOf fileURL: URL!) { fatalError() }
    open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
    open var suggestedName: String? {
        get { fatalError() }
        set {}
    }
    open var registeredTypeIdentifiers: [String] { fatalError() }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { fatalError() }
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {}
    open func registerObject(
        _ object: any NSItemProviderWriting,
        visibility: NSItemProviderRepresentationVisibility
    ) {}
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) ->
            Progress?
    ) {}
    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress { fatalError() }
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { fatalError() }
    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress { fatalError() }
}
public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}
extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { fatalError() }
    public static var writableTypeIdentifiersForItemProvider: [String] { fatalError() }
    public var writableTypeIdentifiersForItemProvider: [String] { fatalError() }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self { fatalError() }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? { fatalError() }
}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { fatalError() }
    public static var writableTypeIdentifiersForItemProvider: [String] { fatalError() }
    public var writableTypeIdentifiersForItemProvider: [String] { fatalError() }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self { fatalError() }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? { fatalError() }
}
open class NSUserActivity: NSObject {
    public init(activityType: String) { fatalError() }
    open var activityType: String { fatalError() }
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var needsSave: Bool = false
    open var webpageURL: URL?
    open var targetContentIdentifier: String?
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {}
}
open class UndoManager: NSObject {}

// Aliases of which the facts have the names only.
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXAttributedStringArrayReturnBlock = () -> [NSAttributedString]?
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?
public typealias AXObjectReturnBlock = () -> Any?
public typealias AXStringArrayReturnBlock = () -> [String]?
public typealias AXUITextInputReturnBlock = () -> (any UITextInput)?
public typealias NSDataAssetName = String
public typealias UIActionHandler = (UIAction) -> Void

/// Numbers with names.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
    public static func < (left: Self, right: Self) -> Bool { fatalError() }
    public static func + (left: Self, right: RawValue) -> Self { fatalError() }
    public static func - (left: Self, right: RawValue) -> Self { fatalError() }
    public static func - (left: Self, right: Self) -> RawValue { fatalError() }
    public static func += (left: inout Self, right: RawValue) {}
    public static func -= (left: inout Self, right: RawValue) {}
}

/// Classes that have subclasses whose delegate is of another type.
public protocol _Retyped: AnyObject {}

extension NSTextSelectionNavigation {
    public enum WritingDirection: Int, Sendable { case leftToRight, rightToLeft }
}

extension UIActivityViewController {
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
}

extension UICollectionLayoutListConfiguration {
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
}

extension UIPrintInteractionController {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
}

// Traits.

extension UITraitDefinition {
    public static var affectsColorAppearance: Bool { fatalError() }
    public static var identifier: String { fatalError() }
    public static var name: String { fatalError() }
}

extension UITraitChangeObservable {
    public typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

    @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration { fatalError() }
}

extension UIMutableTraits {
    public subscript<T: UITraitDefinition>(_: T.Type) -> T.Value {
        get { fatalError() }
        set {}
    }
}

extension UITraitCollection {
    public subscript<T: UITraitDefinition>(_: T.Type) -> T.Value { fatalError() }
}

public struct UITraitAccessibilityContrast: UITraitDefinition {
    public static var defaultValue: UIAccessibilityContrast { fatalError() }
}

extension UITraitActiveAppearance { public typealias Value = UIUserInterfaceActiveAppearance }
extension UITraitDisplayGamut { public typealias Value = UIDisplayGamut }
extension UITraitDisplayScale { public typealias Value = CGFloat }
extension UITraitForceTouchCapability { public typealias Value = UIForceTouchCapability }
extension UITraitHorizontalSizeClass { public typealias Value = UIUserInterfaceSizeClass }
extension UITraitImageDynamicRange { public typealias Value = UIImage.DynamicRange }
extension UITraitLayoutDirection { public typealias Value = UITraitEnvironmentLayoutDirection }
extension UITraitLegibilityWeight { public typealias Value = UILegibilityWeight }
extension UITraitListEnvironment { public typealias Value = UIListEnvironment }
extension UITraitPreferredContentSizeCategory { public typealias Value = UIContentSizeCategory }
extension UITraitSceneCaptureState { public typealias Value = UISceneCaptureState }
extension UITraitToolbarItemPresentationSize { public typealias Value = UINSToolbarItemPresentationSize }
extension UITraitTypesettingLanguage { public typealias Value = Locale.Language? }
extension UITraitUserInterfaceIdiom { public typealias Value = UIUserInterfaceIdiom }
extension UITraitUserInterfaceLevel { public typealias Value = UIUserInterfaceLevel }
extension UITraitUserInterfaceStyle { public typealias Value = UIUserInterfaceStyle }
extension UITraitVerticalSizeClass { public typealias Value = UIUserInterfaceSizeClass }

// What UIKit adds to types of others, and what it leaves to Swift.

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect { fatalError() }
}

extension NSIndexPath {
    public convenience init(item: Int, section: Int) { fatalError() }
    public convenience init(row: Int, section: Int) { fatalError() }
    public var item: Int { fatalError() }
    public var row: Int { fatalError() }
    public var section: Int { fatalError() }
}

extension NSValue {
    public convenience init(cgPoint: CGPoint) { fatalError() }
    public convenience init(cgRect: CGRect) { fatalError() }
    public convenience init(cgSize: CGSize) { fatalError() }
    public convenience init(uiEdgeInsets: UIEdgeInsets) { fatalError() }
    public var cgPointValue: CGPoint { fatalError() }
    public var cgRectValue: CGRect { fatalError() }
    public var cgSizeValue: CGSize { fatalError() }
    public var uiEdgeInsetsValue: UIEdgeInsets { fatalError() }
}

extension AttributeScopes {
    public var uiKit: UIKitAttributes.Type { fatalError() }

    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = ""
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = ""
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = ""
        }

        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = ""
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = ""
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = ""
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = ""
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { fatalError() }
}

extension AttributedString {
    public init(_ nsStr: NSAttributedString) { fatalError() }
}
