import InterfaceBuilder

/// The objects of a xib, created once.
@MainActor
struct XibInstance {
    /// The top-level objects in the order of the file.
    let objects: [AnyObject]
    /// The values of the file that were left out.
    let faults: [NibError]

    /// - Parameters:
    ///   - owner: The object that the placeholder for the owner stands for.
    ///   - external: The objects that other placeholders stand for, by their identifiers.
    init(_ file: NibFile, owner: AnyObject?, external: [String: Any] = [:]) {
        let context = NibContext(owner: owner)
        let builder = NibBuilder(file, context: context)
        var objects: [AnyObject] = []
        for element in file.document.objects {
            guard element.name == "placeholder" else {
                if let object = builder.build(element) { objects.append(object) }
                continue
            }
            let object = element["externalObject"].flatMap { external[$0] }.map { $0 as AnyObject }
            if let object, let id = element.id { context.add(object, for: id) }
            let placeholder = object ?? element.id.flatMap { context.object(for: $0) }
            if let placeholder { builder.addConnections(of: element, from: placeholder) }
        }
        builder.finish()
        self.objects = objects
        faults = builder.faults
    }
}
