/// The place of an element in a list, of which only some elements may be on the screen.
package struct ListPlace {
    /// The identity of the list.
    package let list: ObjectIdentifier
    /// The name of the list; `nil` if it has none.
    package let name: String?
    /// The position of the element in the list. The first one is 1.
    package let position: Int
    /// The number of elements in the list.
    package let count: Int
}
