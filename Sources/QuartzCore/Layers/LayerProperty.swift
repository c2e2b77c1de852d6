import CoreGraphics

/// The animatable properties. The raw value is the first part of a key path.
package enum LayerProperty: String, CaseIterable, Sendable {
    case bounds, position, zPosition, anchorPoint, transform, sublayerTransform, opacity, backgroundColor, cornerRadius
    case borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius, contentsRect
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
            case .borderWidth: .scalar(Double(look.borderWidth))
            case .borderColor: .color(look.borderColor)
            case .shadowColor: .color(look.shadowColor)
            case .shadowOpacity: .scalar(Double(look.shadowOpacity))
            case .shadowOffset: .size(look.shadowOffset)
            case .shadowRadius: .scalar(Double(look.shadowRadius))
            case .contentsRect: .rect(look.contentsRect)
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
            case (.borderWidth, .scalar(let value)): look.borderWidth = CGFloat(value)
            case (.borderColor, .color(let value)): look.borderColor = value
            case (.shadowColor, .color(let value)): look.shadowColor = value
            case (.shadowOpacity, .scalar(let value)): look.shadowOpacity = Float(value)
            case (.shadowOffset, .size(let value)): look.shadowOffset = value
            case (.shadowRadius, .scalar(let value)): look.shadowRadius = CGFloat(value)
            case (.contentsRect, .rect(let value)): look.contentsRect = value
            default: break  // An animation of another type than its property does nothing, as in Core Animation.
            }
        }
    }
}
