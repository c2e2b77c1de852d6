/// A stored property of a class, and the folders and files whose code may use it.
struct StateOwners: Sendable {
    let property: String
    /// The file that declares the property. It may use it, too.
    let file: String
    let owners: Set<String>

    init(_ property: String, of file: String, belongTo owners: Set<String>) {
        (self.property, self.file, self.owners) = (property, file, owners)
    }

    /// The other files that use the property.
    func users(in uses: [Use]) -> [String] {
        let names: Set = [property, "getter:\(property)", "setter:\(property)"]
        return Set(uses.filter { names.contains($0.name) && $0.declaration.file == file }.map(\.place.file)).sorted()
    }

    /// The files that use the property without owning it.
    func strangers(in uses: [Use]) -> [String] {
        users(in: uses).filter { file in !owners.contains { file == $0 || file.hasPrefix($0 + "/") } }
    }
}
