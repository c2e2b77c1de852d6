@_spi(ObjectiveCSources) import ObjectRuntime

extension StandardEdit {
    /// Returns the method of a class that performs the command.
    nonisolated func method<Responder: UIResponder>(of type: Responder.Type) -> ObjectiveCMember {
        .method(rawValue, of: type) { responder, sender in responder.send(self, from: sender) }
    }
}
