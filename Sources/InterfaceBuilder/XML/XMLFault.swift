/// A fault in the syntax of XML.
struct XMLFault: Error, Equatable {
    var line: Int
    var problem: String
}
