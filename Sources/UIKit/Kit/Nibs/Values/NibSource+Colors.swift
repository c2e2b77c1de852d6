import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibSource {
    /// The color for a key; `.some(nil)` for the element `nil`, which stands for the default.
    func color(_ key: String) -> UIColor?? {
        guard let child = child(key) else { return nil }
        if child.element.name == "nil" { return .some(nil) }
        guard child.element.name == "color" else { return nil }
        return child.color
    }

    /// The color that the element is.
    var color: UIColor? {
        // Xcode 11 wrote the color of iOS 13 beside the one of older systems.
        let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
        if let name = names.lazy.compactMap({ element[$0] }).first { return systemColor(name) }
        if let name = element["name"], element["catalog"] == "System" { return systemColor(name) }
        if let name = element["name"], element["catalog"] == nil { return namedColor(name) }
        return components
    }

    private var components: UIColor? {
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        if let red = number("red"), let green = number("green"), let blue = number("blue") {
            let isWide = element["customColorSpace"] == "displayP3" || element["colorSpace"] == "displayP3"
            return isWide
                ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
                : UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        report(
            "The color has neither a name nor components that are known",
            remedy: "Choose a color in the sRGB, gray or Display P3 space"
        )
        return nil
    }

    /// A color of the system, or else the one that the file has for its name.
    private func systemColor(_ name: String) -> UIColor? {
        if let color = NibColors.system[name] { return color() }
        return resourceColor("systemColor", name) ?? components
    }

    /// A color of an asset catalog. The file has a copy of it, for catalogs that can't be found.
    private func namedColor(_ name: String) -> UIColor? {
        if let color = UIColor(named: name, in: builder.file.bundle, compatibleWith: nil) { return color }
        if let color = resourceColor("namedColor", name) { return color }
        report("There is no color named \(name)", remedy: "Add it to the asset catalog and save the file again")
        return nil
    }

    private func resourceColor(_ kind: String, _ name: String) -> UIColor? {
        let resource = builder.file.document.resources.first { $0.name == kind && $0["name"] == name }
        guard let color = resource?.child("color"), color["name"] == nil, color["systemColor"] == nil
        else { return nil }
        return NibSource(element: color, builder: builder).components
    }
}
