/// Where a look was read. What has one source only is marked in the documentation.
enum LookSource: String, Sendable, CaseIterable {
    case homeAssistant = "HA"
    case accessibilitySnapshot = "CA"
    case reactNavigation = "WX"
    case bottomTabs = "CB"
    case openUIKit = "O"
    case openUIKitOnCatalyst = "Oc"
    case swiftUIWeb = "S"
    case morph = "M"
    case lemonade = "L"

    /// The description of the source.
    var about: String {
        switch self {
        case .homeAssistant: "pictures of the tests of home-assistant/iOS: 1170 x 2532 at 3x, iOS 26, SwiftUI"
        case .accessibilitySnapshot: "pictures of the tests of cashapp/AccessibilitySnapshot, iOS 26.2"
        case .reactNavigation: "a screen shot of wix/react-native-navigation, iOS 26"
        case .bottomTabs: "a screen shot of callstack/react-native-bottom-tabs, iOS 26"
        case .openUIKit: "comments and tests of Vercantez/openuikit, from a simulator of an iPhone 16 with iOS 26.1"
        case .openUIKitOnCatalyst: "the same, from Catalyst"
        case .morph: "specifications of Tembeon/morph, from the layers of an iPhone 16 Pro with iOS 27.0"
        case .lemonade: "comments of teya-engineering/lemonade-design-system, fitted to films of an iPhone with iOS 26"
        case .swiftUIWeb: "documentation of iamcgn/swiftui-web, from a simulator of an iPhone SE with iOS 26.0"
        }
    }
}
