extension UINib {
    /// - Parameter external: The objects that placeholders stand for, by their identifiers.
    func makeObjects(of file: NibFile, owner: Any?, external: [String: Any]) -> [Any] {
        XibInstance(file, owner: owner.map { $0 as AnyObject }, external: external).objects
    }
}
