"""Handwritten lists for script/declarations: properties of Apple's declarations that the facts don't contain."""

import re

# Types that Foundation declares. Here they only get members.
FOUNDATION = {
    "CGPoint", "CGRect", "CGSize", "Comparable", "IndexPath", "NSAttributedString", "NSAttributedString.Key", "NSCoder",
    "NSCopying", "NSMutableCopying", "NSNull", "NSObject", "NSString", "String",
}
# Types of Foundation whose members the handwritten files declare.
BY_HAND = {
    "AttributeDynamicLookup", "AttributeScopes", "AttributedString", "NSIndexPath", "NSMutableAttributedString", "NSURL",
    "NSValue",
}
FOUNDATION_CLASSES = {"NSMutableAttributedString", "Operation"}
# Names of frameworks that the facts don't cover, of C macros, and of types that the facts don't describe
# in Swift's terms. Members that contain one of them are left out, and so are conformances to them.
LEFT_OUT = re.compile(r"\b(" + "|".join(r"""
    AVAudioSession AppEntity\w+ CIColor CIImage CKContainer CKShare\w* CLRegion CNContact CTTextAlignment
    CredentialSessionWindowSceneEvent DDMatch\w+ EntityIdentifier FileWrapper GCGameController\w+ INIntent\w* INPerson
    ImageResource LPLinkMetadata MPMoviePlayerViewController MarketplaceDisplayOption NFCWindowSceneEvent NSExtensionContext
    NSManagedObject\w+ NSToolbar SKNode UNNotificationResponse UTType
    Animation ColorScheme\w* EdgeInsets LayoutDirection LegibilityWeight Text(?=\.) any(?=.UIWindowScenePlacement)
    \w*SymbolEffect\w* UISymbolEffectCompletion\w* __UI\w+ LocalizedStringResource AutoreleasingUnsafeMutablePointer URLRequest
    CA_WARN_DEPRECATED NSLAYOUT\w+_H UIKIT_HAS_UIFOUNDATION_SYMBOLS UI_USER_INTERFACE_IDIOM
    UIView\.Invalidat\w+ Invalidation\d UITextSearching UITextSearchAggregator UITextSearchingFindSession
    UICollectionViewAppIntentsDataSource UITableViewAppIntentsDataSource UIOrnament UISceneCollectionJoinBehavior
    AdaptiveImageGlyph UIShapeProvider T\.Value(?!.*.where.) UITitlebarTitleVisibility UITitlebarToolbarStyle TraitChangeHandler
""".split()) + r")\b")
# The parameters of generic types. The facts contain only their names.
DIFFABLE = "<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>"
GENERIC = {
    "NSLayoutAnchor": "<AnchorType: AnyObject>",
    "NSDiffableDataSourceSectionSnapshot": "<ItemIdentifierType: Hashable & Sendable>",
    "NSDiffableDataSourceSectionTransaction": DIFFABLE,
    "NSDiffableDataSourceSnapshot": DIFFABLE,
    "NSDiffableDataSourceTransaction": DIFFABLE,
    "UICollectionViewDiffableDataSource": DIFFABLE,
    "UITableViewDiffableDataSource": DIFFABLE,
    # Apple's parameter has the name of that of the type around it, which Swift 6 refuses.
    "UICollectionViewDiffableDataSource.SectionSnapshotHandlers": "<ItemType: Hashable & Sendable>",
    "UIIndirectScribbleInteraction": "<Delegate: UIIndirectScribbleInteractionDelegate>",
    "UICollectionView.CellRegistration": "<Cell: UICollectionViewCell, Item>",
    "UICollectionView.SupplementaryRegistration": "<Supplementary: UICollectionReusableView>",
    "UIViewController.ViewLoading": "<Value>",
}
# Classes and protocols that may be used off the main actor, because they are sendable.
FREE = {
    "UIBezierPath", "UIColor", "UIFont", "UIFontDescriptor", "UIFontMetrics", "UIGraphicsRenderer",
    "UIGraphicsRendererContext", "UIGraphicsRendererFormat", "UIImage", "UITraitCollection",
}
# Classes whose subclasses override NSObject's members for accessibility.
ROOTS = {"UIAccessibilityElement", "UIBarItem", "UIResponder"}
# The requirements of Foundation's protocols.
COPYING = {
    "NSCopying": "open func copy(with zone: NSZone? = nil) -> Any { fatalError() }",
    "NSMutableCopying": "open func mutableCopy(with zone: NSZone? = nil) -> Any { fatalError() }",
}
# The members that a class inherits from NSObject in Swift.
OF_OBJECT = {"copy()", "copy(with:)", "debugDescription", "description", "hash", "hashValue", "isEqual(_:)", "mutableCopy()"}
KEYWORDS = {"class", "continue", "default", "extension", "for", "import", "in", "init", "internal", "operator", "repeat", "self", "switch"}
