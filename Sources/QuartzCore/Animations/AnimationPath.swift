import CoreGraphics
import Motion

/// A parsed key path such as `position.y` or `transform.rotation.z`.
package struct AnimationPath: Equatable {
    let property: LayerProperty
    /// The part after the property's name, or empty for the whole property.
    let component: String

    /// Creates the path of a whole property, or of one of its components, such as `x`.
    package init(_ property: LayerProperty, component: String = "") {
        self.property = property
        self.component = component
    }

    /// Parses a key path.
    ///
    /// - Parameter layer: The layer whose class may add properties. Without a layer, only the properties that all
    ///   layers have are known.
    init?(_ path: String?, in layer: CALayer? = nil) {
        guard let path else { return nil }
        let parts = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first.map(String.init) else { return nil }
        guard let property = layer?.property(forKey: name) ?? LayerProperty(name: name) else { return nil }
        self.property = property
        component = parts.count > 1 ? String(parts[1]) : ""
        guard component.isEmpty || LayerState()[property].component(component) != nil else { return nil }
    }

    /// The path in the notation of clients.
    package var keyPath: String { component.isEmpty ? property.name : "\(property.name).\(component)" }
}

extension LayerState {
    subscript(_ path: AnimationPath) -> AnimatedValue {
        get {
            let whole = self[path.property]
            return path.component.isEmpty ? whole : whole.component(path.component) ?? whole
        }
        set {
            if path.component.isEmpty {
                self[path.property] = newValue
            } else {
                self[path.property] = self[path.property].setting(path.component, to: newValue)
            }
        }
    }
}

extension AnimatedValue {
    /// Returns a component by its name in a key path, or nil if the value has no such component.
    func component(_ name: String) -> AnimatedValue? {
        switch (self, name) {
        case (.point(let value), "x"): .scalar(Double(value.x))
        case (.point(let value), "y"): .scalar(Double(value.y))
        case (.size(let value), "width"): .scalar(Double(value.width))
        case (.size(let value), "height"): .scalar(Double(value.height))
        case (.rect(let value), "origin"): .point(value.origin)
        case (.rect(let value), "size"): .size(value.size)
        case (.rect(let value), _) where name.hasPrefix("origin."):
            AnimatedValue.point(value.origin).component(String(name.dropFirst(7)))
        case (.rect(let value), _) where name.hasPrefix("size."):
            AnimatedValue.size(value.size).component(String(name.dropFirst(5)))
        case (.transform(let value), _): TransformKeyPath(rawValue: name)?.value(in: value)
        default: nil
        }
    }

    /// Returns the value with a component replaced, or the value itself if it has no such component.
    func setting(_ name: String, to new: AnimatedValue) -> AnimatedValue {
        switch (self, name, new) {
        case (.point(var value), "x", .scalar(let x)):
            value.x = CGFloat(x)
            return .point(value)
        case (.point(var value), "y", .scalar(let y)):
            value.y = CGFloat(y)
            return .point(value)
        case (.size(var value), "width", .scalar(let width)):
            value.width = CGFloat(width)
            return .size(value)
        case (.size(var value), "height", .scalar(let height)):
            value.height = CGFloat(height)
            return .size(value)
        case (.rect(var value), "origin", .point(let origin)):
            value.origin = origin
            return .rect(value)
        case (.rect(var value), "size", .size(let size)):
            value.size = size
            return .rect(value)
        case (.rect(var value), _, _) where name.hasPrefix("origin."):
            if case .point(let origin) = AnimatedValue.point(value.origin).setting(String(name.dropFirst(7)), to: new) {
                value.origin = origin
            }
            return .rect(value)
        case (.rect(var value), _, _) where name.hasPrefix("size."):
            if case .size(let size) = AnimatedValue.size(value.size).setting(String(name.dropFirst(5)), to: new) {
                value.size = size
            }
            return .rect(value)
        case (.transform(let value), _, _):
            return .transform(TransformKeyPath(rawValue: name)?.setting(new, in: value) ?? value)
        default:
            return self
        }
    }
}
