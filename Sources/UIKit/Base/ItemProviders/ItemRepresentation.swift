import Foundation

/// A form in which an item provider has its item.
struct ItemRepresentation: Sendable {
    /// Loads the data of the representation, and calls its argument once, on any thread.
    typealias LoadHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    let type: TypeIdentifier
    let load: LoadHandler
    /// The object that is represented; `nil` if only its data are known.
    var object: LocalItem?
}

/// An object of an item provider, which is read on any thread and changed on none.
struct LocalItem: @unchecked Sendable {
    let object: any NSItemProviderWriting

    /// Returns the object for a class whose data don't keep all of it; `nil` if it has to be read from data.
    func taken(as readingClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
        (object as? any WholeItemReading)?.wholeItem(as: readingClass)
    }
}

/// A class whose objects have more than its data, such as the attributes of text. Within the program the objects are
/// passed on as they are.
protocol WholeItemReading {
    /// Returns the object for a class, or a copy if it could be changed; `nil` if it isn't one of the class.
    func wholeItem(as readingClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)?
}
