import Foundation
import InterfaceBuilder

extension NibSource {
    /// The image whose name is the value of an attribute, or that of an element `imageReference`.
    func image(_ name: String) -> UIImage? {
        if let child = child(name), child.element.name == "imageReference" { return child.reference }
        return element[name].flatMap { image(named: $0, isSymbol: element["catalog"] == "system") }
    }

    private var reference: UIImage? {
        guard let name = element["image"] else { return nil }
        var image = image(named: name, isSymbol: element["catalog"] == "system")
        if let scale = choice("symbolScale", Self.symbolScales) {
            image = image?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
        }
        let modes: [String: UIImage.RenderingMode] = [
            "template": .alwaysTemplate, "original": .alwaysOriginal, "default": .automatic,
        ]
        guard let mode = choice("renderingMode", modes) else { return image }
        return image?.withRenderingMode(mode)
    }

    /// Returns an image of the app or a symbol.
    func image(named name: String, isSymbol: Bool) -> UIImage? {
        let image =
            isSymbol
            ? UIImage(systemName: name)
            : UIImage(named: name, in: builder.file.bundle, compatibleWith: nil)
        if image == nil {
            report(
                "Could not load the \"\(name)\" image referenced from a nib",
                remedy: isSymbol ? "Choose another symbol" : "Add its file to the resources"
            )
        }
        return image
    }
}
