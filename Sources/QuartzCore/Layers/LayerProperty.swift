import CoreGraphics

/// An animatable property.
package enum LayerProperty: Hashable, Sendable {
    case bounds, position, zPosition, anchorPoint, transform, sublayerTransform, opacity, backgroundColor, cornerRadius
    case cornerRadii, borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
    case contentsRect, contentsCenter
    /// A property that a layer class adds.
    case own(OwnLayerProperty)

    /// Creates the property of all layers with a name, or returns nil if there is none.
    package init?(name: String) {
        guard let property = Self.byName[name] else { return nil }
        self = property
    }

    /// The name for actions, which is also the first part of a key path.
    package var name: String {
        switch self {
        case .bounds: "bounds"
        case .position: "position"
        case .zPosition: "zPosition"
        case .anchorPoint: "anchorPoint"
        case .transform: "transform"
        case .sublayerTransform: "sublayerTransform"
        case .opacity: "opacity"
        case .backgroundColor: "backgroundColor"
        case .cornerRadius: "cornerRadius"
        case .cornerRadii: "cornerRadii"
        case .borderWidth: "borderWidth"
        case .borderColor: "borderColor"
        case .shadowColor: "shadowColor"
        case .shadowOpacity: "shadowOpacity"
        case .shadowOffset: "shadowOffset"
        case .shadowRadius: "shadowRadius"
        case .shadowPath: "shadowPath"
        case .contentsRect: "contentsRect"
        case .contentsCenter: "contentsCenter"
        case .own(let property): property.name
        }
    }

    /// Whether a change without an explicit animation animates.
    package var isImplicitlyAnimated: Bool {
        switch self {
        case .own(let property): property.isImplicitlyAnimated
        case .shadowPath: false
        default: true
        }
    }

    private static let byName: [String: LayerProperty] = {
        let common: [LayerProperty] = [
            .bounds, .position, .zPosition, .anchorPoint, .transform, .sublayerTransform, .opacity, .backgroundColor,
            .cornerRadius, .cornerRadii, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset,
            .shadowRadius, .shadowPath, .contentsRect, .contentsCenter,
        ]
        return Dictionary(uniqueKeysWithValues: common.map { ($0.name, $0) })
    }()
}

extension LayerState {
    /// The property as a value that can be added and interpolated.
    subscript(_ property: LayerProperty) -> AnimatedValue {
        get {
            switch property {
            case .bounds: .rect(bounds)
            case .position: .point(position)
            case .zPosition: .scalar(Double(zPosition))
            case .anchorPoint: .point(anchorPoint)
            case .transform: .transform(transform)
            case .sublayerTransform: .transform(look.sublayerTransform)
            case .opacity: .scalar(Double(opacity))
            case .backgroundColor: .color(look.backgroundColor)
            case .cornerRadius: .scalar(Double(look.cornerRadius))
            case .cornerRadii: look.shownRadii.animated
            case .borderWidth: .scalar(Double(look.borderWidth))
            case .borderColor: .color(look.borderColor)
            case .shadowColor: .color(look.shadow.color)
            case .shadowOpacity: .scalar(Double(look.shadow.opacity))
            case .shadowOffset: .size(look.shadow.offset)
            case .shadowRadius: .scalar(Double(look.shadow.radius))
            case .shadowPath: .path(look.shadow.path)
            case .contentsRect: .rect(look.contentsRect)
            case .contentsCenter: .rect(look.contentsCenter)
            case .own(let property): property[look.own]
            }
        }
        set {
            switch (property, newValue) {
            case (.bounds, .rect(let value)): bounds = value
            case (.position, .point(let value)): position = value
            case (.zPosition, .scalar(let value)): zPosition = CGFloat(value)
            case (.anchorPoint, .point(let value)): anchorPoint = value
            case (.transform, .transform(let value)): transform = value
            case (.sublayerTransform, .transform(let value)): look.sublayerTransform = value
            case (.opacity, .scalar(let value)): opacity = Float(value)
            case (.backgroundColor, .color(let value)): look.backgroundColor = value
            case (.cornerRadius, .scalar(let value)): look.cornerRadius = CGFloat(value)
            case (.cornerRadii, .list): look.cornerRadii = CornerRadii(newValue) ?? look.cornerRadii
            case (.borderWidth, .scalar(let value)): look.borderWidth = CGFloat(value)
            case (.borderColor, .color(let value)): look.borderColor = value
            case (.shadowColor, .color(let value)): look.shadow.color = value
            case (.shadowOpacity, .scalar(let value)): look.shadow.opacity = Float(value)
            case (.shadowOffset, .size(let value)): look.shadow.offset = value
            case (.shadowRadius, .scalar(let value)): look.shadow.radius = CGFloat(value)
            case (.shadowPath, .path(let value)): look.shadow.path = value
            case (.contentsRect, .rect(let value)): look.contentsRect = value
            case (.contentsCenter, .rect(let value)): look.contentsCenter = value
            case (.own(let property), let value): property.set(value, in: &look.own)
            default: break  // An animation of another type than its property does nothing, as in Core Animation.
            }
        }
    }
}
